import { useSite } from '../../data/context.ts';
import { entryOfManual } from '../../routing/entry-of-manual.ts';
import { usePath } from '../../routing/path.ts';

/** How a link of a menu is marked: as the page that shows, or as what that page is a part of. */
export function useMark(): (href: string) => 'page' | true | undefined {
  const path = usePath();
  const { site } = useSite();
  const manual = entryOfManual(site, path);
  return (href) => (href === path ? 'page' : href === manual || undefined);
}
