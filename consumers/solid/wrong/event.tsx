import type {} from '@schafkopf/elements/jsx/solid';

export const Wrong = () => <skf-hand on:skf-card-selected={(event) => console.log(event.detail)} />;
