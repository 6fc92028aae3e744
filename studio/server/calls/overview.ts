import { extname } from 'node:path';
import { listKinds } from '../../../authoring/kinds.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { Overview } from '../../protocol.ts';
import { penFor } from './pen.ts';
import { listPages } from './list-pages.ts';

/** What blocks can show; fonts and films are below media/ as well. */
const PICTURES = new Set(['.svg', '.avif', '.webp', '.jpg', '.jpeg', '.png']);

/** Whether blocks can show a file of media/, by its name. */
export function isPicture(file: string): boolean {
  return PICTURES.has(extname(file).toLowerCase());
}

/** What a site as a whole offers to its writers. */
export function overview(opened: OpenedSite): Overview {
  const { schemas, media, icons, folder } = opened.context;
  return {
    name: opened.site?.name ?? 'Site',
    groups: listPages(opened),
    page: schemas.page.schema,
    site: schemas.site.schema,
    blocks: [...schemas.blocks].map(([type, { schema }]) => ({ type, schema })),
    pictures: [...media].filter(isPicture).toSorted(compareTexts),
    pen: penFor(opened.site?.theme.colors.accent ?? '#777777'),
    icons: [...icons].toSorted(compareTexts),
    kinds: listKinds(opened.site?.language, folder).map(({ name, about }) => ({ name, about })),
  };
}
