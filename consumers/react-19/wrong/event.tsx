import type {} from '@schafkopf/elements/jsx/react';

export const Wrong = () => <skf-hand onskf-card-selected={(event) => console.log(event.detail)} />;
