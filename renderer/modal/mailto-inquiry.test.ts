import { expect, test } from 'vitest';
import { mailtoInquiry } from './mailto-inquiry.ts';

const inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  contactNumber: '+44 20',
  country: 'UK',
  companyName: 'Engines',
  description: 'A & B?\nMore',
};

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '').split('\r\n');

test('carries all that was typed, a line each, then an empty line and the text', () => {
  const link = mailtoInquiry('hello@site.example', 'Inquiry', inquiry);
  expect(link).toMatch(/^mailto:hello@site\.example\?subject=Inquiry&body=First%20Name%3A%20Ada/);
  expect(bodyOf(link)).toEqual([
    'First Name: Ada',
    'Last Name: Lovelace',
    'Email: ada@example.com',
    'Phone: +44 20',
    'Company Name: Engines',
    'Country: UK',
    '',
    'A & B?\nMore',
  ]);
});

test('what was left empty has no line', () => {
  const link = mailtoInquiry('a@b.c', 'Inquiry', {
    ...inquiry,
    contactNumber: '',
    companyName: '',
  });
  expect(bodyOf(link)).toEqual([
    'First Name: Ada',
    'Last Name: Lovelace',
    'Email: ada@example.com',
    'Country: UK',
    '',
    'A & B?\nMore',
  ]);
});
