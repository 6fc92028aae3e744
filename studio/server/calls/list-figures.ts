import { refuseOtherFiles } from '../../../authoring/page/writable.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { languageOf, localFileOf } from '../../../check/model/plan.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { Figure } from '../../../renderer/studio/text/reading.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { toPointer, valueAt } from '../../../schema/pointer.ts';
import { wordsOf } from '../../shell/data/names.ts';

/** What is not a fact. */
const OF_SITE: Record<string, string> = { name: 'Name of the site', email: 'Email address' };

/**
 * What the texts of a file can refer to, in its language.
 * @throws for a file that is not part of the site's own
 */
export function listFigures({ context }: OpenedSite, file: string): Figure[] {
  const { folder, languages, routes, references, localReferences } = context;
  refuseOtherFiles(folder, file);
  const route = [...routes].find(([, page]) => page === file)?.[0] ?? '/';
  const language =
    languages.languages.find((tag) => tag !== languages.main && localFileOf(tag) === file) ??
    languageOf(languages, route);
  const main = dataOf(context, 'site.yaml');
  const local = language === languages.main ? undefined : dataOf(context, localFileOf(language));
  const labels = { ...labelsIn(main), ...labelsIn(local) };
  const known = localReferences.get(language) ?? references ?? new Map<string, string>();
  const figures = Array.from(known, ([name, value]) => ({
    name,
    value,
    label: OF_SITE[name] ?? labels[name] ?? wordsOf(name.replace(/^facts\./, '')),
    at: placeOf(name),
  }));
  function placeOf(name: string): Figure['at'] {
    const pointer = toPointer(name.split('.'));
    const isLocal = valueAt(local, pointer) !== undefined;
    return { file: isLocal ? localFileOf(language) : 'site.yaml', pointer };
  }
  // Facts are what is looked for.
  return [
    ...figures.filter(({ name }) => !OF_SITE[name]),
    ...figures.filter(({ name }) => OF_SITE[name]),
  ];
}

/** What a file says; nothing for one that cannot be read. */
function dataOf(context: OpenedSite['context'], file: string): unknown {
  const read = readYamlFile(context, file);
  return 'yaml' in read ? read.yaml.parsed.data : undefined;
}

/** The labels that a file gives to its facts. */
function labelsIn(data: unknown): Record<string, string> {
  const facts = isRecord(data) && isRecord(data['facts']) ? data['facts'] : {};
  const labels: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts))
    if (isRecord(fact) && typeof fact['label'] === 'string')
      labels[`facts.${name}`] = fact['label'];
  return labels;
}
