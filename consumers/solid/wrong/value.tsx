import type {} from '@schafkopf/elements/jsx/solid';

export const Wrong = () => <skf-hand select="some" />;
