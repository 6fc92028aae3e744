import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkPageYaml } from '../../check-page.ts';
import { openSite } from '../../open-site.ts';
import { checkOwnKinds } from './check-kinds.ts';
import { splitKind } from './split-kind.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kinds-')));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../../tests/bad-content/good-site'), folder, {
  recursive: true,
});
mkdirSync(join(folder, 'kinds'));
const { context } = openSite(folder);

/** The messages about a kind in a file of such a name. */
function found(text: string, name = 'house') {
  const file = join(folder, `kinds/${name}.yaml`);
  writeFileSync(file, text);
  const problems = checkOwnKinds({ ...context, checkPageYaml });
  rmSync(file);
  return problems.map(({ id, line, column, endColumn, message, suggestion }) => [
    id,
    [line, column, endColumn],
    message,
    suggestion,
  ]);
}
const HEAD = 'about: A house.\n---\n';
const PAGE =
  'title: $title\ndescription: TODO\nblocks:\n  - type: hero\n    title: $title\n    breadcrumb: $breadcrumb\n    picture: { src: $picture }\n';

test('a kind says first what to know of it, and then what the page is', () => {
  expect(splitKind(HEAD + PAGE)).toEqual({ head: 'about: A house.', page: PAGE });
  expect(splitKind('about: A house.\n')).toBe(undefined);
  // What is to be written yet may be too long or too short, and so is not a mistake.
  expect(found(HEAD + PAGE)).toEqual([]);
});

test.each(['title: A\n', `about: 7\n---\n${PAGE}`, `- a\n---\n${PAGE}`, `about: [\n---\n${PAGE}`])(
  '%j does not begin as a kind',
  (text) => {
    expect(found(text)).toEqual([
      [
        'wrong-kind',
        [1, 1, undefined],
        'A page template starts with `about:` and a sentence, followed by a line with ---.',
        'Write the page below that line, with placeholders such as $title.',
      ],
    ]);
  },
);

test('what stands for nothing is told where it stands', () => {
  expect(found(`${HEAD}title: $titel\nlead: $size\n`)).toEqual([
    ['wrong-kind', [3, 8, 14], '$titel is not a known placeholder.', 'Did you mean `$title`?'],
    [
      'wrong-kind',
      [4, 7, 12],
      '$size is not a known placeholder.',
      'The placeholders are $title, $breadcrumb, $today, $picture, $folder.',
    ],
  ]);
});

test('mistakes of the page keep their lines', () => {
  const [[id, place] = []] = found(HEAD + PAGE.replace('breadcrumb:', 'breadcrum:'));
  expect([id, place]).toEqual(['unknown-field', [8, 5, 14]]);
});

test('no kind has the name of one of the engine', () => {
  expect(found(HEAD + PAGE, 'service')).toEqual([
    [
      'wrong-kind',
      [1, 1, undefined],
      '`service` is a page template of the engine. A site can add templates, but not replace them.',
      'Give the file another name, such as kinds/own-service.yaml.',
    ],
  ]);
});
