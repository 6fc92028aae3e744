import type { Site, Theme } from '../../schema/generated/content.d.ts';
import type { Manual, SiteData } from '../../renderer/data/types.ts';
import { headerLook } from '../render/data/site-data.ts';

/** Parts of a page around its blocks that have options of their own. */
export const PARTS = ['footer', 'manual'] as const;

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
    // That of the example above it.
    picture: { src: 'example/landscape.svg', alt: '' },
  })),
};

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
      ...(part === 'footer' && { footer: { ...site.footer, ...FOOTER } }),
      ...(part === 'manual' && { manuals }),
    },
    ...headerLook(header ?? 'plain'),
  };
}
