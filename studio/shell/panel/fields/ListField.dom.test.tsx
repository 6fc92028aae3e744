import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { FieldSchema } from '../../../../schema/field-schema.ts';
import { set } from '../../data/store.ts';
import { ListField } from './ListField.tsx';

const at = { file: 'pages/prices.yaml', pointer: '/blocks/0/rows' };
const cell: FieldSchema = { title: 'Cell', type: 'string' };
const schema: FieldSchema = { type: 'array', items: { title: 'Row', type: 'array', items: cell } };

test('the entries of a list in a list are written each in its own field', () => {
  const value = [
    ['House', '€900'],
    ['School', '€4,800'],
  ];
  set({ files: { [at.file]: { blocks: [{ type: 'table', rows: value }] } } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => flushSync(() => root.unmount()));
  const field = { title: 'Rows', isRequired: true, isWrong: false, describedBy: '', id: 'x' };
  flushSync(() =>
    root.render(<ListField {...field} name="rows" at={at} schema={schema} value={value} />),
  );
  const fields = [...document.querySelectorAll('textarea')];
  expect(fields.map((one) => one.value)).toEqual(['House', '€900', 'School', '€4,800']);
  expect(new Set(fields.map((one) => one.id)).size).toBe(4);
  expect(fields[3]?.closest('[data-pointer]')?.getAttribute('data-pointer')).toBe(
    '/blocks/0/rows/1/1',
  );
  expect(fields[3]?.closest('[role=group]')?.getAttribute('aria-label')).toBe('Row 2 of 2');
});
