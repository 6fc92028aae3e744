import type { CheckFeature } from '../../model/rule.ts';
import { checkBusinesses } from './check-business.ts';

/** What kind of business it is, and when it is open. */
export const business: CheckFeature = { siteFileRules: [checkBusinesses] };
