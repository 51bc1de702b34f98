import type { SkfStepEvent } from '@schafkopf/elements';
import { SkfHand } from '@schafkopf/elements/react';

export const Wrong = () => (
  <SkfHand onSkfCardSelect={(event: SkfStepEvent) => console.log(event)} />
);
