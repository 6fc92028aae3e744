import type { Page } from '../../../schema/generated/content.d.ts';
import { blocksOf } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { FeaturePage } from '../../../schema/own-features/feature.ts';
import { type LanguagePlan, languageOf } from '../../model/plan.ts';

/** A page as a site's own features see it. */
export function featurePage(
  { file, route, page }: { file: string; route: string; page: Page },
  languages: LanguagePlan,
): FeaturePage {
  return {
    file,
    route,
    language: languageOf(languages, route),
    title: page.title,
    description: page.description ?? '',
    blocks: blocksOf(page).filter(isRecord),
  };
}
