/**
 * The answer of a box that is ticked. Apart from the rules for answers, which the browser loads only once something is
 * typed.
 */
export const CONSENTED = 'yes';
