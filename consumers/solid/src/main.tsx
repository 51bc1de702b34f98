import type { Card } from '@schafkopf/core';
import type { SkfChangeEvent } from '@schafkopf/elements';
import '@schafkopf/elements/define';
import type {} from '@schafkopf/elements/jsx/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function App() {
  const [chosen, setChosen] = createSignal<readonly Card[]>([]);
  const [rows, setRows] = createSignal(0);
  const count = (event: SkfChangeEvent) => setRows(event.sheet.rows.length);
  return (
    <>
      <skf-hand
        cards="EO GU HA S7"
        select="many"
        prop:selected={chosen()}
        prop:ranAway={false}
        on:skf-card-select={(event) => setChosen(event.detail.cards)}
      />
      <output id="chosen">{chosen().join(' ')}</output>
      <skf-scoresheet
        players="Anna,Ben,Cora,Dan"
        tariff="10-50"
        persist="none"
        on:skf-change={count}
      />
      <output id="rows">{rows()}</output>
    </>
  );
}

const place = document.querySelector('#app');
if (place) render(() => <App />, place);
