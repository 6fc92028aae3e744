import { describe, expect, it } from 'vitest';
import { ADA, FORMS } from '../../test-support/gateway/content/wire.ts';
import type { Forms } from '../../schema/forms/forms-file.ts';
import { toCsv } from './csv.ts';
import type { Entry } from '../store/store.ts';

const { inquiry } = FORMS;
const FORMS_OF_INQUIRY: Forms = inquiry ? { inquiry } : {};

function entry(changes: Record<string, string>, body: string | null = null): Entry {
  return {
    id: 'id-1',
    state: 'dead',
    reason: 'refused',
    acceptedAt: 0,
    changedAt: 1000,
    form: 'inquiry',
    deliveries: [{ target: 'crm', state: 'dead', changedAt: 1000, attempts: 2, lastError: null }],
    body: body ?? JSON.stringify({ ...ADA, ...changes }),
  };
}

describe('toCsv', () => {
  it('writes a heading and a line for each inquiry', () => {
    expect(toCsv([entry({})], FORMS_OF_INQUIRY)).toBe(
      '\ufeff"id","form","state","reason","acceptedAt","changedAt","attempts","lastError",' +
        '"firstName","lastName","email","contactNumber","country","companyName","description"\r\n' +
        '"id-1","inquiry","dead","refused","1970-01-01T00:00:00.000Z","1970-01-01T00:00:01.000Z","2","",' +
        '"Ada","Lovelace","Ada@Example.com","","","Analytical Engines","We need a machine."\r\n',
    );
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\t=1', ' =cmd()', '\r\n=1', '\u0000=1', '＝1'])(
    'keeps a spreadsheet from running %j',
    (contactNumber) => {
      expect(toCsv([entry({ contactNumber })], FORMS_OF_INQUIRY)).toContain(`"'${contactNumber}"`);
    },
  );

  it.each([
    ['a space of no width', '\u200B=1+1'],
    ['a byte order mark', '\uFEFF=1+1'],
    ['a word joiner and a soft hyphen', '\u2060\u00AD+1'],
    ['marks of direction', '\u200E\u202E@SUM(A1)'],
    ['a Hangul filler', '\u3164=1'],
    ['a variation selector', '\uFE0F-1'],
    ['an empty Braille pattern', '\u2800=1'],
    ['a tag character', '\u{E0020}=1'],
    ['a no-break space after one of no width', '\u200B\u00A0=1'],
  ])('keeps a spreadsheet from running what is behind %s', (_, contactNumber) => {
    expect(toCsv([entry({ contactNumber })], FORMS_OF_INQUIRY)).toContain(`"'${contactNumber}"`);
  });

  it.each(['\uFE62', '\uFE63', '\uFE66', '\uFE6B', '\u2212'])(
    'keeps a spreadsheet from taking %s for the sign that it looks like',
    (sign) => {
      const contactNumber = `${sign}1`;
      expect(toCsv([entry({ contactNumber })], FORMS_OF_INQUIRY)).toContain(`"'${contactNumber}"`);
    },
  );

  it.each(['Ada', '', '\u200BAda', '5 - 3', 'a=b', '\u200F\u0634\u0631\u0643\u0629'])(
    'leaves %j as it was written',
    (companyName) => {
      expect(toCsv([entry({ companyName })], FORMS_OF_INQUIRY)).toContain(`,"${companyName}",`);
    },
  );

  it('doubles quotes and keeps commas and line ends inside a cell', () => {
    expect(toCsv([entry({ description: 'a "b", c\nd' })], FORMS_OF_INQUIRY)).toContain(
      '"a ""b"", c\nd"',
    );
  });

  it('leaves the fields of deleted content empty', () => {
    const line = toCsv([{ ...entry({}), body: null }], FORMS_OF_INQUIRY).split('\r\n')[1];
    expect(line).toMatch(/"2","","","","","","","",""$/);
  });

  it('has the fields of all forms, and last what was asked once', () => {
    const body = JSON.stringify({ name: 'Ada', extras: ['Butter', 'Jam, red'], former: 'x' });
    const [heading, line] = toCsv([{ ...entry({}, body), form: 'order' }], FORMS).split('\r\n');
    expect(heading).toMatch(/"description","name",.*"extras","agreed","former"$/);
    expect(line).toMatch(/"Ada",.*"Butter, Jam, red","","x"$/);
  });

  it('has the errors of all targets in one cell', () => {
    const [delivery] = entry({}).deliveries;
    if (!delivery) throw new Error('An entry has a delivery.');
    const deliveries = [null, 'No.', 'Gone.'].map((lastError) => ({ ...delivery, lastError }));
    expect(toCsv([{ ...entry({}), deliveries }], FORMS_OF_INQUIRY)).toContain(',"6","No. Gone.",');
  });
});
