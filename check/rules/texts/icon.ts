import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { OwnIcon } from '../../files/own-icon.ts';
import type { Mistake } from '../../diagnostics/codes.ts';

/** What the check of an icon's name has to know of the site. */
export interface IconContext {
  /** Names of all icons, including the site's own. */
  icons: ReadonlySet<string>;
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
}

/** Explains why a name is not an icon that can be drawn; gives nothing if it is. */
export function checkIcon(name: string, { icons, ownIcons }: IconContext): Mistake | undefined {
  const own = ownIcons.get(name);
  if (own && 'fault' in own) {
    return {
      id: 'broken-icon',
      message: `The icon media/icons/${name}.svg ${own.fault}`,
      suggestion: 'Export it as a plain shape in one color.',
    };
  }
  if (icons.has(name)) return undefined;
  const bare = name.replace(/^.*\//, '').replace(/\.svg$/i, '');
  const matches = icons.has(bare) ? [bare] : closest(name, icons);
  const parts =
    matches.length > 0 ? matches : [...icons].filter((icon) => icon.split('-').includes(name));
  return {
    id: 'unknown-icon',
    message: `There is no icon \`${name}\`.`,
    suggestion:
      didYouMean(parts) ??
      'All names are at https://lucide.dev/icons. For your own icon, add media/icons/a-name.svg.',
    // Another drawing may be meant; only the spelling of a name is safe to fix.
    replacement: matches.find((match) => lettersOf(match) === lettersOf(bare)),
  };
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
