/**
 * The icons that components show by themselves; those that YAML names are found in the data.
 * A browser test fails on any icon that is shown but not in the sprite.
 */
export const ENGINE_ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'loader-circle',
  'menu',
  'moon',
  'pause',
  'play',
  'search',
  'star',
  'sun',
  'triangle-alert',
  'x',
];

/** What stands for an icon that points somewhere, where people write from right to left. */
export const MIRRORED_ICONS: Record<string, string> = {
  'arrow-left': 'arrow-right',
  'arrow-right': 'arrow-left',
  'arrow-up-right': 'arrow-up-left',
  'chevron-right': 'chevron-left',
};
