import type { DecodedPicture } from './files/decoded-picture.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import type { References } from './references.ts';

/** What pages are checked against, as plain data that can be handed to another thread. */
export interface SiteFacts {
  /** The site folder, absolute and without symbolic links. */
  folder: string;
  /** Files by address, such as pages/services/audits.yaml by /services/audits. */
  routes: ReadonlyMap<string, string>;
  /** Paths of all files below media/, without media/ itself. */
  media: ReadonlySet<string>;
  /** What decoding has shown of the files below media/; empty where none was decoded. */
  pictures: ReadonlyMap<string, DecodedPicture>;
  /** Names of all icons. */
  icons: ReadonlySet<string>;
  /** Where the site is published; nothing if site.yaml does not say. */
  siteUrl: string | undefined;
  /** The day of the check, as YYYY-MM-DD. */
  today: string;
  /** Nothing if site.yaml cannot be read, because then no reference can be judged. */
  references: References | undefined;
  /** Places that every page offers, without the # sign: the names of the forms, which open there. */
  globalAnchors: ReadonlySet<string>;
}

/** What the check of one page has to know of the rest of the site. It holds no page's data. */
export interface SiteContext extends SiteFacts {
  schemas: Schemas;
  /** All places a page offers, without the # sign. */
  anchors: (route: string) => ReadonlySet<string>;
}
