import type { CheckFeature } from '../../model/rule.ts';
import { checkOwnKinds } from './check-kinds.ts';

/** Templates for new pages that a site has of its own. */
export const ownKinds: CheckFeature = { siteRules: [checkOwnKinds] };
