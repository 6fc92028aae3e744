import { TOOLTIP } from '../../bootstrap/contract.ts';

/** Controls that show an icon only mark themselves so; their `aria-label` is the text. */
export const TOOLTIP_OWNER = `[${TOOLTIP}][aria-label]`;
