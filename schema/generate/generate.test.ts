import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inquiryFormModule } from './inquiry-form.ts';
import { generateFromSchemas } from './generate.ts';
import { emptyInquiry, inquiryFields } from '../generated/inquiry-form.ts';
import { schemaFolder } from '../load-schemas.ts';

it('gives what is checked in: run npm run generate after a change of a schema', async () => {
  const generated = await generateFromSchemas();
  const stale = [...generated].filter(
    ([name, text]) => readFileSync(join(schemaFolder, '..', name), 'utf8') !== text,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
  expect(generated.size).toBe(6);
});

it('makes fields with a default required in the types, and others optional', async () => {
  const types = (await generateFromSchemas()).get('schema/generated/content.d.ts') ?? '';
  const [picture = ''] = /export interface Picture \{[^}]*\}/.exec(types) ?? [];
  expect(picture).toContain('  alt: string;');
  const [hero = ''] = /export interface HeroBlock \{[^}]*\}/.exec(types) ?? [];
  expect(hero).toContain("  type: 'hero';");
  expect(hero).toContain('  picture?: Picture;');
});

it('gives the form its fields in the specified order, with their labels and hints', () => {
  expect(inquiryFields.map(({ label, input, hint }) => [label, input, hint !== undefined])).toEqual(
    [
      ['First Name *', 'text', true],
      ['Last Name *', 'text', true],
      ['Email *', 'email', true],
      ['Phone', 'tel', false],
      ['Company Name', 'text', false],
      ['Country', 'text', false],
      ['Message *', 'textarea', true],
    ],
  );
  expect(Object.keys(emptyInquiry).join(' ')).toBe(
    'firstName lastName email contactNumber country companyName description',
  );
});

it('refuses an inquiry schema whose required field says nothing to do about it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiry-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const schema = { properties: { email: { title: 'Email' } }, required: ['email'] };
  writeFileSync(join(folder, 'inquiry.json'), JSON.stringify({ ...schema, 'x-form': ['email'] }));
  expect(() => inquiryFormModule(folder)).toThrow('if it is required: email.');
  writeFileSync(join(folder, 'inquiry.json'), JSON.stringify({ ...schema, 'x-form': ['mail'] }));
  expect(() => inquiryFormModule(folder)).toThrow('does not describe mail.');
});
