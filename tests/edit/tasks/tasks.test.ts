import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { expect, it, test } from 'vitest';
import { applyOperations } from '../../../edit/edit-yaml.ts';
import { TASKS } from './tasks.ts';

it('has twenty tasks', () => {
  expect(TASKS).toHaveLength(20);
});

test.for(TASKS.map((task) => [task.task, task] as const))(
  '%s: just the lines that it is about',
  ([, { file, operations, diff }]) => {
    const before = readFileSync(join(import.meta.dirname, `${file}.yaml`), 'utf8');
    // Some editors write CRLF; what an edit means does not depend on it.
    for (const text of [before, before.replaceAll('\n', '\r\n')]) {
      const after = applyOperations(text, operations);
      expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
      expect(after.replaceAll('\r\n', '').includes('\n')).toBe(!text.includes('\r\n'));
      const lines = createTwoFilesPatch('a', 'b', text, after)
        .replaceAll('\r', '')
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line));
      expect(lines).toEqual(diff);
    }
  },
);
