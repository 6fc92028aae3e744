import type { Text } from '../../../check/collect-texts.ts';
import type { OpenedSite } from '../../../check/context.ts';
import type { OwnIcon } from '../../../check/files/own-icon.ts';
import type { LanguagePlan } from '../../../check/languages/plan.ts';
import type { PageData } from '../../../renderer/data/types.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { AssetRefs } from '../../pictures/collect-assets.ts';
import type { FormDefinitions } from '../../render/data/forms.ts';

/** The site as it could be opened last. */
export interface Opened {
  /** Nothing as long as it never could be. */
  opened: OpenedSite | undefined;
  /** Why it cannot be opened now, such as a site.yaml that is gone. */
  failure?: string;
}

/** The last good site.yaml in one language, and forms and icons, and what they say and name. */
export interface SiteAssets {
  opened: OpenedSite;
  site: Site;
  /** By language. */
  forms: Record<string, FormDefinitions>;
  /** Of site.yaml. */
  texts: readonly Text[];
  languages: LanguagePlan;
  refs: AssetRefs;
  ownIcons: ReadonlyMap<string, OwnIcon>;
}

/** What a page is drawn of. */
export interface DrawnPage {
  data: PageData;
  /** Of the text of its file; nothing for a page that is no file. */
  digest: string | null;
}
