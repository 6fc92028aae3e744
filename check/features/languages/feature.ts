import { wordsVersion } from '../../indexes/words-version.ts';
import { isTranslated } from '../../model/plan.ts';
import type { CheckedPage, CheckFeature } from '../../model/rule.ts';
import { parseYamlFile } from '../../yaml/parse-yaml.ts';
import { checkLocalSites } from './local-site.ts';
import { checkMessages } from './messages.ts';
import { openLanguages } from './open-languages.ts';
import { findTranslationWarnings } from './translations.ts';

/** Sites in several languages. */
export const languages: CheckFeature = {
  facts: (known, { siteData }) => {
    const routes = new Map(known.routes);
    const { files, problems, ...facts } = openLanguages(known, siteData, routes);
    return {
      facts: { ...facts, routes },
      problems,
      check: ({ context, site }) => {
        const { sites: localSites, ...local } = checkLocalSites(context, files, site);
        return { ...local, parts: { localSites } };
      },
    };
  },
  indexPage: indexVersion,
  siteFileRules: [checkMessages],
  pagesRules: [findTranslationWarnings],
};

/** The version of the words of an original. */
function indexVersion({ schemas, file, source, route, languages: plan }: CheckedPage) {
  if (!isTranslated(plan, route)) return {};
  // As they were written: in the data of the page references are filled in.
  const written = parseYamlFile(file, source);
  if ('problems' in written) return {};
  return { version: wordsVersion(schemas, file, written.yaml.parsed.data) };
}
