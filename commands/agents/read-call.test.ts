import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from '../door/command.ts';
import { readCall } from './read-call.ts';

/** The verb that is called, and its arguments. */
function call(...operands: string[]): unknown[] {
  const { verb, input } = readCall(operands);
  return [verb.name, input];
}

test('the operand of a verb is the argument that it takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-call-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [edits, plan] = [join(folder, 'edits.json'), join(folder, 'plan.json')];
  writeFileSync(edits, '[]');
  writeFileSync(plan, '{ "changes": [], "words": [] }');
  expect(call('list')).toEqual(['list', {}]);
  expect(call('describe', 'hero')).toEqual(['describe', { type: 'hero' }]);
  expect(call('read', '/team')).toEqual(['read', { page: '/team' }]);
  expect(call('plan', edits)).toEqual(['plan', { edits: [] }]);
  expect(call('apply', plan)).toEqual(['apply', { plan: { changes: [], words: [] } }]);
  expect(call('shot', '/team#hero')).toEqual(['shot', { view: '/team#hero' }]);
});

const ALL = 'The verbs are list, describe, read, plan, apply, shot, undo, redo.';

test.each([
  [[], ALL],
  [['rebuild-all'], `There is no verb rebuild-all. ${ALL}`],
  [['aply', 'plan.json'], 'There is no verb aply. Did you mean `apply`?'],
  [['constructor'], `There is no verb constructor. ${ALL}`],
  [['list', 'pages'], 'list does not take an argument.'],
  [['read', '/team', '/about'], 'Unexpected argument /about.'],
])('%j is no call', (operands, message) => {
  expect(() => readCall(operands)).toThrow(new UsageError(message));
});

test('a file has to be there', () => {
  expect(() => readCall(['plan', 'nowhere.json'])).toThrow('There is no file nowhere.json.');
});
