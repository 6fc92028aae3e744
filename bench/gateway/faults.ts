import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../schema/is-record.ts';
import type { Measurement } from './measure.ts';

/** One way to bring the server down or to hold a lead back; each is a file of `faults/`, named like it. */
export interface Fault {
  /** What is done to it: a row's first column. */
  attack: string;
  /** What has to be seen, with its number. */
  expected: string;
  /**
   * Does it, against processes of its own, and cleans up.
   * @throws when it could not be tried at all
   */
  run: () => Promise<{ seen: string; met: boolean }>;
}

const FOLDER = join(import.meta.dirname, 'faults');

/** All faults as measurements, by `faults/NAME`: `npm run bench -- gateway faults` or `faults/NAME`. */
export function faultBenches(): Record<string, () => Promise<Measurement[]>> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(
    files.toSorted().map((name) => [`faults/${name.slice(0, -'.ts'.length)}`, () => cause(name)]),
  );
}

async function cause(name: string): Promise<Measurement[]> {
  const module: unknown = await import(pathToFileURL(join(FOLDER, name)).href);
  const fault = isRecord(module) ? module['fault'] : undefined;
  if (!isFault(fault)) throw new Error(`faults/${name} exports no fault.`);
  const { seen, met } = await fault.run();
  return [{ what: fault.attack, result: seen, bar: fault.expected, met }];
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && typeof value['run'] === 'function';
}
