import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesOf } from '../schema/messages.ts';
import { SCHEMA_VERSION } from '../schema/schema-version.ts';
import { embedSource } from '../schema/embeds/embed-source.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { AssetsProvider, SiteProvider } from '../renderer/data/context.ts';
import type { Assets, Pictures, SiteData } from '../renderer/data/types.ts';
import { FirstPathProvider } from '../renderer/routing/path.ts';
import { USUAL } from '../theme/sheet/appearance.ts';
import { drawing } from './content/drawing.ts';

const picture = { src: 'a.svg', alt: '' };
const action = { label: 'Write', href: 'mailto:hello@site.example' };

export const site: Omit<Site, 'manuals'> = {
  schemaVersion: SCHEMA_VERSION,
  name: 'Alder & Row',
  url: 'https://www.site.example',
  language: 'en',
  email: 'hello@site.example',
  logo: { ...picture, width: 96 },
  favicon: 'a.svg',
  shareImage: 'a.svg',
  theme: {
    colors: { accent: '#0b756c' },
    dark: 'auto',
    shape: 'firm',
    fonts: {},
    overrides: {},
    ...USUAL,
  },
  facts: {},
  forms: { endpoint: '/crm/', clientId: 'website', acceptSecretInBrowser: false },
  messages: {},
  languages: [],
  redirects: {},
  gone: [],
  navigation: [],
  search: false,
  embeds: [],
  locations: [],
  footer: { text: '', links: { title: '', items: [] }, social: [], legal: '' },
  closing: { title: '', text: '', action, picture, pictures: [] },
  notFound: { title: '', text: '', action, picture },
  error: { text: '', picture },
};

export const siteData: SiteData = {
  site,
  dark: 'auto',
  messages: messagesOf('en', {}),
  direction: 'ltr',
  navigationRoom: [],
  home: '/',
  languages: [],
  pictures: {},
  forms: {},
  icons: '/icons.svg',
};

/**
 * For tests: the HTML of a part or block on a small site.
 * @param onSite what site.yaml says
 * @param embedded addresses of the page that are shown in frames, if the site allows them
 * @param lookedUp what else the build has found for the page
 * @param drawings the `src` of each picture the site has, all of them drawings at `/media/<src>`
 */
export function renderOnSite(
  element: ReactElement,
  drawings: string[] = [],
  onSite: SiteData['site'] = site,
  embedded: string[] = [],
  lookedUp: Partial<Assets> = {},
): string {
  const pictures: Pictures = Object.fromEntries(
    drawings.map((src) => [src, { ...drawing, url: `/media/${src}` }]),
  );
  const embeds = Object.fromEntries(
    embedded.flatMap((href) => {
      const source = embedSource(href, onSite.embeds);
      return source ? [[href, source]] : [];
    }),
  );
  return renderToStaticMarkup(
    <SiteProvider value={{ ...siteData, site: onSite }}>
      <AssetsProvider value={{ pictures, dates: {}, icons: {}, embeds, ...lookedUp }}>
        <FirstPathProvider value="/">{element}</FirstPathProvider>
      </AssetsProvider>
    </SiteProvider>,
  );
}
