import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { unknownField } from '../../test-support/content/unknown-field.ts';
import { ProblemPanel } from './ProblemPanel.tsx';

/** What is shown, element by element, without their classes. */
function draw(problems: Diagnostic[], failures: string[] = [], mark: string | null = null): string {
  return renderToStaticMarkup(
    <ProblemPanel problems={problems} failures={failures} mark={mark} />,
  ).replaceAll(/ class="[^"]*"/g, '');
}

test('where nothing is wrong it is not there', () => {
  expect(draw([])).toBe('<div></div>');
  expect(draw([], [], 'A draft.')).toBe('<div><p>A draft.</p></div>');
});

test('problems and failures are counted together, and each is told with its place', () => {
  const one = draw([unknownField]);
  expect(one).toContain('>1 problem on the way to the site. The last good page is shown.<');
  expect(one).toContain('aria-expanded="true"');
  expect(one).toContain(
    '<li><p><button type="button">pages/team.yaml:3:5</button></p>' +
      '<p>There is no field &quot;titel&quot;. </p></li>',
  );
  const two = draw([unknownField], ['The worker has ended.']);
  expect(two).toContain('>2 problems on the way');
  expect(two).toContain('<li><pre>The worker has ended.</pre></li>');
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
  expect(html).toContain(
    `<pre>${sourceLine}</pre><p>Probably meant:</p><pre>    title: Words</pre>`,
  );
  expect(draw([{ ...whole, block: { position: 2 } }])).toContain('</button> (block 2)</p>');
  const inLines = { ...whole.fix, text: 'title:\n' };
  for (const none of [{ fix: inLines }, { fix: undefined }, { sourceLine: undefined }])
    expect(draw([{ ...whole, ...none }])).not.toContain('Probably');
  expect(draw([{ ...whole, sourceLine: ' ', fix: undefined }])).not.toContain('<pre>');
});
