import type { HeavierPage } from '../schema/generated/data.d.ts';

/** Of a build: a sentence for everything that is over its limit. */
interface Weighed {
  overruns: readonly string[];
}

/** What is over a limit in one build of a site and was not in another, in sentences. */
export function heavierPages(before: Weighed, after: Weighed): HeavierPage[] {
  const known = new Set(before.overruns.map(subjectOf));
  return after.overruns
    .filter((message) => !known.has(subjectOf(message)))
    .map((message) => ({ route: message.split(':', 1)[0] ?? '', message }));
}

/** The page, and what of it is too heavy, without by how much. */
function subjectOf(message: string): string {
  return message.replace(/ weighs .*/, '');
}
