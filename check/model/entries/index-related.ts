import type { Page } from '../../../schema/generated/content.d.ts';
import type { Card, PageIndex } from '../../../schema/generated/data.d.ts';
import type { CardFields } from '../../../schema/field-schema.ts';
import { allBlocks } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import type { DataPath } from '../../../schema/pointer.ts';

/** Finds what other pages may show of a page, and what it shows of others. */
export function indexRelated(
  page: Page,
  { schemas }: { schemas: Schemas },
): Pick<PageIndex, 'cards' | 'related'> {
  const { title, description = '', entry } = page;
  const related = relatedAddresses(page);
  const ofEntries = entriesWithCard(schemas, page).map(
    ({ slug, entry: of, fields }): [string, Card] => [slug, cardOf(of, fields)],
  );
  return {
    cards: {
      '': {
        title,
        text: entry?.summary ?? description,
        ...(entry?.picture && { picture: entry.picture }),
      },
      ...Object.fromEntries(ofEntries),
    },
    ...(related.length > 0 && { related }),
  };
}

/** The addresses of what a page shows of others, such as the people of a schedule, each once. */
export function relatedAddresses(page: { blocks: readonly unknown[] }): string[] {
  return [...new Set(relatedPlaces(page).map(({ address }) => address))];
}

/** Where the blocks of a page name what they show of other pages. */
export function relatedPlaces(page: unknown): { address: string; path: DataPath }[] {
  return allBlocks(page).flatMap(({ block, path }) => {
    if (!isRecord(block)) return [];
    if (block['type'] === 'related') return addressesIn(block, [...path, 'items']);
    if (block['type'] !== 'schedule') return [];
    return listOf(block['days']).flatMap((day, at) =>
      listOf(isRecord(day) ? day['slots'] : []).flatMap((slot, n) =>
        isRecord(slot) ? addressesIn(slot, [...path, 'days', at, 'slots', n, 'people']) : [],
      ),
    );
  });
}

/** @param path of a list of addresses, whose last step is its name in the group */
function addressesIn(
  group: Record<string, unknown>,
  path: DataPath,
): { address: string; path: DataPath }[] {
  return listOf(group[String(path.at(-1))]).flatMap((address, at) =>
    typeof address === 'string' ? [{ address, path: [...path, at] }] : [],
  );
}

interface EntryWithCard {
  slug: string;
  entry: Record<string, unknown>;
  fields: CardFields;
  path: DataPath;
}

/** The entries of a page's blocks that other pages may show, by the keyword `card` of their schemas. */
export function entriesWithCard(
  { blocks: types }: Pick<Schemas, 'blocks'>,
  page: { blocks: readonly unknown[] },
): EntryWithCard[] {
  return allBlocks(page).flatMap(({ block, path }) => {
    const type = isRecord(block) ? block['type'] : undefined;
    const schema = typeof type === 'string' ? types.get(type)?.schema : undefined;
    return Object.entries(schema?.properties ?? {}).flatMap(([list, { items }]) => {
      const entries = isRecord(block) ? block[list] : undefined;
      const fields = items?.card;
      if (!fields || !Array.isArray(entries)) return [];
      return entries.flatMap((entry: unknown, at): EntryWithCard[] => {
        const slug = isRecord(entry) ? entry['slug'] : undefined;
        if (!isRecord(entry) || typeof slug !== 'string') return [];
        return [{ slug, entry, fields, path: [...path, list, at] }];
      });
    });
  });
}

function cardOf(entry: Record<string, unknown>, fields: CardFields): Card {
  const picture = fields.picture === undefined ? undefined : entry[fields.picture];
  const figure = fields.figure === undefined ? undefined : entry[fields.figure];
  return {
    title: textOf(entry[fields.title]),
    text: textOf(entry[fields.text]),
    ...(isRecord(picture) && {
      picture: { src: textOf(picture['src']), alt: textOf(picture['alt']) },
    }),
    ...(isRecord(figure) && {
      figure: { value: textOf(figure['value']), label: textOf(figure['label']) },
    }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
