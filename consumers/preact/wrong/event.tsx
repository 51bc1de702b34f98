import type {} from '@schafkopf/elements/jsx/preact';

export const Wrong = () => <skf-hand onskf-card-selected={(event) => console.log(event.detail)} />;
