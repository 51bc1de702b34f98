import { readRecord } from '@schafkopf/core/conformance';
import { unwrap } from '@schafkopf/core';

type SettlementRecord = Extract<
  Extract<ReturnType<typeof readRecord>, { ok: true }>['value'],
  { type: 'settlement' }
>;

const FILES = ['', '-sources', '-options', '-bugs', '-edges', '-tournaments'];

/** Every settlement of the conformance suite, as core is checked against it. */
export async function settlementRecords(): Promise<SettlementRecord[]> {
  const files = await Promise.all(
    FILES.map((name) => fetch(`/packages/core/conformance/settlement${name}.jsonl`)),
  );
  const text = (await Promise.all(files.map((file) => file.text()))).join('\n');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => unwrap(readRecord(line)) as SettlementRecord);
}
