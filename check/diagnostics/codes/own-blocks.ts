/** Errors in block types, kinds of page and features that a site has of its own, and errors that the last find. */
export const ownBlockErrors = {
  'wrong-block-name': {
    title: 'Name of a block that cannot be',
    explanation:
      'A folder in blocks/ of the site is a block type of that name. It may not have the name of one of the engine, so that no later version of either takes the other away.',
  },
  'wrong-block-schema': {
    title: 'Schema of a block that is not right',
    explanation:
      'The schema.json of a block in blocks/ of the site says less than the check, the editor and the docs need, or something they do not know. See docs/blocks-of-your-own.md.',
  },
  'wrong-block-component': {
    title: 'Component of a block that cannot be built',
    explanation:
      'A file of a block in blocks/ of the site cannot be read as TypeScript or CSS, exports no component, or imports what a block may not. See docs/blocks-of-your-own.md.',
  },
  'wrong-block-drawing': {
    title: 'Block that is drawn wrong',
    explanation:
      'The check draws the example of each block in blocks/ of the site. Its component fails on it, or draws a link or a button that has no name: no words, no `aria-label`, no picture with words. See docs/blocks-of-your-own.md.',
  },
  'wrong-kind': {
    title: 'Kind of page that is none',
    explanation:
      'A file in kinds/ of the site says in its first lines what the kind is about, and below a line with --- the page, with $title and the like for what differs. It may not have the name of a kind of the engine. See docs/blocks-of-your-own.md.',
  },
  'broken-feature': {
    title: 'Feature that does not work',
    explanation:
      'A file in features/ of the site cannot be read as TypeScript, exports no feature, or fails when it is loaded or asked. See docs/features-of-your-own.md.',
  },
  'feature-problem': {
    title: 'Error that a feature of the site finds',
    explanation:
      'A rule that the site has of its own, in the file of features/ that the message names, finds an error in a page.',
  },
} as const;
