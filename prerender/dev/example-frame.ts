import type { Page, Site, Theme } from '../../schema/generated/content.d.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Manual, SiteData } from '../../renderer/data/types.ts';
import { headerLook } from '../render/data/site-data.ts';

/** Parts of a page around its blocks that have options of their own. */
export const PARTS = ['closing', 'footer', 'manual'] as const;

/** What the gallery draws around an example. */
export interface ExampleFrame {
  /** The look of the header above it. */
  header?: Theme['header'] | undefined;
  part?: (typeof PARTS)[number] | undefined;
}

/** Stands for the button of a header that has none. */
const ACTION = { label: 'Book a visit', href: '/book-a-visit' };

/** All that a footer can have next to what every footer has. */
const FOOTER: Partial<Site['footer']> = {
  moreLinks: [
    {
      title: 'Services',
      items: [
        { name: 'Energy audits', href: '/services/audits' },
        { name: 'Upkeep', href: '/services/upkeep' },
      ],
    },
    {
      title: 'About',
      items: [
        { name: 'Our people', href: '/team' },
        { name: 'Notes', href: '/notes' },
      ],
    },
  ],
  newsletter: {
    text: 'One letter a month about old houses.',
    action: { label: 'Subscribe', href: '#inquiry' },
    field: 'Your email address',
  },
  badges: ['Guild of Builders', 'Heritage Trust'].map((name) => ({
    name,
    picture: { src: 'example/landscape.svg', alt: '' },
  })),
};

/** All that a closing band can have. */
const CLOSING: Site['closing'] = {
  title: 'Shall we have a look?',
  text: 'The first call costs nothing, and you know afterwards what to begin with.',
  action: ACTION,
  secondAction: { label: 'How a visit goes', href: '/services/audits' },
  picture: { src: 'example/horizon.svg', alt: '' },
  pictures: [{ below: '/_blocks/hero', picture: { src: 'example/dusk.webp', alt: '' } }],
};

/** How a page changes it, by the block that the page shows. */
const CLOSING_OF_PAGES: Readonly<Record<string, Page['closing']>> = {
  feature: {
    title: 'The workshop is closed in August',
    text: 'From September on, we look at your windows again.',
    action: 'disabled',
  },
  steps: { action: 'none' },
};

/** A place with hours, holidays and a map. */
const PLACE: Site['locations'][number] = {
  title: 'Workshop',
  address: ['1 Mill Lane', 'Alderton'],
  phone: '+44 20 7946 0321',
  email: 'hello@alder-row.example',
  business: {
    type: 'LocalBusiness',
    geo: { latitude: 51.5072, longitude: -0.1276 },
    hours: [
      { from: 'monday', to: 'thursday', open: ['08:00-12:30', '13:30-17:00'] },
      { from: 'friday', open: ['08:00-12:30'] },
    ],
    holidays: [
      { date: '2090-12-22', open: ['08:00-10:00'] },
      { date: '2090-12-24', to: '2091-01-02', open: [] },
    ],
  },
  map: 'https://www.openstreetmap.org/?mlat=51.5072&mlon=-0.1276#map=16/51.5072/-0.1276',
};

/** The places of a site, or one in their place for a block that shows them on a site without. */
export function placesFor(
  { locations }: Pick<Site, 'locations'>,
  { needsOfSite }: FieldSchema,
): Pick<Site, 'locations'> {
  return { locations: needsOfSite === 'locations' && locations.length === 0 ? [PLACE] : locations };
}

/** The pictures of what is around an example. */
export function framePictures({ part }: ExampleFrame): string[] {
  if (part === 'closing') return ['example/horizon.svg', 'example/dusk.webp'];
  return part === 'footer' ? ['example/landscape.svg'] : [];
}

/** What a page that shows a block says about what is around it. */
export function framePage(type: string, { part }: ExampleFrame): Pick<Page, 'closing'> {
  const closing = part === 'closing' ? CLOSING_OF_PAGES[type] : undefined;
  return closing === undefined ? {} : { closing };
}

/** Manuals of which one has a page at this address. */
export function manualsWith(route: string, title: string): Manual[] {
  return [
    {
      title: 'Handbook',
      sections: [
        { title: 'Begin', items: [{ name: 'Before we come', href: '/handbook' }] },
        {
          title: 'In the house',
          items: [
            { name: title, href: route },
            { name: 'After the audit', href: '/handbook/after' },
          ],
        },
      ],
    },
  ];
}

/** The data of a site, with all options of what is around an example. */
export function frameSite(
  { headerLook: _now, ...plain }: SiteData,
  { header, part }: ExampleFrame,
  manuals: Manual[],
): SiteData {
  const { site } = plain;
  return {
    ...plain,
    site: {
      ...site,
      ...(header && { header: { action: ACTION, ...site.header, sticky: true } }),
      ...(part === 'closing' && { closing: CLOSING }),
      ...(part === 'footer' && { footer: { ...site.footer, ...FOOTER } }),
      ...(part === 'manual' && { manuals }),
    },
    ...headerLook(header ?? 'plain'),
  };
}
