import type { Theme } from '../../schema/generated/content.d.ts';

/** What a theme chooses by name, next to its colors, fonts and corners. */
export type Appearance = Pick<
  Theme,
  | 'space'
  | 'scale'
  | 'bodySize'
  | 'bullets'
  | 'ornament'
  | 'capitals'
  | 'figures'
  | 'cards'
  | 'header'
  | 'motion'
>;

/** That of a theme that chooses nothing, as the schema says. */
export const USUAL: Appearance = {
  space: 'regular',
  bodySize: 'regular',
  scale: 'regular',
  capitals: 'none',
  figures: 'auto',
  bullets: 'dash',
  ornament: 'both',
  cards: 'mixed',
  header: 'plain',
  motion: 'lively',
};

/** Values by the name of their custom property, without dashes. Written as minified sheets have them. */
type Values = Readonly<Record<string, string>>;

/** Between blocks, in bands of color, from a heading to its content, in a card. */
const SPACE: Record<Theme['space'], Values> = {
  compact: {
    section: 'clamp(2.5rem,1.75rem + 2.4vw,4.5rem)',
    'section-wide': 'clamp(3rem,2rem + 3.6vw,5.5rem)',
    'section-head': 'clamp(1.25rem,1rem + 1.2vw,2.25rem)',
    'card-pad': 'clamp(1rem,.85rem + .6vw,1.5rem)',
  },
  regular: {
    section: 'clamp(4rem,2.25rem + 3vw,6.5rem)',
    'section-wide': 'clamp(4.5rem,3rem + 3.75vw,8rem)',
    'section-head': 'clamp(2rem,1.5rem + 2vw,3.75rem)',
    'card-pad': 'clamp(1.25rem,1rem + 1vw,2rem)',
  },
  generous: {
    section: 'clamp(5rem,3rem + 6vw,10rem)',
    'section-wide': 'clamp(5.5rem,3.5rem + 8vw,12rem)',
    'section-head': 'clamp(2.5rem,1.75rem + 3vw,5rem)',
    'card-pad': 'clamp(1.25rem,.75rem + 2vw,3rem)',
  },
};

/** Fluid from 320px to 1600px. */
const BODY: Record<Theme['bodySize'], Values> = {
  small: {
    'text-sm': 'clamp(.8125rem,.797rem + .08vw,.875rem)', // 13 → 14
    'text-md': 'clamp(.9375rem,.922rem + .08vw,1rem)', // 15 → 16
    'text-lg': 'clamp(1.0625rem,1.016rem + .23vw,1.25rem)', // 17 → 20
  },
  regular: {
    'text-sm': 'clamp(.875rem,.859rem + .08vw,.9375rem)', // 14 → 15
    'text-md': 'clamp(1rem,.969rem + .16vw,1.0625rem)', // 16 → 17
    'text-lg': 'clamp(1.125rem,1.063rem + .31vw,1.3125rem)', // 18 → 21
  },
  large: {
    'text-sm': 'clamp(.9375rem,.922rem + .08vw,1rem)', // 15 → 16
    'text-md': 'clamp(1.125rem,1.094rem + .16vw,1.1875rem)', // 18 → 19
    'text-lg': 'clamp(1.25rem,1.188rem + .31vw,1.4375rem)', // 20 → 23
  },
};

/** Of headings; fluid from 320px to 1600px, the two largest keep growing to 2200px. On phones a large one is no larger. */
const SCALE: Record<Theme['scale'], Values> = {
  small: {
    'text-2xl': 'clamp(1.375rem,1.281rem + .47vw,1.75rem)', // 22 → 28
    'text-3xl': 'clamp(1.625rem,1.438rem + .94vw,2.375rem)', // 26 → 38
    'text-4xl': 'clamp(2rem,1.7rem + 1.5vw,3rem)', // 32 → 48
    'text-5xl': 'clamp(2.25rem,1.8rem + 2.25vw,4rem)', // 36 → 64
  },
  regular: {
    'text-2xl': 'clamp(1.5rem,1.313rem + .94vw,2.125rem)', // 24 → 34
    'text-3xl': 'clamp(1.875rem,1.5rem + 1.88vw,3.25rem)', // 30 → 52
    'text-4xl': 'clamp(2.25rem,1.65rem + 2.9vw,4.25rem)', // 36 → 68
    'text-5xl': 'clamp(2.625rem,1.72rem + 4.1vw,6.5rem)', // 42 → 104
  },
  large: {
    'text-2xl': 'clamp(1.5rem,1.219rem + 1.41vw,2.5rem)', // 24 → 40
    'text-3xl': 'clamp(1.875rem,1.281rem + 2.97vw,4.25rem)', // 30 → 68
    'text-4xl': 'clamp(2.25rem,1.2rem + 5.2vw,6rem)', // 36 → 96
    'text-5xl': 'clamp(2.625rem,1.3rem + 6.6vw,8.5rem)', // 42 → 136
  },
};

