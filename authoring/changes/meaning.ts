import type {
  Diagnostic,
  FoundProblem,
  Meaning,
  PageChange,
} from '../../schema/generated/data.d.ts';
import { schemaOfValue } from '../../edit/fit-schema.ts';
import type { TwoStates } from './page-changes.ts';
import type { SiteState } from './site-state.ts';

/** Problems that have a list of their own. */
const OWN: Diagnostic['id'][] = ['lost-address', 'outdated-translation', 'low-contrast'];

/** What follows from the changes of a site, by the check of both states. Weights are not among it: they need a build. */
export function meaningOf(
  { before, after }: TwoStates,
  pages: readonly PageChange[],
): Omit<Meaning, 'heavier'> {
  const files = new Map(
    pages.flatMap(({ file, from }) => (from === undefined ? [] : [[fileAt(before, from), file]])),
  );
  const moved = before.problems.map((problem) => ({
    ...problem,
    file: files.get(problem.file) ?? problem.file,
  }));
  const made = onlyIn(after.problems, moved);
  const of = (id: Diagnostic['id']) => made.filter((problem) => problem.id === id);
  return {
    made: made.filter(({ id }) => !OWN.includes(id)).map(toFound),
    mended: onlyIn(moved, after.problems).map(toFound),
    lost: of('lost-address').map(({ message }) => message.split(' ', 1)[0] ?? ''),
    weaker: of('low-contrast').map(({ message, suggestion }) =>
      inOne(withTitles(message, after), suggestion),
    ),
    outdated: of('outdated-translation').map(({ file, message, suggestion }) => ({
      file,
      message,
      ...(suggestion && { suggestion }),
    })),
  };
}

function fileAt({ opened, pages }: SiteState, route: string): string {
  const file = opened.context.routes.get(route);
  return file !== undefined && pages.has(file) ? file : '';
}

/** Problems that others do not have, wherever in its file each is. */
function onlyIn(problems: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const problem of others) left.set(keyOf(problem), (left.get(keyOf(problem)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0;
    left.set(keyOf(problem), count - 1);
    return count <= 0;
  });
}

function keyOf({ id, file, message }: Diagnostic): string {
  return JSON.stringify([id, file, message]);
}

function toFound({ severity, id, file, line, message, suggestion }: Diagnostic): FoundProblem {
  return { severity, id, file, line, message, ...(suggestion && { suggestion }) };
}

/** Colors by the titles of their roles, as in the changes. */
function withTitles(message: string, { opened }: SiteState): string {
  const schema = { root: opened.context.schemas.site.schema };
  return message.replaceAll(/`([\w-]+)`/g, (name, role: string) => {
    const path = ['theme', 'overrides', 'light', role];
    const title = schemaOfValue(schema, undefined, path, undefined)?.title;
    return title === undefined ? name : `“${title}”`;
  });
}

function inOne(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence).join(' ');
}
