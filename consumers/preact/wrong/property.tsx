import type {} from '@schafkopf/elements/jsx/preact';

export const Wrong = () => <skf-hand crads="EO" />;
