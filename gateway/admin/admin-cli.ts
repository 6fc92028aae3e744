import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCsv } from './csv.ts';
import { details, erasure, reconciliation, table } from './report.ts';
import { isState, type State, STATES } from '../store/states.ts';
import type { Store } from '../store/store.ts';

export const USAGE = `npm run inquiries                                     how many stand where
npm run inquiries -- list [--state S] [--limit N]     newest first (50)
npm run inquiries -- show ID                          content and history
npm run inquiries -- export [--state S] --output FILE a table for a spreadsheet (CSV)
npm run inquiries -- replay ID ... | --all            dead letters back to waiting
npm run inquiries -- release ID ...                   out of quarantine, to be delivered
npm run inquiries -- erase EMAIL                      a person's content, whatever its state
States: ${STATES.join(', ')}`;

/** A command line that cannot be carried out; to be shown with the usage. */
export class UsageError extends Error {}

export interface OwnerArguments {
  action: string;
  operands: string[];
  state: State | undefined;
  limit: number;
  output: string | undefined;
  all: boolean;
}

const OPTIONS = {
  state: { type: 'string' },
  limit: { type: 'string', default: '50' },
  output: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

// Its return type follows from OPTIONS.
function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError that says what is wrong */
export function readOwnerArguments(args: string[]): OwnerArguments {
  const { values, positionals } = parse(args);
  const { state, output, all } = values;
  const limit = Number(values.limit);
  if (state !== undefined && !isState(state)) throw new UsageError(`"${state}" is no state.`);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit needs a whole number.');
  const [action = 'count', ...operands] = positionals;
  return { action, operands, state, limit, output, all };
}

/** The one operand that an action needs. */
function only(operands: string[], name: string): string {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UsageError(`Give exactly one ${name}.`);
  return operand;
}

function moved(ids: string[], wanted: string[]): string {
  const missing = wanted.filter((id) => !ids.includes(id));
  const notes = missing.map((id) => `${id} was not moved: it is not in the state for that.`);
  return [`${ids.length} moved to waiting.`, ...notes].join('\n');
}

/**
 * Carries out one action on the store and resolves to what its owner reads.
 * @throws UsageError when operands or options do not fit the action
 */
export async function runOwnerCommand(store: Store, args: OwnerArguments): Promise<string> {
  const { action, operands, state, limit, output, all } = args;
  const now = Date.now();
  switch (action) {
    case 'count':
      return reconciliation(await store.counts());
    case 'list':
      return table(await store.list({ state, limit }));
    case 'show': {
      const id = only(operands, 'id');
      const [entry] = await store.list({ ids: [id] });
      return entry ? details(entry, await store.history(id)) : `There is no inquiry "${id}".`;
    }
    case 'export': {
      if (output === undefined) throw new UsageError('Name the file with --output FILE.');
      const entries = await store.list({ state });
      // Personal data: readable by its owner only.
      await writeFile(output, toCsv(entries), { mode: 0o600 });
      return `${entries.length} written to ${output}.`;
    }
    case 'replay': {
      if (all === operands.length > 0) throw new UsageError('Give ids, or --all for all the dead.');
      return moved(await store.replay(all ? undefined : operands, now), operands);
    }
    case 'release':
      if (operands.length === 0) throw new UsageError('Give the ids to release.');
      return moved(await store.release(operands, now), operands);
    case 'erase':
      return erasure(await store.erase(only(operands, 'e-mail address'), now));
    default:
      throw new UsageError(`"${action}" is not known.`);
  }
}
