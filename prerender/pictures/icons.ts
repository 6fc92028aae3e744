import { mediaDigest } from '../output/media-urls.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconShape } from '../../renderer/data/types.ts';
import { ENGINE_ICONS, MIRRORED_ICONS } from '../../renderer/ui/media/engine-icons.ts';
import type { OwnIcon } from '../../check/files/own-icon.ts';
import { digestOf } from '../../check/files/digest.ts';
import { iconFolder } from '../../schema/icons.ts';
import type { AssetRefs } from './collect-assets.ts';

type OwnIcons = ReadonlyMap<string, OwnIcon>;

const shapesByName = new Map<string, IconShape[]>();

/** Names of the icons that all pages share: those of site.yaml, and those that components show by themselves. */
export function siteIcons({ icons }: AssetRefs, direction: 'ltr' | 'rtl'): Set<string> {
  const mirrored = direction === 'rtl' ? Object.values(MIRRORED_ICONS) : [];
  return new Set([...ENGINE_ICONS, ...mirrored, ...icons]);
}

/**
 * Writes one SVG file with a `<symbol>` for each icon and returns its address.
 * Throws when an icon does not exist, which the check has ruled out for what YAML names.
 * @param own the site's own icons
 */
export function writeIcons(names: Iterable<string>, own: OwnIcons, dist: string): string {
  const symbols = [...names].sort().map((name) => {
    const shapes = iconShapes(name, own).map(markup).join('');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const url = `/media/icons.${mediaDigest(digestOf(sprite))}.svg`;
  mkdirSync(join(dist, 'media'), { recursive: true });
  // Its name tells what is in it.
  if (!existsSync(join(dist, url))) writeFileSync(join(dist, url), sprite);
  return url;
}

/** What an icon is drawn with; one of the site itself is before one of the library. Throws when it does not exist. */
export function iconShapes(name: string, own: OwnIcons): IconShape[] {
  const ofSite = own.get(name);
  if (ofSite && 'shapes' in ofSite) return ofSite.shapes;
  const known = shapesByName.get(name);
  if (known) return known;
  const elements = contentOf(name).matchAll(/<(\w+) ([^>]*)\/>/g);
  const shapes = [...elements].map(([, tag = '', attributes = '']): IconShape => {
    const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
    return [tag, Object.fromEntries([...pairs].map(([, key, value]) => [key, value]))];
  });
  shapesByName.set(name, shapes);
  return shapes;
}

/** A shape as a file writes it. Its values are plain: those of the library, or what the check has let through. */
function markup([tag, attributes]: IconShape): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) =>
      ` ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  );
  return `<${tag}${pairs.join('')} />`;
}

/** What is in the `<svg>` of an icon's file, in one line. */
function contentOf(name: string): string {
  const source = readFileSync(join(iconFolder, `${name}.svg`), 'utf8');
  const start = source.indexOf('>', source.indexOf('<svg')) + 1;
  return source.slice(start, source.indexOf('</svg>')).replace(/\s*\n\s*/g, '');
}
