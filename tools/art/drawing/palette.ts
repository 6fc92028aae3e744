/**
 * Colors of the drawings. Each is a custom property, so a drawing follows the theme of the page
 * that shows it, with the light theme's value for a file that stands alone.
 */
export const colour = {
  sky: 'var(--art-sky,#E3EBFF)',
  dawn: 'var(--art-dawn,#FFE8CE)',
  mist: 'var(--art-mist,#EFF2FB)',
  /** The sky behind a portrait: far enough from dark hair in the dark theme too. */
  portrait: 'var(--art-portrait,#E3EBFF)',
  people: 'var(--art-people,#FFB86B)',
  process: 'var(--art-process,#A9C1FF)',
  data: 'var(--art-data,#3A5BF0)',
  platform: 'var(--art-platform,#141C4F)',
  disc: 'var(--art-disc,#FF5B35)',
  line: 'var(--art-line,#FFFFFF)',
  /** Dotted marks on the sky. */
  ghost: 'var(--art-ghost,#3A4A8C)',
  /** Dotted marks on a light layer; the same in both themes. */
  mark: 'var(--art-mark,#141C4F)',
  /** The ground below the page's last picture. */
  foot: 'var(--art-foot,#0B1030)',
  /** The ground of the dark band. */
  band: 'var(--surface-band,#141C4F)',
} as const;

/** Back to front, light to dark. A drawing may hide a layer; it never adds a fifth. */
export const LAYERS = ['people', 'process', 'data', 'platform'] as const;

export type LayerName = (typeof LAYERS)[number];
