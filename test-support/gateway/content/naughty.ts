import { fileURLToPath } from 'node:url';
import { isRecord } from '../../../schema/is-record.ts';
import { readJson } from '../../../schema/read-json.ts';
import type { FakeCrm } from '../fake-crm.ts';
import { Visitor } from '../visitor.ts';
import { waitFor } from '../../processes/wait-for.ts';
import { ADA } from './wire.ts';

// Read and not imported: bundlers refuse JSON with unpaired surrogates, which it contains.
const FILE = fileURLToPath(new URL('naughty-strings.json', import.meta.url));

/** Strings that are known to break programs. */
export const NAUGHTY = readJson(FILE, hasStrings).strings;

function hasStrings(value: unknown): value is { strings: string[] } {
  return isRecord(value) && Array.isArray(value['strings']);
}

const VISITORS = 10;

export interface NaughtyResult {
  /** How many reached the CRM exactly as they were sent. */
  unchanged: number;
  /** Answers other than 200. */
  refused: number[];
}

/** Sends every one, in two fields, through to the CRM. */
export async function sendNaughtyStrings(port: number, crm: FakeCrm): Promise<NaughtyResult> {
  const visitor = new Visitor(port, VISITORS);
  const sent = NAUGHTY.map((text, n) => ({
    ...ADA,
    companyName: text,
    description: `${n} ${text}`,
  }));
  const refused: number[] = [];
  const rest = sent.values();
  async function visit(): Promise<void> {
    for (const inquiry of rest) {
      const { status } = await visitor.send(inquiry);
      if (status !== 200) refused.push(status);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  visitor.close();
  await waitFor('all in the CRM', () => crm.leads.length >= sent.length - refused.length, 60);
  const arrived = new Set(crm.leads.map(({ body }) => body));
  const unchanged = sent.filter((inquiry) => arrived.has(JSON.stringify(inquiry))).length;
  return { unchanged, refused };
}
