import type {} from '@schafkopf/elements/jsx/react';

export const Wrong = () => <skf-hand select="some" />;
