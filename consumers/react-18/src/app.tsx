import type { Card } from '@schafkopf/core';
import type { SkfChangeEvent } from '@schafkopf/elements';
import { SkfHand, SkfScoresheet } from '@schafkopf/elements/react';
import { useState } from 'react';

export function App() {
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [rows, setRows] = useState(0);
  const count = (event: SkfChangeEvent) => setRows(event.sheet.rows.length);
  return (
    <>
      <SkfHand
        cards="EO GU HA S7"
        select="many"
        selected={chosen}
        ranAway={false}
        onSkfCardSelect={(event) => setChosen(event.detail.cards)}
      />
      <output id="chosen">{chosen.join(' ')}</output>
      <SkfScoresheet
        players="Anna,Ben,Cora,Dan"
        tariff="10-50"
        persist="none"
        onSkfChange={count}
      />
      <output id="rows">{rows}</output>
    </>
  );
}
