import type { PageData, PlaceInManual, SiteData } from '../../../renderer/data/types.ts';
import { waysToLanguages } from '../../../check/model/translated-addresses.ts';
import { allBlocks } from '../../../schema/page-blocks.ts';
import { listPageAt } from '../../../check/model/entries/list-pages.ts';
import { listHead } from '../../entries/list-head.ts';
import { CALENDAR_ICON } from '../../../renderer/data/calendar-icon.ts';
import { eventData, eventTexts } from '../../entries/event-data.ts';
import { pageLists } from '../../entries/page-lists.ts';
import { picturesOfCards, relatedOf } from '../../entries/related-cards.ts';
import { hoursTexts } from '../../entries/hours-texts.ts';
import { scheduleTexts } from '../../entries/schedule-texts.ts';
import { picturesOf, topicsOf } from '../../entries/show-lists.ts';
import { directionOf } from '../../../schema/texts/scripts.ts';
import { pickNotes } from './download-notes.ts';
import { pageCode } from './page-code.ts';
import { pageHead } from './page-head.ts';
import { pageEmbeds } from './page-embeds.ts';
import { pageMarkdown } from './page-markdown.ts';
import { pickPictures } from './pick-pictures.ts';
import { dateTexts } from './date-texts.ts';
import { headerOnFirst } from './header-on-first.ts';
import { optionSheets } from './option-sheets.ts';
import { textParts } from './text-parts.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import { collectPageTexts, type Text } from '../../../check/collect-texts.ts';
import { sectionsOf } from '../../../check/model/sections.ts';
import { collectAssets } from '../../pictures/collect-assets.ts';
import { iconShapes } from '../../pictures/icons.ts';
import { type PageContext, siteAt } from '../page-context.ts';
import { formsInPage, linkedForms } from './forms.ts';

/** What a page says. Its texts in Markdown are there if they were read, and their numbers replace them. */
export type Content = Pick<PageData, 'page' | 'markdown'>;

/** Everything one page adds to the site: its content, the files it shows, the code it needs. */
// oxlint-disable-next-line max-lines-per-function -- All that a page carries, in one object.
export function pageData(
  { route, page: written, markdown }: Content & { route: string },
  context: PageContext,
  schemas: Schemas,
): PageData {
  const { siteIcons, ownIcons, pictures, downloads, languages, forms } = context;
  const frame = siteAt(context, route);
  const { site } = frame;
  const { page, lists, shown } = pageLists({ route, page: written }, context);
  const related = relatedOf(page, context.related);
  const texts = collectPageTexts(schemas, page);
  const withMarkdown = markdown ? { page, markdown } : pageMarkdown(page, texts);
  const inTexts = textParts(withMarkdown.markdown);
  const place = placeInManual(site, route);
  const original = languages.fallbacks[route];
  const names = collectAssets(texts);
  // A manual, and the notice of a missing translation, are above the first block.
  const headerOn =
    place || original !== undefined ? undefined : headerOnFirst(page, pictures, frame);
  // The fallback of a page that is not translated is in the main language as a whole.
  const language = original === undefined ? site.language : languages.main;
  const ownForms = forms[language] ?? {};
  const linked = linkedForms(texts, ownForms);
  const hours = hoursTexts(page, site, language);
  const sheets = [
    ...optionSheets(page, { frame, forms: Object.values(ownForms), pictures }, schemas),
    ...inTexts.sheets,
    ...(Object.keys(hours).length > 0 ? ['hours'] : []),
    ...(place ? ['manual'] : []),
    ...(headerOn ? ['over-picture'] : []),
    ...(['focus', 'ratio', 'dark'] as const).filter((name) =>
      shown.some(({ picture }) => picture?.[name]),
    ),
  ];
  const asEntry = { route: original ?? route, entry: page.entry };
  const event = eventData(asEntry, site, language, context.entries);
  const calendars = [event, ...(lists ?? [])].flatMap((part) => part?.calendar ?? []);
  const events = [page, ...shown.map((entry) => ({ entry }))].flatMap(
    ({ entry }) => entry?.event ?? [],
  );
  const places = [...(('places' in withMarkdown && withMarkdown.places) || []), ...slugsOf(texts)];
  const icons = [
    ...names.icons,
    ...topicsOf(shown),
    ...inTexts.icons,
    ...(calendars.length > 0 ? [CALENDAR_ICON] : []),
  ];
  return {
    route,
    ...withMarkdown,
    ...(places.length > 0 && { places }),
    ...(allBlocks(page).some(({ block }) => block.type === 'sub-navigation') && {
      sections: sectionsOf(page, texts),
    }),
    ...(headerOn && { headerOn }),
    ...(place && { manual: { ...place, contents: sectionsOf(page, texts, 3) } }),
    ...(lists && { lists }),
    ...(event && { event }),
    ...(related && { related }),
    head: {
      ...pageHead({ route, page }, context),
      ...(lists && listHead({ route, title: page.title, lists }, { ...context, site })),
    },
    pictures: pickPictures(pictures, [
      ...names.pictures,
      ...picturesOf(shown),
      ...picturesOfCards(related),
    ]),
    dates: {
      ...dateTexts([...names.dates, ...shown.map(({ date }) => date)], language),
      ...eventTexts(events, language),
      ...scheduleTexts(page, language),
      ...hours,
    },
    icons: Object.fromEntries(
      icons
        .filter((name) => !siteIcons.has(name))
        .map((name) => [name, iconShapes(name, ownIcons)]),
    ),
    ...(linked.length > 0 ? { linkedForms: linked } : {}),
    forms: formsInPage(texts, ownForms),
    ...withCalendars(pickNotes(downloads, texts), calendars),
    ...pageEmbeds(texts, site.embeds),
    ...pageCode(page, sheets, context),
    ...(languages.languages.length > 1 && {
      language: site.language,
      ways: waysToLanguages(languages, listPageAt(route).first),
    }),
    ...(original !== undefined && {
      fallback: { lang: languages.main, dir: directionOf(languages.main) },
    }),
  };
}

/** What has a slug opens as a dialog. */
function slugsOf(texts: readonly Text[]): string[] {
  return texts
    .filter(({ schema, path }) => schema.format === 'slug' && path.at(-1) === 'id')
    .map(({ text }) => text);
}

/** The manual that a page is in, and which of its pages it is. */
function placeInManual(
  { manuals = [] }: Pick<SiteData['site'], 'manuals'>,
  route: string,
): Pick<PlaceInManual, 'manual' | 'page'> | undefined {
  for (const [manual, { sections }] of manuals.entries()) {
    const pages = sections.flatMap(({ items }) => items);
    const page = pages.findIndex(({ href }) => href === route);
    if (page >= 0) return { manual, page };
  }
  return undefined;
}

/** Files for calendars are no pages of the site, and say what they are. */
function withCalendars(
  notes: Pick<PageData, 'downloads'>,
  calendars: readonly string[],
): Pick<PageData, 'downloads'> {
  if (calendars.length === 0) return notes;
  const own = Object.fromEntries(calendars.map((address) => [address, '']));
  return { downloads: { ...notes.downloads, ...own } };
}
