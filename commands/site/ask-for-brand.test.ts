import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { askForBrand } from './ask-for-brand.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'brand-'));
const LOGO = join(FOLDER, 'logo.svg');
writeFileSync(
  LOGO,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><rect width="60" height="40" fill="#d6001c"/><rect x="60" width="30" height="40" fill="#1b2a41"/></svg>',
);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ASKED = { template: 'shop', isAsked: true } as const;

test('an empty answer leaves the colors to the template', async () => {
  const { shown } = typed(['']);
  expect(await askForBrand({}, ASKED)).toEqual({});
  expect(shown()).toBe(
    'Colors of buttons, of text and a second one, or the path of a logo (#a8431c #2f1b12 #ecba74): ',
  );
});

test('takes colors, and asks again for what is none', async () => {
  const { shown } = typed(['#zz', '#06c #112 #fc0']);
  expect(await askForBrand({}, ASKED)).toEqual({
    colors: { accent: '#0066cc', ink: '#111122', second: '#ffcc00' },
  });
  expect(shown()).toContain('#zz cannot be read as colors.');
});

test('says which colors a logo has, and takes others', async () => {
  const { shown } = typed(['logo.nowhere', LOGO, '#06c #112 #fc0']);
  expect(await askForBrand({}, ASKED)).toMatchObject({
    logo: { path: LOGO, width: 90, colors: { accent: '#d6001c' } },
    colors: { accent: '#0066cc', ink: '#111122', second: '#ffcc00' },
  });
  expect(shown()).toMatch(/logo\.svg has these colors .* \(#d6001c #1b2a41 #\w{6}\): $/);
});

test('asks nothing where options say it, or nobody is there', async () => {
  const { shown } = typed([]);
  const options = { template: 'shop', isAsked: false } as const;
  expect(await askForBrand({}, options)).toEqual({});
  expect(await askForBrand({ logo: LOGO }, ASKED)).toMatchObject({ colors: { accent: '#d6001c' } });
  expect(await askForBrand({ logo: LOGO, colors: '#06c' }, ASKED)).toMatchObject({
    logo: { path: LOGO },
    colors: { accent: '#0066cc' },
  });
  await expect(askForBrand({ colors: 'blue' }, ASKED)).rejects.toThrow('cannot be read as colors');
  expect(shown()).toBe('');
});