/** Their size, that of every other one, and their corners. */
const BULLETS: Record<Theme['bullets'], Values> = {
  dash: {
    'bullet-width': '14px',
    'bullet-even': '9px',
    'bullet-height': '5px',
    'bullet-corner': '3px',
  },
  dot: {
    'bullet-width': '7px',
    'bullet-even': '7px',
    'bullet-height': '7px',
    'bullet-corner': '50%',
  },
  square: {
    'bullet-width': '7px',
    'bullet-even': '7px',
    'bullet-height': '7px',
    'bullet-corner': '0',
  },
};

/** The mark of the current page in the header: a disc, or a short line. */
const DISC = { 'mark-width': '7px', 'mark-height': '7px', 'mark-start': '-3.5px', mark: '50%' };
const LINE = { 'mark-width': '18px', 'mark-height': '2px', 'mark-start': '-9px', mark: '0' };
/**
 * What a case study says in a corner of its picture, cut out of it, or below it; and whether the tiles behind icons have
 * a step in a corner, with the icon below it, or are whole.
 */
const NOTCH = {
  'notch-position': 'absolute',
  notch: 'var(--radius-lg)',
  'notch-frame': '0',
  'tile-fill': '0%',
  'tile-step': '8px',
};
const BELOW = {
  'notch-position': 'static',
  notch: '0px',
  'notch-frame': 'var(--radius-lg)',
  'tile-fill': '100%',
  'tile-step': '0px',
};

const ORNAMENT: Record<Theme['ornament'], Values> = {
  both: { ...DISC, ...NOTCH },
  disc: { ...DISC, ...BELOW },
  notch: { ...LINE, ...NOTCH },
  none: { ...LINE, ...BELOW },
};

/** The lines around tinted cards and around all others, and the shadow of both. */
const CARDS: Record<Theme['cards'], Values> = {
  mixed: { 'tinted-card-line': '0', 'card-line': '1px', 'card-shadow': 'none' },
  border: { 'tinted-card-line': '1px', 'card-line': '1px', 'card-shadow': 'none' },
  shadow: { 'tinted-card-line': '0', 'card-line': '0', 'card-shadow': 'var(--shadow-card)' },
};

/** How far pictures rise as they come into view, from what width bars grow, how large a picture is that is pointed at. */
const MOTION: Record<Theme['motion'], Values> = {
  lively: { 'settle-travel': '24px', 'grow-from': '0', zoom: '1.03' },
  quiet: { 'settle-travel': '0px', 'grow-from': '1', zoom: '1' },
  none: { 'settle-travel': '0px', 'grow-from': '1', zoom: '1' },
};

/** The custom properties of an appearance, which are the same on every screen, by name without dashes. */
export function appearanceProperties(chosen: Appearance): [name: string, value: string][] {
  return Object.entries({
    ...SPACE[chosen.space],
    ...BODY[chosen.bodySize],
    ...SCALE[chosen.scale],
    ...BULLETS[chosen.bullets],
    ...ORNAMENT[chosen.ornament],
    ...CARDS[chosen.cards],
    'header-h': '85px',
    ...MOTION[chosen.motion],
  });
}

const CAPITALS: Record<Theme['capitals'], string> = {
  none: '',
  headings: 'h1,h2{text-transform:uppercase;letter-spacing:.01em}',
};

const FIGURES: Record<Theme['figures'], string> = {
  auto: '',
  lining: 'body{font-variant-numeric:lining-nums}',
  oldstyle: 'body{font-variant-numeric:oldstyle-nums}',
};

/** The disc of the menu stays in the menu (renderer/styles/optional/motion.css). */
const DISC_STAYS = '--grown-disc:none}:root nav{--traveling-disc:disc}';

/**
 * Layers of a banner are where they belong at once, and without any motion all that changes does, as for visitors who ask
 * for less motion (renderer/styles/tokens.css).
 */
const MOVING: Record<Theme['motion'], string> = {
  lively: '',
  quiet: `:root{--dur-4:1ms;--layer-stagger:0ms;${DISC_STAYS}`,
  none: `:root{--dur-1:1ms;--dur-2:1ms;--dur-3:1ms;--dur-4:1ms;--layer-stagger:0ms;${DISC_STAYS}`,
};

/** Shadows and grounds are not there in the colors of a visitor's system (forced colors), so cards get their lines back. */
const LINES: Record<Theme['cards'], string> = {
  mixed: '',
  border: '',
  shadow: '@media (forced-colors:active){:root{--tinted-card-line:1px;--card-line:1px}}',
};

/** A header with a row for the logo above that of the navigation, where renderer/styles/options/centered.css has it. */
const HEADERS: Record<Theme['header'], string> = {
  plain: '',
  'over-picture': '',
  centered: '@media (min-width:64rem) and (min-height:40rem){:root{--header-h:124px}}',
};

/** The rules of an appearance that no component has; none for what is usual. */
export function appearanceRules({ capitals, figures, cards, header, motion }: Appearance): string {
  return CAPITALS[capitals] + FIGURES[figures] + LINES[cards] + HEADERS[header] + MOVING[motion];
}
