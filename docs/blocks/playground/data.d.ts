/* Generated from schema.json by "npm run generate". Do not edit. */

export interface Playground {
  /** Block type: always playground. */
  type: 'playground';
  /** The background of the section: the plain page, or a subtle tint that separates it from its neighbors. */
  ground: 'plain' | 'subtle';
}
