import { describe, expect, it } from 'vitest';
import { ADA, FORMS } from '../../../test-support/gateway/content/wire.ts';
import { crmLead } from './crm-lead.ts';

const FIELDS = FORMS['inquiry']?.fields ?? [];
const LONG = `${'x'.repeat(69)}@example.com`;

describe('crmLead', () => {
  it.each(['ada@example.com', `x${LONG}`.slice(2), "o'neil+tag@mail.example.museum", 'a@b.c1'])(
    'leaves a lead alone whose address the CRM takes: %s',
    (email) => {
      const body = JSON.stringify({ ...ADA, email });
      expect(crmLead(body, FIELDS)).toBe(body);
    },
  );

  it.each(['a@b', 'ada@localhost', LONG, 'a..b@example.com', '.a@example.com', 'a@10.0.0.1'])(
    'writes an address that the CRM refuses into the message: %s',
    (email) => {
      expect(JSON.parse(crmLead(JSON.stringify({ ...ADA, email }), FIELDS))).toEqual({
        ...ADA,
        email: '',
        description: `Email as typed: ${email}\n\n${ADA.description}`,
      });
    },
  );

  it('writes what the CRM has no field for below the message', () => {
    const roof = { name: 'roof', type: 'text', label: 'Your *roof*', required: false } as const;
    const read = (values: object) => JSON.parse(crmLead(JSON.stringify(values), [...FIELDS, roof]));
    expect(read({ ...ADA, roof: 'Flat' })).toEqual({
      ...ADA,
      description: `${ADA.description}\n\nYour roof: Flat`,
    });
    expect(read({ ...ADA, roof: '' })).toEqual(ADA);
    expect(read({ roof: 'Flat' })).toEqual({
      ...Object.fromEntries(Object.keys(ADA).map((name) => [name, ''])),
      description: '\n\nYour roof: Flat',
    });
  });

  it('keeps the seven fields and their order', () => {
    const keys = Object.keys(JSON.parse(crmLead(JSON.stringify({ ...ADA, email: 'a@b' }), FIELDS)));
    expect(keys).toEqual(Object.keys(ADA));
  });
});
