import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { wrap } from '../../dev/source/tokens.ts';
import Stats from './index.tsx';
import styles from './stats.module.css';

const items = [
  { value: '140', label: 'buildings audited', tone: 'calm' as const, share: 100 },
  { value: '62', label: 'buildings renovated', tone: 'warm' as const, share: 44 },
];
const html = renderOnSite(<Stats type="stats" ground="plain" items={items} />);

test('a figure is read together with its label', () => {
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('140 buildings audited');
  expect(text).toContain('62 buildings renovated');
});

test('the bars are as long as the shares, and not read aloud', () => {
  expect(html.match(/<svg [^>]*aria-hidden="true"><rect width="\d+%"/g)).toHaveLength(2);
  expect(html).toContain('<rect width="100%"');
  expect(html).toContain('<rect width="44%"');
});

test('needs no heading, and shows one', () => {
  expect(html).not.toContain('<h2');
  expect(
    renderOnSite(<Stats type="stats" ground="plain" heading="In figures" items={items} />),
  ).toMatch(/<section [^>]*aria-labelledby="([^"]+)".*<h2 id="\1">In figures<\/h2>/);
});

test('a figure without a share has no bar', () => {
  const plain = [{ value: '3', label: 'halls', tone: 'calm' as const }];
  const row = renderOnSite(<Stats type="stats" ground="plain" items={plain} />);
  expect(row).toContain('>3</b>');
  expect(row).not.toContain('<svg');
});

const rowOf = (count: number) => {
  const figures = Array.from({ length: count }, (_, n) => ({
    value: `${n}`,
    label: `figure ${n}`,
    tone: 'calm' as const,
  }));
  return /<ul class="([^"]*)"/.exec(
    renderOnSite(<Stats type="stats" ground="plain" items={figures} />),
  )?.[1];
};

test('four figures stand in rows of four, other numbers in rows of three', () => {
  expect(rowOf(4)).toBe(`${styles.stats} ${styles.four}`);
  expect(rowOf(8)).toBe(rowOf(4));
  expect(rowOf(3)).not.toBe(rowOf(4));
  expect([rowOf(5), rowOf(6)]).toEqual([rowOf(3), rowOf(3)]);
});

const rowWith = (value: string) =>
  renderOnSite(
    <Stats
      type="stats"
      ground="plain"
      items={[
        { value: '9', label: 'rooms', tone: 'calm' },
        { value, label: 'high', tone: 'calm' },
      ]}
    />,
  );

test('figures of many characters are smaller, all of a row alike', () => {
  const usual = `${styles.stats} ${styles.three}`;
  expect(rowWith('1,640 m')).toContain(`<ul class="${usual} ${styles.long}">`);
  for (const value of ['€1,640', wrap('€1,640', 3)])
    expect(rowWith(value)).toContain(`<ul class="${usual}">`);
});
