import { open } from 'node:fs/promises';
import type { Forms } from '../../schema/forms/forms-file.ts';
import { targetKey } from '../../schema/forms/target-key.ts';
import { toCsv } from './csv.ts';
import { details, erasure, reconciliation, table } from './report.ts';
import { isState, type State, STATES } from '../store/tables/states.ts';
import type { Store } from '../store/store.ts';

/** What `npm run inquiries` can be asked for. */
export const ACTIONS = `  (no action)                      number of inquiries in each state
  list [--state S] [--limit N]     newest first
  show ID                          content and history
  export [--state S] --output FILE a table for a spreadsheet (CSV)
  replay ID ... | --all            deliver dead letters again
  redirect TARGET TARGET           deliver waiting and dead inquiries of the first to the second
  release ID ...                   out of quarantine, to be delivered
  erase EMAIL                      delete a person's content, in any state
  backup FILE                      save all inquiries, also while the gateway runs
  restore FILE                     replace all inquiries with a backup
  verify                           check that every acknowledged inquiry is stored and intact`;

/** The names of all actions but the one that needs no name. */
export const ACTION_NAMES: readonly string[] = [...ACTIONS.matchAll(/^ {2}([a-z]+)/gm)].flatMap(
  ([, name]) => name ?? [],
);

/** What was asked for is not there, or not all of it; the message is for the owner. */
export class MissingError extends Error {}

/** A command line that cannot be carried out; to be shown with the usage. */
export class UsageError extends Error {}

interface AdminArguments {
  action: string;
  operands: string[];
  state: State | undefined;
  limit: number;
  output: string | undefined;
  all: boolean;
}

export const OWNER_OPTIONS = {
  state: { type: 'string', value: 'STATE', help: STATES.join(', ') },
  limit: { type: 'string', default: '50', value: 'N', help: 'how many to list; the default is 50' },
  output: { type: 'string', value: 'FILE', help: 'where to write the table' },
  all: { type: 'boolean', default: false, help: 'replay all dead letters' },
} as const;

interface AdminOptions {
  state?: string;
  limit: string;
  output?: string;
  all: boolean;
}

/** @throws UsageError that says what is wrong */
export function readAdminArguments(
  { state, output, all, ...values }: AdminOptions,
  positionals: string[],
): AdminArguments {
  const limit = Number(values.limit);
  if (state !== undefined && !isState(state))
    throw new UsageError(`"${state}" is not a state. The states are ${STATES.join(', ')}.`);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError('--limit must be a whole number.');
  const [action = 'count', ...operands] = positionals;
  return { action, operands, state, limit, output, all };
}

/** @throws UsageError unless there is exactly the one operand that an action needs */
export function only(operands: string[], name: string): string {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UsageError(`Give exactly one ${name}.`);
  return operand;
}

/** @throws MissingError if some of those that are wanted do not exist */
function moved(ids: string[], wanted: string[]): string {
  const missing = wanted.filter((id) => !ids.includes(id));
  const notes = missing.map((id) => `${id} was not moved: its state does not allow it.`);
  const text = [`${ids.length} moved to waiting.`, ...notes].join('\n');
  if (notes.length > 0) throw new MissingError(text);
  return text;
}

/** What no form names is delivered by nobody. */
function requireTarget(forms: Forms, target: string): void {
  const known = Object.values(forms).flatMap(({ deliver }) => deliver.map(targetKey));
  if (known.includes(target)) return;
  const all = [...new Set(known)].join(', ') || 'unknown, because the site is not built';
  throw new UsageError(`No form delivers to "${target}". Targets of the forms: ${all}.`);
}

/**
 * Carries out one action on the store and resolves to what its owner reads.
 * @param forms of the present build, for the columns of a table; none where there is no build
 * @throws UsageError when operands or options do not fit the action, MissingError when what they name is not there
 */
export async function runAdminCommand(
  store: Store,
  args: AdminArguments,
  forms: Forms,
): Promise<string> {
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
      if (!entry) throw new MissingError(`There is no inquiry "${id}".`);
      return details(entry, await store.history(id));
    }
    case 'export': {
      if (output === undefined) throw new UsageError('Name the file with --output FILE.');
      const entries = await store.list({ state });
      // Personal data: readable by its owner only, also in a file that is there already.
      await using file = await open(output, 'w', 0o600);
      await file.chmod(0o600);
      await file.writeFile(toCsv(entries, forms));
      return `${entries.length} written to ${output}.`;
    }
    case 'replay': {
      if (all === operands.length > 0)
        throw new UsageError('Give ids, or --all for all dead letters.');
      return moved(await store.replay(all ? undefined : operands, now), operands);
    }
    case 'redirect': {
      const [from, to, ...more] = operands;
      if (from === undefined || to === undefined || more.length > 0) {
        throw new UsageError(
          'Give two targets, such as email:old@example.com email:new@example.com.',
        );
      }
      requireTarget(forms, to);
      return `${(await store.redirect(from, to, now)).length} redirected to ${to}.`;
    }
    case 'release':
      if (operands.length === 0) throw new UsageError('Give the ids to release.');
      return moved(await store.release(operands, now), operands);
    case 'erase':
      return erasure(await store.erase(only(operands, 'e-mail address'), now));
    default:
      throw new UsageError(`"${action}" is not an action.`);
  }
}
