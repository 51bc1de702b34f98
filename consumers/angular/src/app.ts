import { Component } from '@angular/core';
import type { Card } from '@schafkopf/core';
import type { SkfCardSelectEvent, SkfChangeEvent } from '@schafkopf/elements';
import { SkfHandDirective, SkfScoresheetDirective } from '@schafkopf/elements/angular';

@Component({
  selector: 'app-root',
  imports: [SkfHandDirective, SkfScoresheetDirective],
  template: `
    <skf-hand
      cards="EO GU HA S7"
      select="many"
      [selected]="chosen"
      [ranAway]="false"
      (skfCardSelect)="choose($event)"
    />
    <output id="chosen">{{ chosen.join(' ') }}</output>
    <skf-scoresheet
      players="Anna,Ben,Cora,Dan"
      tariff="10-50"
      persist="none"
      (skfChange)="count($event)"
    />
    <output id="rows">{{ rows }}</output>
  `,
})
export class App {
  chosen: readonly Card[] = [];
  rows = 0;

  choose(event: SkfCardSelectEvent) {
    this.chosen = event.detail.cards;
  }

  count(event: SkfChangeEvent) {
    this.rows = event.sheet.rows.length;
  }
}
