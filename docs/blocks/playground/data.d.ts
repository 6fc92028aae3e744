/* Generated from schema.json by "npm run generate". Do not edit. */

export interface Playground {
  /** Block type: always playground. */
  type: 'playground';
  /** The background of the section: the plain page; a subtle tint that separates it from its neighbors; dark, with the colors of the dark theme also on a light page; or the accent color of the site, for a section that must not be missed. */
  ground: 'plain' | 'subtle' | 'dark' | 'accent';
}
