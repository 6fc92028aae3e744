import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';

const HEAD = `# Third-party packages

The JavaScript in this folder contains code of these packages, each under its own license.
`;

/** Files that a license wants to travel with the code. */
const LEGAL = /^(licen[cs]e|copying|notice)/i;

/**
 * Writes down whose code is in a bundle, and under which license.
 * @param folders of the packages
 * @returns Markdown, one section for each version of a package
 */
export function listThirdParties(folders: readonly string[]): string {
  const sections = new Map(folders.map(describePackage));
  const sorted = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...sorted.map(([title, text]) => `## ${title}\n\n${text}\n`)].join('\n');
}

function describePackage(folder: string): [title: string, text: string] {
  const { name, version, license, repository } = readJson(join(folder, 'package.json'), isRecord);
  const source = isRecord(repository) ? repository['url'] : repository;
  const facts = [license, source].filter((fact) => typeof fact === 'string').join(', ');
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LEGAL.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  return [`${String(name)} ${String(version)}`, [facts, ...texts].join('\n\n')];
}
