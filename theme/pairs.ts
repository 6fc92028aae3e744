import type { Role } from './palette.ts';

/** Words or signs on a ground, as components put them there. */
export interface Pair {
  role: Role;
  ground: Role;
  /** What is between the two and lets the ground through. */
  through?: Role;
  /** The least contrast by WCAG 2.2 AA: 4.5 for words, 3 for what is drawn. */
  least: number;
}

const WORDS = 4.5;
const SIGNS = 3;

const PAGES: Role[] = ['bg', 'bg-subtle', 'surface', 'surface-raised', 'surface-tint'];
const TINTS: Role[] = ['surface-sky', 'surface-dawn'];
const QUIET: Role[] = ['accent-soft', 'button-quiet', 'button-quiet-hover'];
const BANDS: Role[] = ['surface-band', 'surface-foot', 'art-platform'];

/**
 * Every pair of roles that the style sheets of components bring together; to be updated with those. Words over
 * photographs, and layers of drawings, which say nothing by themselves, are not included.
 */
export const PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], [...PAGES, ...TINTS, ...QUIET], WORDS),
  ...pairs(['text-quiet'], PAGES, WORDS),
  ...pairs(['accent-text'], [...PAGES, ...TINTS, 'accent-soft', 'button-quiet-hover'], WORDS),
  ...pairs(['accent-text-hover'], [...PAGES, 'surface-sky'], WORDS),
  ...pairs(['on-accent'], ['accent', 'accent-hover', 'accent-active'], WORDS),
  ...pairs(['text-on-band', 'text-on-band-muted'], BANDS, WORDS),
  ...pairs(['text-on-feature', 'text-on-feature-muted'], ['surface-feature'], WORDS),
  ...pairs(['on-button-on-band'], ['button-on-band', 'button-on-band-hover'], WORDS),
  ...pairs(['focus'], [...PAGES, ...TINTS], SIGNS),
  ...pairs(['focus-on-band'], BANDS, SIGNS),
  ...pairs(['border-input'], ['bg', 'surface-raised'], SIGNS),
  ...pairs(['on-chip'], ['art-people', 'art-process'], SIGNS),
  ...pairs(['on-chip-strong'], ['art-data'], SIGNS),
  ...pairs(['current'], ['bg', 'surface-sky'], SIGNS),
  ...pairs(['art-people'], ['surface-band', 'art-platform'], SIGNS),
  ...pairs(['tick'], ['surface-feature'], SIGNS),
  ...pairs(['success-text'], ['bg', 'bg-subtle', 'surface'], WORDS),
  ...pairs(['danger'], ['surface-raised'], SIGNS),
  ...pairs(['danger-text'], ['surface-raised', 'danger-soft'], WORDS),
  ...pairs(['warning-text'], ['warning-soft'], WORDS),
  ...pairs(['text'], ['selection', 'warning-soft', 'danger-soft'], WORDS),
  ...pairs(['code-keyword', 'code-string', 'code-value', 'code-name'], ['surface'], WORDS),
  ...pairs(['on-floating'], ['floating', 'button-on-band-hover'], WORDS),
  ...pairs(['bg'], ['text'], WORDS),
  { role: 'text', ground: 'surface-raised', through: 'border-firm', least: WORDS },
  { role: 'text', ground: 'surface-tint', through: 'border', least: WORDS },
];

function pairs(roles: Role[], grounds: Role[], least: number): Pair[] {
  return roles.flatMap((role) => grounds.map((ground) => ({ role, ground, least })));
}
