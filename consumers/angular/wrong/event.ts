import { Component } from '@angular/core';
import type { SkfCardSelectEvent, SkfStepEvent } from '@schafkopf/elements';
import { SkfHandDirective } from '@schafkopf/elements/angular';

@Component({
  selector: 'app-wrong',
  imports: [SkfHandDirective],
  template: `<skf-hand (skfCardSelected)="choose($event)" />`,
})
export class Wrong {
  text = 'EO';

  choose(event: SkfCardSelectEvent) {
    return event.detail.cards;
  }

  step(event: SkfStepEvent) {
    return event.step;
  }
}
