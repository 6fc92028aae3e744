import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSite } from '../../../check/open-site.ts';
import { FORMS } from './wire.ts';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

it('tests the gateway with the fields and targets of the first site', () => {
  const opened = openSite(join(import.meta.dirname, '../../..'));
  const { form } = opened.forms.find(({ name }) => name === 'inquiry') ?? {};
  const { fields = [], deliver } = FORMS['inquiry'] ?? {};
  expect(fields.toSorted(byName)).toEqual(form?.fields.toSorted(byName));
  expect(deliver).toEqual(form?.deliver);
});
