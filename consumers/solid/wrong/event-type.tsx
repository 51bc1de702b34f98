import type { SkfStepEvent } from '@schafkopf/elements';
import type {} from '@schafkopf/elements/jsx/solid';

export const Wrong = () => (
  <skf-hand on:skf-card-select={(event: SkfStepEvent) => console.log(event.step)} />
);
