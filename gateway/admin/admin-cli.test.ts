import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeIn, temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { ADA, FORMS } from '../../test-support/gateway/content/wire.ts';
import {
  ACTION_NAMES,
  MissingError,
  OWNER_OPTIONS,
  readAdminArguments,
  runAdminCommand,
  UsageError,
} from './admin-cli.ts';
import type { State } from '../store/tables/states.ts';
import type { Store } from '../store/store.ts';

const NOW = Date.now() - 1000;

async function add(store: Store, id: string, state: State, changes = {}): Promise<void> {
  const inquiry = { ...ADA, ...changes };
  await store.accept({
    id,
    key: undefined,
    form: 'inquiry',
    targets: ['crm'],
    fingerprint: id,
    email: inquiry.email.toLowerCase(),
    body: JSON.stringify(inquiry),
    state: state === 'quarantined' ? state : 'waiting',
    at: NOW,
  });
  if (state === 'delivered') await store.delivered({ id, target: 'crm' }, NOW);
  if (state !== 'dead') return;
  const [claim] = await store.claim('crm', NOW, NOW, 1);
  if (claim) await store.deadLetter(claim, NOW, 'refused', 'Not\u001b[2Jwanted.');
}

/** A folder with one inquiry in each state, and the command on it. */
async function owner(): Promise<{ folder: string; run: (...args: string[]) => Promise<string> }> {
  const folder = temporaryFolder();
  const store = storeIn(folder);
  onTestFinished(() => store.close());
  await add(store, 'id-dead', 'dead', { email: 'dead@example.com', country: '\u202ekU' });
  await add(store, 'id-waiting', 'waiting');
  await add(store, 'id-delivered', 'delivered');
  await add(store, 'id-quarantined', 'quarantined', { description: '=cmd|calc' });
  const run = async (...args: string[]) => {
    const options = { args, options: OWNER_OPTIONS, allowPositionals: true };
    const { values, positionals } = parseArgs(options);
    return runAdminCommand(store, readAdminArguments(values, positionals), FORMS);
  };
  return { folder, run };
}

describe('npm run inquiries', () => {
  it('redirects to a target that a form has, and to no other', async () => {
    const { run } = await owner();
    await expect(run('redirect', 'crm', 'email:nobody@example.com')).rejects.toThrow(
      /^No form delivers to "email:nobody@example.com"\. Targets of the forms: .*crm/,
    );
    expect(await run('redirect', 'email:old@example.com', 'crm')).toBe('0 redirected to crm.');
  });

  it('redirects to no target where there is no build', async () => {
    const store = storeIn(temporaryFolder());
    onTestFinished(() => store.close());
    const args = readAdminArguments({ limit: '50', all: false }, ['redirect', 'crm', 'crm']);
    await expect(runAdminCommand(store, args, {})).rejects.toThrow(
      new UsageError(
        'No form delivers to "crm". Targets of the forms: unknown, because the site is not built.',
      ),
    );
  });

  it('reconciles', async () => {
    const { run } = await owner();
    expect(await run()).toBe(
      '4 accepted = 1 waiting + 1 delivered + 1 quarantined + 1 dead: all accounted for',
    );
  });

  it('lists, and shows one without letting it play with the terminal', async () => {
    const { run } = await owner();
    const list = await run('list', '--state', 'dead');
    expect(list).toMatch(/^id-dead {2}.* dead +refused +1 attempts$/);
    const text = await run('show', 'id-dead');
    expect(text).toContain('country        \\u{202e}kU');
    expect(text).toContain('last error     Not\\u{1b}[2Jwanted.');
    expect(text).toContain('waiting > dead: refused');
    expect((await run('list', '--limit', '1')).split('\n')).toHaveLength(1);
    await expect(run('show', 'id-none')).rejects.toThrow(
      new MissingError('There is no inquiry "id-none".'),
    );
  });

  it('exports a table that only its owner can read', async () => {
    const { folder, run } = await owner();
    const file = join(folder, 'out.csv');
    expect(await run('export', '--output', file)).toBe(`4 written to ${file}.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(`"'=cmd|calc"`);
    const older = join(folder, 'older.csv');
    writeFileSync(older, 'x'.repeat(100_000), { mode: 0o644 });
    await run('export', '--output', older);
    expect(statSync(older).mode & 0o777).toBe(0o600);
    expect(readFileSync(older, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('knows the names of its actions', () => {
    expect(ACTION_NAMES).toEqual(
      'list show export replay redirect release erase backup restore verify'.split(' '),
    );
  });

  it('replays and releases only what is in the state for it', async () => {
    const { run } = await owner();
    await expect(run('replay', 'id-dead', 'id-delivered')).rejects.toThrow(
      new MissingError(
        '1 moved to waiting.\nid-delivered was not moved: its state does not allow it.',
      ),
    );
    expect(await run('replay', '--all')).toBe('0 moved to waiting.');
    expect(await run('release', 'id-quarantined')).toBe('1 moved to waiting.');
    expect(await run()).toContain('3 waiting + 1 delivered + 0 quarantined + 0 dead');
  });

  it('erases a person out of the very files, and says what is left to do', async () => {
    const { folder, run } = await owner();
    const text = await run('erase', 'ADA@example.com');
    expect(text).toContain('Erased the content of 3:');
    expect(text).toContain('id-delivered was already delivered. Erase it there too: crm.');
    expect(text).toContain('id-quarantined was quarantined and will not be delivered.');
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(bytes.join('')).not.toContain('ada@example.com');
    expect(bytes.join('')).not.toContain('cmd|calc');
    expect(bytes.join('')).toContain('dead@example.com');
    expect(await run()).toContain('1 dead + 2 erased: all accounted for');
  });

  it.each([
    [['polish'], '"polish" is not an action.'],
    [['list', '--state', 'lost'], '"lost" is not a state. The states are '],
    [['list', '--limit', '0'], '--limit must be a whole number.'],
    [['list', '--limit', '1.5'], '--limit must be a whole number.'],
    [['show'], 'Give exactly one id.'],
    [['show', 'id-dead', 'id-waiting'], 'Give exactly one id.'],
    [['export'], 'Name the file with --output FILE.'],
    [['replay'], 'Give ids, or --all for all dead letters.'],
    [['replay', '--all', 'id-dead'], 'Give ids, or --all for all dead letters.'],
    [['release'], 'Give the ids to release.'],
    [['erase'], 'Give exactly one e-mail address.'],
    [['erase', 'ada@example.com', 'bob@example.com'], 'Give exactly one e-mail address.'],
    [['redirect', 'crm'], 'Give two targets, such as email:old@example.com'],
    [['redirect', 'crm', 'crm', 'crm'], 'Give two targets, such as email:old@example.com'],
  ])('explains %j', async (args, message) => {
    const { run } = await owner();
    const attempt = async (): Promise<string> => run(...args);
    await expect(attempt()).rejects.toThrow(UsageError);
    await expect(attempt()).rejects.toThrow(message);
    expect(await run()).toContain('1 waiting + 1 delivered + 1 quarantined + 1 dead');
  });
});
