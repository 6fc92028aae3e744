import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readAnswers } from '../authoring/starter/answers.ts';
import { starterFiles } from '../authoring/starter/starter-files.ts';
import { starterLanguages } from '../authoring/starter/starter-languages.ts';
import { templateNames } from '../authoring/starter/templates.ts';
import { collectFileTexts } from '../check/collect-texts.ts';
import { collectReferences, fillReferences } from '../check/model/references.ts';
import { ENGINE } from '../prerender/paths.ts';
import { readText } from '../renderer/studio/text/read-text.ts';
import { comesBack } from '../renderer/studio/text/settle.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { plainText } from '../schema/texts/phrases.ts';

const schemas = loadSchemas();

/** The YAML files of a site by their paths: its own, in each language, those of its pages and of its forms. */
function filesOf(folder: string): Map<string, string> {
  const settings = readdirSync(folder).filter((name) => name.startsWith('site.'));
  const names = ['pages', 'forms'].flatMap((part) => {
    const path = join(folder, part);
    if (!existsSync(path)) return [];
    const inside = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return inside.map((name) => `${part}/${name}`);
  });
  const files = [...settings, ...names].filter((name) => name.endsWith('.yaml'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const sites = new Map([
  ['the first site', filesOf(ENGINE)],
  ...['second-site', 'second-site/bakery', 'second-site/clinic', 'second-site/conference'].map(
    (name): [string, Map<string, string>] => [name, filesOf(join(ENGINE, 'tests', name))],
  ),
  ['the documentation', filesOf(join(ENGINE, 'docs'))],
  ...templateNames().flatMap((template) =>
    starterLanguages().map((language): [string, Map<string, string>] => [
      `the starter ${template}, ${language}`,
      starterFiles(
        readAnswers({ name: 'Alder Row', language, template, url: 'https://a.example' }),
      ),
    ]),
  ),
]);

test.each([...sites])(
  'every text of %s comes back the same when it was read and written',
  (_, files) => {
    const references = collectReferences(load(files.get('site.yaml') ?? ''));
    const at = { file: 'site.yaml', pointer: '' };
    const figures = Array.from(references, ([name, value]) => ({ name, value, label: name, at }));
    const source: string[] = [];
    let count = 0;
    for (const [file, text] of files) {
      if (!file.endsWith('.yaml')) continue;
      for (const { text: written, schema } of collectFileTexts(schemas, file, load(text))) {
        if (schema.format !== undefined && schema.format !== 'inline-markup') continue;
        count += 1;
        const isMarkup = schema.format === 'inline-markup';
        const reading = { isMarkup, figures };
        if (!comesBack(written, reading)) source.push(written);
        const doc = readText(written, reading);
        const shown = fillReferences(written, references);
        // A break is a space to somebody who reads the words alone.
        expect(doc.textBetween(0, doc.content.size).trimEnd().replaceAll('\n', ' ')).toBe(
          (isMarkup ? plainText(shown) : shown).trimEnd().replaceAll('\n', ' '),
        );
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(source).toEqual([]);
  },
);
