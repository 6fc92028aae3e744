import { basename } from 'node:path';
import { parse } from 'yaml';
import type { SiteContext } from '../../model/context.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { diagnosticOfFile, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import { listFiles } from '../../files/list-files.ts';
import { readTextFile } from '../../files/read-file.ts';
import { kindNames } from '../../../schema/generated/kind-names.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { parseYamlFile } from '../../yaml/parse-yaml.ts';
import { OWN_KINDS, splitKind } from './split-kind.ts';

/** What a template is checked in. */
type KindContext = Pick<CheckedPages, keyof SiteContext | 'checkPageYaml'>;

const PLACEHOLDER = /\$([a-z]+)/g;

/** What stands for each placeholder while the kind is checked. */
function sampleValues(context: KindContext): Map<string, string> {
  const [picture = ''] = [...context.media].filter((path) => /\.(svg|jpe?g|png)$/.test(path));
  return new Map([
    ['title', 'Title'],
    ['breadcrumb', '[Home, Title]'],
    ['today', context.today],
    ['picture', picture],
    ['folder', sampleFolder(context)],
  ]);
}

/** Of a kind that lists entries: any folder that there is. */
function sampleFolder({ routes }: SiteContext): string {
  const [folder = 'blog'] = [...routes.keys()].flatMap((route) =>
    route === '/' ? [] : route.slice(1),
  );
  return folder;
}

/** Checks the kinds of page that a site has of its own: what they write has to pass the check. */
export function checkOwnKinds(context: KindContext): Diagnostic[] {
  const { files, problems } = listFiles(context, OWN_KINDS);
  return [
    ...problems,
    ...files.flatMap((file) => [...checkName(file), ...checkKind(context, file)]),
  ];
}

/** `npm run new` could not tell two kinds of one name apart, and a later version of either would take the other away. */
function checkName(file: string): Diagnostic[] {
  const name = basename(file, '.yaml');
  if (!kindNames.includes(name)) return [];
  return [
    diagnosticOfFile(file, {
      id: 'wrong-kind',
      message: `\`${name}\` is a page template of the engine. A site can add templates, but not replace them.`,
      suggestion: `Give the file another name, such as ${OWN_KINDS}/own-${name}.yaml.`,
    }),
  ];
}

function checkKind(context: KindContext, file: string): Diagnostic[] {
  const read = readTextFile(context, file);
  if ('problem' in read) return [read.problem];
  const { text } = read.source;
  const parts = splitKind(text);
  const head: unknown = parts && readHead(parts.head);
  if (!parts || !isRecord(head) || typeof head['about'] !== 'string')
    return [
      diagnosticOfFile(file, {
        id: 'wrong-kind',
        message:
          'A page template starts with `about:` and a sentence, followed by a line with ---.',
        suggestion: 'Write the page below that line, with placeholders such as $title.',
      }),
    ];
  const values = sampleValues(context);
  const unknown = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !values.has(name));
  if (unknown.length > 0)
    return unknown.map(({ 0: found, 1: name = '', index }) =>
      problemAt(file, read.source, [index, index + found.length], {
        id: 'wrong-kind',
        message: `${found} is not a known placeholder.`,
        suggestion:
          didYouMean(closest(name, values.keys()).map((known) => `$${known}`)) ??
          `The placeholders are ${[...values.keys()].map((known) => `$${known}`).join(', ')}.`,
      }),
    );
  // The lines of the page stay where they are in the file.
  const above = `${parts.head.replaceAll(/[^\n]/g, '')}\n\n`;
  const page = parts.page.replaceAll(PLACEHOLDER, (_, name: string) => values.get(name) ?? '');
  const parsed = parseYamlFile(file, new SourceText(above + page));
  const found =
    'yaml' in parsed ? context.checkPageYaml(context, parsed.yaml).problems : parsed.problems;
  // What is to be written yet may be too long or too short. The offsets of a fix are not those of the file.
  return found
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ ...problem, fix: undefined }));
}

/** @returns nothing where it is not YAML */
function readHead(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
