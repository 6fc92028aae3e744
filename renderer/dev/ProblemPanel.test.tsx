import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { unknownField } from '../../test-support/content/unknown-field.ts';
import { type PageInView, ProblemPanel } from './ProblemPanel.tsx';

/** What is shown, element by element, without their classes. */
function draw(
  problems: Diagnostic[],
  failures: string[] = [],
  {
    mark = null,
    file = null,
    hasPage = true,
    startsFolded = true,
  }: Partial<PageInView> & {
    startsFolded?: boolean;
  } = {},
): string {
  const view = { mark, file, hasPage };
  return renderToStaticMarkup(
    <ProblemPanel {...{ problems, failures, view, startsFolded }} />,
  ).replaceAll(/ class="[^"]*"/g, '');
}

test('where nothing is wrong it is not there', () => {
  expect(draw([])).toBe('<div></div>');
  expect(draw([], [], { mark: 'A draft.' })).toBe('<div><p>A draft.</p></div>');
});

test('problems and failures are counted together, and each is told with its place', () => {
  const one = draw([unknownField]);
  expect(one).toContain('>1 problem in the site. The last good page is shown.<');
  expect(one).toContain('aria-expanded="true"');
  expect(one).toContain(
    '<li><p><button type="button">pages/team.yaml:3:5</button></p>' +
      '<p>There is no field &quot;titel&quot;. </p></li>',
  );
  const two = draw([unknownField], ['The worker has ended.']);
  expect(two).toContain('>2 problems in the site');
  expect(two).toContain('<li><pre>The worker has ended.</pre></li>');
});

test('where there is no page, none is shown', () => {
  expect(draw([unknownField], [], { hasPage: false })).toContain('>1 problem in the site.<');
});

/** The places in the order of the panel, with what marks them. */
const placesIn = (html: string) =>
  [...html.matchAll(/<p>(<b>This page<\/b> )?<button [^>]*>([^<]*)<\/button>/g)].map(
    ([, mark, place]) => `${mark ? 'this page, ' : ''}${place}`,
  );

test('what is found on the page in view comes first, and is marked', () => {
  const other = { ...unknownField, file: 'pages/about.yaml' };
  for (const severity of ['error', 'warning'] as const) {
    const found = [other, unknownField].map((one) => ({ ...one, severity }));
    const html = draw(found, [], { file: 'pages/team.yaml', startsFolded: false });
    expect(placesIn(html)).toEqual(['this page, pages/team.yaml:3:5', 'pages/about.yaml:3:5']);
  }
  const warnings = [other, unknownField].map((one) => ({ ...one, severity: 'warning' as const }));
  expect(draw(warnings, [], { file: 'pages/team.yaml' })).toContain(
    '>2 warnings, 1 of them on this page<',
  );
});

test('pages that are not translated are apart from other warnings', () => {
  const warning = { ...unknownField, severity: 'warning' as const };
  const untranslated = { ...warning, id: 'untranslated' as const, message: 'No German.' };
  const html = draw([untranslated, warning], [], { startsFolded: false });
  const [warnings = '', missing = ''] = html.split('aria-label="Translations"');
  expect(warnings).toContain('>1 warning<');
  expect(warnings).not.toContain('No German.');
  expect(missing).toContain('>1 page is not translated<');
  expect(missing).toContain('No German.');
  expect(draw([untranslated])).not.toContain('aria-label="Warnings"');
});

test('warnings are apart from errors, and folded', () => {
  const html = draw([{ ...unknownField, severity: 'warning' }]);
  expect(html).toContain('aria-label="Warnings"');
  expect(html).toContain('aria-expanded="false">1 warning</button>');
  expect(html).not.toContain('<ol>');
  expect(html).not.toContain('Problems');
});

test('a problem names its block, its line and what was probably meant', () => {
  const sourceLine = '    titel: Words';
  const whole = {
    ...unknownField,
    sourceLine,
    suggestion: 'Did you mean "title"?',
    block: { type: 'hero', position: 2 },
    fix: { start: 24, end: 29, text: 'title' },
  };
  const html = draw([whole]);
  expect(html).toContain('</button> (block 2, hero)</p>');
  expect(html).toContain('&quot;. Did you mean &quot;title&quot;?</p>');
  expect(html).toContain(`<pre>${sourceLine}</pre><p>Did you mean:</p><pre>    title: Words</pre>`);
  expect(draw([{ ...whole, block: { position: 2 } }])).toContain('</button> (block 2)</p>');
  const inLines = { ...whole.fix, text: 'title:\n' };
  for (const none of [{ fix: inLines }, { fix: undefined }, { sourceLine: undefined }])
    expect(draw([{ ...whole, ...none }])).not.toContain('Probably');
  expect(draw([{ ...whole, sourceLine: ' ', fix: undefined }])).not.toContain('<pre>');
});
