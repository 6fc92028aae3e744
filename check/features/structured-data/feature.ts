import type { CheckFeature } from '../../model/rule.ts';
import { checkServices } from './services.ts';

/** What pages say of themselves to search engines: which of them are services, site.yaml tells. */
export const structuredData: CheckFeature = { siteFileRules: [checkServices] };
