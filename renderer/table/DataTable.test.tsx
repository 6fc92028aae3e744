import { expect, test } from 'vitest';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import { DataTable } from './DataTable.tsx';

const table = {
  align: [null, 'end', 'center'] as const,
  head: [[], ['2025'], ['2026']],
  rows: [
    [['Loaves'], ['9'], ['12']],
    [['Rolls'], ['3'], ['4']],
  ],
};

/** Its cells, each with its tag and scope. */
const cells = (html: string) =>
  [...html.matchAll(/<(t[hd])\b(?: scope="(\w+)")?[^>]*>([^<]*)/g)].map(([, tag, scope, text]) =>
    [tag, scope, text].join(' '),
  );

test('a column is named by its head, and a row by its first cell where that names it', () => {
  expect(cells(renderOnSite(<DataTable {...table} hasHeaderColumn />))).toEqual([
    'td  ',
    'th col 2025',
    'th col 2026',
    'th row Loaves',
    'td  9',
    'td  12',
    'th row Rolls',
    'td  3',
    'td  4',
  ]);
  expect(cells(renderOnSite(<DataTable {...table} />))[3]).toBe('td  Loaves');
});

test('cells of a column stand on the same side, from its head on', () => {
  const html = renderOnSite(<DataTable {...table} />);
  const classes = [...html.matchAll(/<t[hd]\b[^>]*>/g)].map(
    ([tag]) => /class="([^"]*)"/.exec(tag)?.[1],
  );
  const [, end, center] = classes;
  expect(end).not.toBe(center);
  expect(classes).toEqual([undefined, end, center, undefined, end, center, undefined, end, center]);
});

test('its stretch is named by its caption, else by what is said of it', () => {
  const named = renderOnSite(<DataTable {...table} caption="Bread" label="Table" />);
  expect(named).toContain('aria-label="Bread" tabindex="0"');
  expect(named).toMatch(/<caption[^>]*>Bread</);
  const other = renderOnSite(<DataTable {...table} label="Table" />);
  expect(other).toContain('aria-label="Table"');
  expect(other).not.toContain('<caption');
});
