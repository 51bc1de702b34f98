import lines from '@schafkopf/core/conformance/settlement.jsonl?raw';
import { readRecord, settleRecord } from '@schafkopf/core/conformance';
import { unwrap, type Settlement } from '@schafkopf/core';

/** A hand of the conformance suite, settled, with its source. */
export interface Worked {
  readonly source: string;
  readonly settlement: Settlement;
}

/** Settles a hand of the conformance suite by its id; the build fails if it is not there. */
export function worked(id: string): Worked {
  for (const line of lines.split('\n').filter((text) => text.includes(id))) {
    const record = unwrap(readRecord(line));
    if (record.type === 'settlement' && record.id === id) {
      return { source: record.source ?? '', settlement: unwrap(settleRecord(record)) };
    }
  }
  throw new TypeError(`no settlement record ${id}`);
}
