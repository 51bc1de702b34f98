import type { SkfStepEvent } from '@schafkopf/elements';
import type {} from '@schafkopf/elements/jsx/preact';

export const Wrong = () => (
  <skf-hand onskf-card-select={(event: SkfStepEvent) => console.log(event.step)} />
);
