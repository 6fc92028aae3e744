import { expect, test } from 'vitest';
import { localFields } from './local-fields.ts';

test('fields that may differ from language to language, without defaults', () => {
  const fields = {
    name: { perLanguage: true, default: 'A', title: 'Name' },
    url: { default: 'B' },
    icon: { perLanguage: false },
  };
  expect(localFields(fields)).toEqual({ name: { perLanguage: true, title: 'Name' } });
});
