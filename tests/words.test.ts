import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isRecord } from '../schema/is-record.ts';

/** Turns that are not plain American English, each with what to write instead. */
const BANNED: [turn: RegExp, instead: string][] = [
  [/(?<!\bthere )\b(is|are|was|were) no (?!longer|more than)/i, 'is not a'],
  [/\b(is|are|was|were) none\b/i, 'is not one'],
  // But for the first of several choices: one of none, light, strong.
  [
    /\b(has|have|of|for|hold|show|say|list|replace|name)s? (nothing|none)\b(?!, \w)/i,
    'does not have',
  ],
  [/\bstand(s|ing)? (?!for|out|alone)|\bstood\b/i, 'is'],
  [/\b(lies|lie|lay)\b/i, 'is in'],
  [/\b(is|are|stands?|comes?|there|here|listed|named|written) twice\b/i, 'duplicate'],
  [/\bwhoever\b|\b(for|from|of|to) who\b|\bwho works on\b/i, 'the role: authors, operators'],
  [/\b(says?|tells?|told) (nothing )?of (itself|them|it|a|an|the)\b/i, 'about'],
  [/\bhold(s|ing)? for\b/i, 'applies to'],
  [
    /\banew\b|\bbeside\b(?!, behind)|\bunasked\b|\bshall\b(?! we)/i,
    'again, next to, automatically, should',
  ],
  [/\b(is|are) said\b|\bsays? so\b|\bnothing says\b/i, 'who says it'],
  [/\b(is|are) due\b/i, 'is expected'],
  [/\band yet\b|\ball the same\b|\bamong them\b/i, 'but, anyway, including'],
  [/\bwhich there is not\b|\bthere is not[.,;]/i, 'does not exist'],
  [/\b(take|know|hold)s? no\b/i, 'does not accept, know, contain'],
  [/\bhas no .* any ?more\b|\b(is|are) not .* any ?more\b/i, 'no longer'],
  [/\b(colour|grey|behaviour|centre|licence|neighbour|organis|recognis)/i, 'American spelling'],
  [/\band the like\b|\bmostly\b|\bof its like\b/i, 'such as, usually'],
];

const ROOT = join(import.meta.dirname, '..');

const NOT_WRITTEN = /\.test\.tsx?$|\/(generated|node_modules)\/|\.d\.ts$/;

/** Files below folders; those of tests and packages and generated ones apart. */
const filesIn = (folders: string[], name: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => name.test(file) && !NOT_WRITTEN.test(file));

type Read = (source: string, file: string) => string[];

/** The texts of a module: what is between quotes, backticks and tags, and reads like words. */
const ofModule: Read = (source, file) => {
  const texts: string[] = [];
  const { program } = parseSync(file, source);
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    JSXText: ({ value }) => void texts.push(value),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map((q) => q.value.cooked).join('…')),
  }).visit(program);
  return texts;
};

/** What people read of JSON: all texts of a file of messages, titles and descriptions of a schema. */
const ofJson: Read = (source, file) => {
  const texts: string[] = [];
  const walk = (value: unknown, isRead: boolean): void => {
    if (typeof value === 'string' && isRead) texts.push(value);
    if (Array.isArray(value)) value.forEach((item) => walk(item, isRead));
    else if (isRecord(value))
      for (const [key, child] of Object.entries(value))
        walk(child, file.includes('messages/') || /^(title|description)$/.test(key));
  };
  walk(JSON.parse(source), false);
  return texts;
};

const ofLines: Read = (source) => source.split('\n');

/** A guide without its code and what it quotes; a generated page is read where it comes from. */
const ofGuide: Read = (source, file) =>
  source.startsWith('# Written by npm run generate')
    ? []
    : ofLines(source.replaceAll(/^( *)```[^]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, ''), file);

/** What a template tells authors, without its sample content. */
const ofTemplate: Read = (source, file) =>
  ofLines(source, file).filter((line) => /^about:|#/.test(line));

/** What a report says, without what it quotes of a page. */
const ofReport: Read = (source, file) =>
  ofLines(source.replaceAll(/`[^`\n]*`/g, ''), file).filter((line) => /^\S/.test(line));

const CASES = 'tests/bad-content';
const PRODUCT =
  'api authoring bench budget check commands create edit gateway playground prerender renderer schema server studio theme tools';

/** All that people read, and how its texts are found. */
const TEXTS: [files: string[], read: Read][] = [
  [filesIn(PRODUCT.split(' '), /\.(tsx?|mjs)$/), ofModule],
  [filesIn(['schema'], /(?<!messages\/..)\.json$|en\.json$/), ofJson],
  [filesIn(['check/diagnostics/codes'], /\.yaml$/), ofLines],
  [
    [
      ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
      ...filesIn(['bench', 'create', 'gateway'], /README\.md$/),
      ...filesIn(['.github', 'docs'], /\.(md|ya?ml)$/),
    ],
    ofGuide,
  ],
  [filesIn(['authoring/kinds/en', 'authoring/starter/en'], /\.yaml$/), ofTemplate],
  [
    readdirSync(join(ROOT, CASES))
      .map((name) => `${CASES}/${name}/report.txt`)
      .filter((file) => existsSync(join(ROOT, file))),
    ofReport,
  ],
];

const texts = TEXTS.flatMap(([files, read]) =>
  files.flatMap((file) =>
    read(readFileSync(join(ROOT, file), 'utf8'), file)
      .filter((text) => / \p{L}/u.test(text))
      .map((text) => ({ file, text })),
  ),
);

test.each(BANNED)('no text says %s', (turn, instead) => {
  const found = texts.filter(({ text }) => turn.test(text));
  expect(found, `say ${instead}`).toEqual([]);
});
