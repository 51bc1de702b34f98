import type { SkfStepEvent } from '@schafkopf/elements';
import type {} from '@schafkopf/elements/jsx/react';

export const Wrong = () => (
  <skf-hand onskf-step={(event: SkfStepEvent) => console.log(event.step)} />
);
