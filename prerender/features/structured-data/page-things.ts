import type { Article, Event, FAQPage, Offer, Service, VideoObject } from 'schema-dts';
import { allElements, phrasesOf } from '../../../check/markdown/markdown-parts.ts';
import type { MarkdownElement } from '../../../schema/texts/markdown.ts';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import { allBlocks } from '../../../schema/page-blocks.ts';
import { wordsOf } from '../../../schema/texts/phrases.ts';
import type { BlockOf, PageData, SiteData } from '../../../renderer/data/types.ts';

/** The one service that a page describes. */
export function service({ head, page }: PageData, { site }: SiteData): Service {
  return {
    '@type': 'Service',
    name: page.title,
    ...(head.description !== '' && { description: head.description }),
    ...(head.canonical !== undefined && { url: head.canonical }),
    provider: { '@type': 'Organization', name: site.name, url: site.url },
  };
}

/** An entry of a folder that is not an event; nothing for any other page. */
export function article({ head, page }: PageData, { site }: SiteData): Article | undefined {
  const { entry } = page;
  if (!entry || entry.event) return undefined;
  return {
    '@type': 'Article',
    headline: page.title,
    datePublished: entry.date,
    ...(entry.author !== undefined && { author: { '@type': 'Person', name: entry.author } }),
    ...(head.canonical !== undefined && { url: head.canonical }),
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  };
}

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  'sold-out': 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  canceled: 'https://schema.org/EventCancelled',
} as const;

/** An entry that is an event; nothing for any other page. */
export function event(data: PageData, { site }: SiteData): Event | undefined {
  const { head, page, pictures, event: known } = data;
  const { event: fields, picture } = page.entry ?? {};
  if (!fields || !known) return undefined;
  const { place, status } = fields;
  const file = picture && pictures[picture.src];
  const image = file ? site.url + file.url : head.image;
  return {
    '@type': 'Event',
    name: page.title,
    // Its summary is on other pages alone.
    ...(head.description !== '' && { description: head.description }),
    startDate: known.startDate,
    ...(known.endDate !== undefined && { endDate: known.endDate }),
    eventStatus: STATUS[status],
    ...(place && {
      location: {
        '@type': 'Place',
        name: place.name,
        ...(place.address !== undefined && { address: place.address }),
      },
    }),
    ...(image !== undefined && { image }),
    ...(!known.isOver && offers(data, fields)),
    ...(head.canonical !== undefined && { url: head.canonical }),
    organizer: { '@type': 'Organization', name: site.name, url: site.url },
  };
}

/** Where tickets are, if anywhere, and what they cost. */
function offers(
  { head }: Pick<PageData, 'head'>,
  { price, tickets, status }: EntryEvent,
): Pick<Event & { offers?: Offer }, 'offers'> {
  if (!price && !tickets) return {};
  const url = tickets?.href.startsWith('https://') ? tickets.href : head.canonical;
  return {
    offers: {
      '@type': 'Offer',
      ...(price && { price: price.amount, priceCurrency: price.currency }),
      ...(url !== undefined && { url }),
      availability:
        status === 'sold-out' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  };
}

/**
 * The videos of a page that can be watched. Search engines ask for name, picture and day; of a video
 * without a picture that is the one of its page for shared links.
 */
export function videos(
  { head, page, pictures, embeds }: PageData,
  { site }: SiteData,
): VideoObject[] {
  return blocksOf(page, 'videos').flatMap(({ items }) =>
    items.flatMap(({ title, description, date, picture, href }): VideoObject[] => {
      const file = picture && pictures[picture.src];
      const thumbnail = file ? site.url + file.url : head.image;
      if (thumbnail === undefined || !href.startsWith('https://')) return [];
      const embed = embeds?.[href];
      return [
        {
          '@type': 'VideoObject',
          name: title,
          description,
          uploadDate: date,
          thumbnailUrl: thumbnail,
          url: href,
          ...(embed && { embedUrl: embed.src }),
        },
      ];
    }),
  );
}

/** All questions of a page with their answers; nothing where it asks none. */
export function questions({ page, markdown = [] }: PageData): FAQPage | undefined {
  const items = blocksOf(page, 'faq').flatMap((block) => block.items);
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      // A field in Markdown holds the number of its text; see `PageData.markdown`.
      acceptedAnswer: { '@type': 'Answer', text: wordsOfMarkdown(markdown[Number(answer)] ?? []) },
    })),
  };
}

function blocksOf<Type extends PageData['page']['blocks'][number]['type']>(
  page: PageData['page'],
  type: Type,
): BlockOf<Type>[] {
  const blocks = allBlocks(page).map(({ block }) => block);
  return blocks.filter((block): block is BlockOf<Type> => block.type === type);
}

function wordsOfMarkdown(elements: readonly MarkdownElement[]): string {
  const parts = allElements(elements).map((element) =>
    element.type === 'code' ? element.text : wordsOf(phrasesOf(element)),
  );
  return parts.filter((part) => part !== '').join('\n');
}
