import { expect, it } from 'vitest';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { makeReport } from './report.ts';
import { printers } from './printers.ts';

const problem: Diagnostic = {
  id: 'unknown-field',
  severity: 'error',
  file: 'pages/a b.yaml',
  line: 7,
  column: 5,
  endColumn: 10,
  sourceLine: '    titel: "50% <b>"',
  block: { type: 'hero', position: 1 },
  message: '`titel` is not a field of the block `hero`.',
  suggestion: 'Did you mean `title`?',
};
const warning: Diagnostic = {
  id: 'unused-media',
  severity: 'warning',
  file: 'media/a,b:c.svg',
  line: 1,
  column: 1,
  message: 'No page uses this picture.\n100%',
};

function print(format: string, problems: Diagnostic[]): string {
  const printer = printers.get(format);
  if (!printer) throw new Error(`There is no format ${format}.`);
  return printer(makeReport(problems, 3));
}

it('prints text with the line and a mark below it', () => {
  expect(print('text', [problem])).toBe(
    'pages/a b.yaml:7:5 error: `titel` is not a field of the block `hero`. Did you mean `title`? (block 1, hero) [unknown-field]\n' +
      '    titel: "50% <b>"\n' +
      '    ^^^^^\n' +
      '\n' +
      '3 pages checked: 1 error, 0 warnings.\n',
  );
  expect(print('text', [])).toBe('3 pages checked, no problems.\n');
});

it('cuts a long line around the mark', () => {
  const sourceLine = `text: ${'a'.repeat(5000)}X${'b'.repeat(5000)}`;
  const long = { ...problem, sourceLine, column: 5007, endColumn: 9000 };
  const [, source = '', mark = ''] = print('text', [long]).split('\n');
  expect(source).toHaveLength(104);
  expect(source[mark.indexOf('^')]).toBe('X');
  expect(mark.length).toBe(source.length);
});

it('prints JSON that holds the whole report', () => {
  expect(JSON.parse(print('json', [problem]))).toEqual({
    problems: [problem],
    hidden: [],
    counts: { error: 1, warning: 0 },
    pages: 3,
  });
});

it('prints notes for GitHub, escaped as its runner wants', () => {
  expect(print('github', [warning, problem])).toBe(
    '::warning file=media/a%2Cb%3Ac.svg,line=1,col=1,endColumn=2,title=unused-media::No page uses this picture.%0A100%25\n' +
      '::error file=pages/a b.yaml,line=7,col=5,endColumn=10,title=unknown-field::`titel` is not a field of the block `hero`. Did you mean `title`?\n' +
      '1 errors, 1 warnings\n',
  );
});

it('prints SARIF with a rule for each kind and a place for each problem', () => {
  const text = print('sarif', [problem]);
  expect(text).toMatch(/^\{\n {2}"\$schema": "https:.*",\n {2}"version": "2\.1\.0",\n[^]*\n\}\n$/);
  const { version, runs } = JSON.parse(text);
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver.rules).toContainEqual(
    expect.objectContaining({ id: 'unknown-field', defaultConfiguration: { level: 'error' } }),
  );
  expect(runs[0].results).toEqual([
    {
      ruleId: 'unknown-field',
      level: 'error',
      message: { text: `${problem.message} ${problem.suggestion}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pages/a%20b.yaml' },
            region: { startLine: 7, startColumn: 5, endColumn: 10 },
          },
        },
      ],
    },
  ]);
});

it('marks one character in SARIF where the end of a problem is not known', () => {
  const { runs } = JSON.parse(print('sarif', [warning]));
  expect(runs[0].results[0]).toMatchObject({
    level: 'warning',
    message: { text: warning.message },
    locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 1, endColumn: 2 } } }],
  });
});

it('prints JUnit, where only errors fail', () => {
  const xml = print('junit', [problem, warning]);
  expect(xml).toContain('<testsuite name="check" tests="2" failures="1">');
  expect(xml).toContain('name="pages/a b.yaml:7:5 unknown-field"><failure type="unknown-field"');
  expect(xml).toContain('titel: &quot;50% &lt;b&gt;&quot;');
  expect(xml.match(/<failure/g)).toHaveLength(1);
  expect(print('junit', [])).toContain('tests="1" failures="0"');
});
