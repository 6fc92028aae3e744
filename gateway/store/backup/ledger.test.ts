import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { Ledger } from './ledger.ts';

function record(line: number, restoredAt = 0): { restoredAt: number; line: number; id: string } {
  return { restoredAt, line, id: `inquiry-${line}` };
}

function emptyLedger(): Ledger {
  return new Ledger(join(temporaryFolder(), 'ledger'));
}

it('remembers the last record', () => {
  const ledger = emptyLedger();
  expect(ledger.read()).toBeUndefined();
  ledger.reset(record(0));
  for (const line of [1, 2, 12, 113]) {
    ledger.write(record(line));
    expect(new Ledger(ledger.path).read()).toEqual(record(line));
  }
});

it.each([0, 512])('is one record older when a power cut tore the slot at byte %i', (start) => {
  const ledger = emptyLedger();
  ledger.reset(record(1));
  ledger.write(record(2));
  ledger.write(record(3));
  const bytes = readFileSync(ledger.path);
  bytes.fill(0, start + 5, start + 512);
  writeFileSync(ledger.path, bytes);
  expect(ledger.read()).toEqual(record(start === 0 ? 2 : 3));
  // What comes next goes over the torn one or the older one, never over the only good one.
  ledger.write(record(4));
  const again = readFileSync(ledger.path);
  const last = new Ledger(ledger.path).read();
  expect(last).toEqual(record(4));
  expect(again.toString('latin1')).toContain(start === 0 ? 'inquiry-2' : 'inquiry-3');
});

it('knows a restored backup as the later one, with fewer lines too', () => {
  const ledger = emptyLedger();
  ledger.reset(record(90));
  ledger.reset(record(70, 1_800_000_000_000));
  ledger.write(record(71, 1_800_000_000_000));
  expect(new Ledger(ledger.path).read()).toEqual(record(71, 1_800_000_000_000));
});

it('says when it is damaged, instead of knowing nothing', () => {
  const ledger = emptyLedger();
  writeFileSync(ledger.path, '');
  expect(() => ledger.read()).toThrow(/is damaged/);
});

it('does not make itself anew when it is gone', () => {
  const ledger = emptyLedger();
  expect(() => ledger.write(record(1))).toThrow(/ENOENT/);
});
