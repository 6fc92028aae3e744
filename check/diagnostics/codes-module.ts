import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CodeText } from '../../schema/generated/data.d.ts';
import { isCodeText } from '../../schema/generated/guards/engine.js';
import { isRecord } from '../../schema/is-record.ts';
import type { Severity } from './codes.ts';

type CodeTexts = Record<string, CodeText>;

const folder = join(import.meta.dirname, 'codes');

/**
 * Every kind of problem, from the YAML files in codes/.
 * @throws if one of these says anything else than a title and an explanation for each id, or an id a second time
 */
export function readCodes(): Record<Severity, CodeTexts> {
  const errors = readdirSync(join(folder, 'errors')).map((file) => readFile(`errors/${file}`));
  return { error: joinCodes(errors), warning: readFile('warnings.yaml') };
}

/** The module from which the check knows every kind of problem. */
export function codesModule({ error, warning }: Record<Severity, CodeTexts>): string {
  return `/* Generated from check/diagnostics/codes by "npm run generate". Do not edit. */

export const errors = ${JSON.stringify(error, null, 2)};

export const warnings = ${JSON.stringify(warning, null, 2)};
`;
}

function readFile(file: string): CodeTexts {
  return parseCodes(file, readFileSync(join(folder, file), 'utf8'));
}

/**
 * @param file its name, for the error
 * @throws if a code has not exactly a title and an explanation
 */
export function parseCodes(file: string, yaml: string): CodeTexts {
  const codes: unknown = parse(yaml);
  if (!isRecord(codes)) throw new Error(`${file} is not a list of codes.`);
  return Object.fromEntries(
    Object.entries(codes).map(([id, text]) => {
      if (!isCodeText(text))
        throw new Error(`${file}: ${id} needs a title and an explanation, and nothing else.`);
      return [id, text];
    }),
  );
}

/** @throws if two files have the same code */
function joinCodes(files: CodeTexts[]): CodeTexts {
  const all: CodeTexts = {};
  for (const [id, text] of files.flatMap((codes) => Object.entries(codes))) {
    if (Object.hasOwn(all, id)) throw new Error(`Two files have the code ${id}.`);
    all[id] = text;
  }
  return all;
}
