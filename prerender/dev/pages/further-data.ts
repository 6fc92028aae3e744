import { FeatureFailure } from '../../../check/features/own-features/feature-failure.ts';
import type { PageData } from '../../../renderer/data/types.ts';
import { FEATURES } from '../../features.ts';
import type { AddData } from '../../render/stage-page.ts';

/** What features add to the data of a page; nothing of what fails, which the check reports. */
export function furtherData(...args: Parameters<AddData>): Partial<PageData> {
  const data: Partial<PageData> = {};
  for (const { pageData } of FEATURES) {
    try {
      Object.assign(data, pageData?.(...args));
    } catch (error) {
      if (!(error instanceof FeatureFailure)) throw error;
    }
  }
  return data;
}
