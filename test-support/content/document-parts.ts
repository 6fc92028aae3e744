import type { DocumentParts } from '../../prerender/render/document.ts';
import { siteData } from '../render-on-site.tsx';

const block = (name: string, imports: string[]) => ({
  script: `/assets/${name}.js`,
  imports,
  styles: [],
});

/** What all documents of a small site share, with a short text for each script and sheet. */
export const documentParts: DocumentParts = {
  template: '<html lang="en"><head><!--head--></head><body><!--body--></body></html>',
  bundle: {
    bootstrap: 'start()',
    announcement: 'announce()',
    search: '/assets/watch-search.js',
    today: '',
    notFound: 'report()',
    entry: '/assets/entry.js',
    imports: ['/assets/shared.js'],
    layoutStyles: ['/assets/frame.css'],
    deferredStyles: ['/assets/deferred.css'],
    blocks: {
      hero: block('hero', ['/assets/card.js']),
      team: block('team', ['/assets/card.js']),
      prose: block('prose', []),
    },
    options: { grounds: '/assets/grounds.css' },
    sheets: {
      '/assets/grounds.css': '.ground-dark{}',
      '/assets/frame.css': '.frame{}',
      '/assets/hero.css': '.hero{}',
      '/assets/deferred.css': '.deferred{}',
    },
    optional: {
      rightToLeft: '.rtl{}',
      tallScripts: '.tall{}',
      eastAsian: '.east{}',
      languages: '.languages{}',
      announcement: '.announcement{}',
      draftsBar: '.drafts-bar{}',
      motion: '.motion{}',
    },
  },
  theme: { fontRules: '', slices: [], properties: [], constants: [], schemes: '', own: '' },
  frameStyles: [],
  lateThemeUrl: '/assets/theme.css',
  fonts: [{ url: '/media/text.woff2', characters: 'abc', bytes: 1 }],
  displayFonts: [],
  site: siteData,
  siteUrl: '/assets/site-1.json',
  faviconUrl: '/favicon.svg',
};
