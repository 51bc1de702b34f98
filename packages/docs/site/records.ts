import { readFileSync } from 'node:fs';
import { unwrap, type Settlement } from '@schafkopf/core';
import { readRecord, settleRecord, type SettlementRecord } from '@schafkopf/core/conformance';

/** The settlements of the conformance suite, where every worked example of the sources stands. */
const FILES = [
  'settlement',
  'settlement-sources',
  'settlement-tournaments',
  'settlement-options',
  'settlement-edges',
] as const;

let records: ReadonlyMap<string, SettlementRecord> | undefined;

/** A settlement record by its id; the build fails if it is not there. */
export function recordOf(id: string): SettlementRecord {
  records ??= new Map(FILES.flatMap(read));
  const record = records.get(id);
  if (record === undefined) throw new TypeError(`no settlement record ${id}`);
  return record;
}

/** A hand of the conformance suite, settled by core. */
export function settlementOf(id: string): Settlement {
  return unwrap(settleRecord(recordOf(id)));
}

/** Everything that a file of the suite settles, as it stands there. */
export function recordsIn(file: (typeof FILES)[number]): readonly SettlementRecord[] {
  return read(file).map(([, record]) => record);
}

function read(name: string): [string, SettlementRecord][] {
  const url = import.meta.resolve(`@schafkopf/core/conformance/${name}.jsonl`);
  return readFileSync(new URL(url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line): [string, SettlementRecord][] => {
      const record = unwrap(readRecord(line));
      return record.type === 'settlement' && record.id !== undefined ? [[record.id, record]] : [];
    });
}
