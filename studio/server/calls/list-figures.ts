import { refuseOtherFiles } from '../../../authoring/page/writable.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { languageOf, localFileOf } from '../../../check/model/plan.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { Figure } from '../../../renderer/studio/text/reading.ts';
import { isRecord } from '../../../schema/is-record.ts';
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
  const labels = {
    ...labelsIn(context, 'site.yaml'),
    ...(language === languages.main ? {} : labelsIn(context, localFileOf(language))),
  };
  const known = localReferences.get(language) ?? references ?? new Map<string, string>();
  const figures = Array.from(known, ([name, value]) => ({
    name,
    value,
    label: OF_SITE[name] ?? labels[name] ?? wordsOf(name.replace(/^facts\./, '')),
  }));
  // Facts are what is looked for.
  return [
    ...figures.filter(({ name }) => !OF_SITE[name]),
    ...figures.filter(({ name }) => OF_SITE[name]),
  ];
}

/** The labels that a file gives to its facts. */
function labelsIn(context: OpenedSite['context'], file: string): Record<string, string> {
  const read = readYamlFile(context, file);
  const data = 'yaml' in read ? read.yaml.parsed.data : undefined;
  const facts = isRecord(data) && isRecord(data['facts']) ? data['facts'] : {};
  const labels: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts))
    if (isRecord(fact) && typeof fact['label'] === 'string')
      labels[`facts.${name}`] = fact['label'];
  return labels;
}
