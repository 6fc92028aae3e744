import { FeatureFailure } from '../../../check/model/feature-failure.ts';
import type { SiteContext } from '../../../check/model/context.ts';
import { PAGE_FEATURES } from '../../features.ts';
import type { Content } from '../../render/data/page-data.ts';
import { makePage } from '../../render/make-page.ts';
import type { PageContext } from '../../render/page-context.ts';

/** Makes a page as a build does; where a feature of the site fails on it, without them all: the check tells which. */
export async function makeGoodPage(
  content: Content & { file: string },
  context: PageContext,
  { schemas, features }: Pick<SiteContext, 'schemas' | 'features'>,
): ReturnType<typeof makePage> {
  try {
    return await makePage(content, context, { schemas, features, ...PAGE_FEATURES });
  } catch (error) {
    if (!(error instanceof FeatureFailure)) throw error;
    return makePage(content, context, { schemas, features: [], ...PAGE_FEATURES });
  }
}
