import { describe, expect, it } from 'vitest';
import { DatabaseAway } from './database.ts';
import type { Row, Statement } from '../../schema/generated/data.d.ts';
import { groupCommit } from './group-commit.ts';

function statement(sql: string): Statement {
  return { sql, args: [] };
}

/** A database that answers each statement with its text and refuses the one called `bad`. */
function database(): {
  run: (statements: Statement[]) => Promise<Row[][]>;
  transactions: string[][];
} {
  const transactions: string[][] = [];
  return {
    transactions,
    run(statements) {
      const texts = statements.map(({ sql }) => sql);
      transactions.push(texts);
      if (texts.includes('away')) return Promise.reject(new DatabaseAway('locked', 'SQLITE_BUSY'));
      if (texts.includes('bad')) return Promise.reject(new Error('refused'));
      return Promise.resolve(texts.map((text) => [{ text }]));
    },
  };
}

describe('groupCommit', () => {
  it('writes what comes at once in one transaction, and gives each its own rows', async () => {
    const { run, transactions } = database();
    const commit = groupCommit(run);
    const results = await Promise.all([
      commit([statement('a'), statement('b')]),
      commit([]),
      commit([statement('c')]),
    ]);
    expect(results).toEqual([[[{ text: 'a' }], [{ text: 'b' }]], [], [[{ text: 'c' }]]]);
    expect(transactions).toEqual([['a', 'b', 'c']]);
  });

  it('fails only the one that is at fault', async () => {
    const { run, transactions } = database();
    const commit = groupCommit(run);
    const results = await Promise.allSettled([
      commit([statement('a')]),
      commit([statement('bad')]),
      commit([statement('c')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(transactions).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('tries one that fails alone no second time', async () => {
    const { run, transactions } = database();
    await expect(groupCommit(run)([statement('bad')])).rejects.toThrow('refused');
    expect(transactions).toEqual([['bad']]);
  });

  it('fails all at once when the database is away, instead of waiting for it once for each', async () => {
    const { run, transactions } = database();
    const commit = groupCommit(run);
    const results = await Promise.allSettled([
      commit([statement('a')]),
      commit([statement('away')]),
      commit([statement('c')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(transactions).toEqual([['a', 'away', 'c']]);
  });

  it('stops trying each alone once the database is away', async () => {
    const { transactions } = database();
    const commit = groupCommit((statements) => {
      const texts = statements.map(({ sql }) => sql);
      transactions.push(texts);
      if (texts.length > 1) return Promise.reject(new Error('refused'));
      return Promise.reject(new DatabaseAway('full', 'SQLITE_FULL'));
    });
    const results = await Promise.allSettled([commit([statement('a')]), commit([statement('b')])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(transactions).toEqual([['a', 'b'], ['a']]);
  });

  it('keeps the order of what was asked for later', async () => {
    const { run, transactions } = database();
    const commit = groupCommit(run);
    const first = commit([statement('a')]);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, commit([statement('b')])]);
    expect(transactions).toEqual([['a'], ['b']]);
  });
});
