import { SkfHand } from '@schafkopf/elements/react';

export const Wrong = () => <SkfHand crads="EO" />;
