import { expect, test } from 'vitest';
import { applyOperations } from '../../edit/edit-yaml.ts';
import { readData } from '../../edit/source.ts';
import { isRecord } from '../../schema/is-record.ts';
import { labelFacts } from './label-facts.ts';

function labelled(text: string): string {
  const data = readData(text);
  if (!isRecord(data)) throw new Error('This is not a group of fields.');
  return applyOperations(text, labelFacts(text, data));
}

const BEFORE = `name: Alder Row
facts:
  # Years of experience.
  years: { value: 18+, source: the register }
  # Finished projects. Count them in the office,
  # each first of March.
  projects:
    value: 60+ # rounded
    source: the list
  # Houses.
  houses: '300'
  # What the check of the brand asks for.
  rate: { value: 98%, label: Satisfied clients }

  staff: { value: '12' }
`;

const AFTER = `name: Alder Row
facts:
  # Years of experience.
  years: { value: 18+, source: the register, label: Years of experience }
  # Finished projects. Count them in the office,
  # each first of March.
  projects:
    value: 60+ # rounded
    source: the list
    label: Finished projects
  # Houses.
  houses:
    value: '300'
    label: Houses
  # What the check of the brand asks for.
  rate: { value: 98%, label: Satisfied clients }

  staff: { value: '12' }
`;

test('the comment above a fact is copied into its label and stays', () => {
  expect(labelled(BEFORE)).toBe(AFTER);
});

test('a label is not written again, also where the comment has changed since', () => {
  expect(labelled(AFTER)).toBe(AFTER);
  const changed = AFTER.replace('# Houses.', '# Buildings.');
  expect(labelled(changed)).toBe(changed);
});

test('a site without facts, or with other things in their place, is left alone', () => {
  for (const text of ['name: A\n', 'facts: none\n', 'facts:\n  # One.\n  one: [1]\n'])
    expect(labelled(text)).toBe(text);
});
