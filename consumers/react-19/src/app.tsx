import type { Card } from '@schafkopf/core';
import type { SkfChangeEvent } from '@schafkopf/elements';
import '@schafkopf/elements/define';
import type {} from '@schafkopf/elements/jsx/react';
import { useState } from 'react';

export function App() {
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [rows, setRows] = useState(0);
  const count = (event: SkfChangeEvent) => setRows(event.sheet.rows.length);
  return (
    <>
      <skf-hand
        cards="EO GU HA S7"
        select="many"
        selected={chosen}
        ranAway={false}
        onskf-card-select={(event) => setChosen(event.detail.cards)}
      />
      <output id="chosen">{chosen.join(' ')}</output>
      <skf-scoresheet
        players="Anna,Ben,Cora,Dan"
        tariff="10-50"
        persist="none"
        onskf-change={count}
      />
      <output id="rows">{rows}</output>
    </>
  );
}
