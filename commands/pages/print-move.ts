import type { FileLine, Moved } from '../../authoring/moves/move-pages.ts';
import { pathFromHere } from '../door/path-from-here.ts';

/** The option of commands that can say what they would do. */
export const DRY_RUN = {
  type: 'boolean',
  default: false,
  help: 'only show what would change',
} as const;

/** What was asked for. */
interface Told {
  /** That visitors are led away from. */
  route: string;
  /** The folder of the site, for paths that an editor opens. */
  site: string;
  isDryRun: boolean;
  /** How many pages have moved. */
  pages?: number;
}

/** What has become of links and visitors. */
export function describeMove(
  { updated, left, redirect }: Pick<Moved, 'updated' | 'left' | 'redirect'>,
  { route, site, isDryRun, pages = 1 }: Told,
): string {
  const placeOf = ({ file, line }: FileLine) => `${pathFromHere(site, file)}:${line}`;
  const listOf = (places: FileLine[]) => places.map((place) => `  ${placeOf(place)}`).join('\n');
  const [fixed, redirected] = isDryRun
    ? ['Would fix', 'would be redirected']
    : ['Fixed', 'are redirected'];
  const more = pages === 2 ? '1 more page' : `${pages - 1} more pages`;
  const others = pages === 1 ? '' : ` and of ${more}`;
  return [
    ...(updated.length > 0
      ? [`${fixed} ${links(updated.length)} to ${pages === 1 ? 'it' : 'them'}:\n${listOf(updated)}`]
      : []),
    redirect
      ? `Visitors of ${route}${others} ${redirected} (${placeOf(redirect)}).`
      : `A redirect of ${route}${others} is not needed, because it was never published.`,
    ...(left.length > 0
      ? [
          `Fix ${links(left.length)} by hand, because they contain references:
${listOf(left)}`,
        ]
      : []),
  ].join('\n');
}

function links(count: number): string {
  return count === 1 ? '1 link' : `${count} links`;
}

/** Where a file that has another name is used. */
export function describeUses(
  { updated }: Pick<Moved, 'updated'>,
  { site, isDryRun }: Pick<Told, 'site' | 'isDryRun'>,
): string {
  if (updated.length === 0) return 'No page uses it.';
  const uses = updated.length === 1 ? '1 use' : `${updated.length} uses`;
  const places = updated.map(({ file, line }) => `  ${pathFromHere(site, file)}:${line}`);
  return [`${isDryRun ? 'Would change' : 'Changed'} ${uses} of it:`, ...places].join('\n');
}
