/** Errors that keep a file from being read, or from being read as YAML. */
export const readingErrors = {
  // Files
  'file-is-folder': {
    title: 'A folder where a file is due',
    explanation: 'A folder has a name that ends in .yaml. Rename the folder.',
  },
  'file-unreadable': {
    title: 'File cannot be read',
    explanation: 'The file is there, but the system refuses to read it. Look at its permissions.',
  },
  'file-empty': {
    title: 'File is empty',
    explanation:
      'The file holds nothing but spaces and comments. Write the page, or delete the file.',
  },
  'file-not-utf8': {
    title: 'File is not UTF-8',
    explanation: 'The file was saved in another encoding. Save it as UTF-8 in your editor.',
  },
  'file-too-large': {
    title: 'File is too large',
    explanation: 'A page has at most 256 KB. Split it into several pages.',
  },
  'file-outside-site': {
    title: 'Link out of the site folder',
    explanation:
      'A file or folder is a symbolic link that leaves the site folder or loops. Everything a site publishes must lie in its own folder: copy the file.',
  },
  'file-not-a-page': {
    title: 'Not a page',
    explanation:
      'Only files that end in .yaml may lie in pages/. Rename the file, or move it elsewhere.',
  },

  // YAML
  'yaml-syntax': {
    title: 'Line cannot be read',
    explanation: 'Something in this line is not YAML. Compare it with the lines around it.',
  },
  'yaml-indent': {
    title: 'Wrong indent',
    explanation:
      'Fields that belong together start in the same column. Move the line to the left or to the right.',
  },
  'yaml-tab': {
    title: 'Tab at the start of a line',
    explanation:
      'YAML counts spaces, and tabs look different in every editor. Use two spaces for each level.',
  },
  'yaml-needs-quotes': {
    title: 'Text must be in quotes',
    explanation:
      'Some characters mean something else in YAML when a text starts with them or holds them. Put the whole text in quotes.',
  },
  'yaml-unclosed': {
    title: 'Quote or bracket is not closed',
    explanation: 'A quote, [ or { is opened and never closed.',
  },
  'yaml-duplicate-field': {
    title: 'Field stands twice',
    explanation: 'A field may stand only once in its place. Keep one of the two.',
  },
  'yaml-name-not-text': {
    title: 'Name of a field is not a plain word',
    explanation: 'What stands before the colon must be a plain word such as title.',
  },
  'yaml-anchor': {
    title: 'Anchors are not used',
    explanation:
      'A value that starts with & is an anchor, which pages do not use. Write the text out in each place, or put it in quotes.',
  },
  'yaml-alias': {
    title: 'Aliases are not used',
    explanation:
      'A value that starts with * is an alias, which pages do not use. For strong text, put the whole text in quotes.',
  },
  'yaml-tag': {
    title: 'Tags are not used',
    explanation:
      'A value that starts with ! is a tag, which pages do not use. Put the text in quotes.',
  },
  'yaml-merge-key': {
    title: 'Merge keys are not used',
    explanation: 'The field << merges other fields, which pages do not use. Write the fields out.',
  },
  'yaml-directive': {
    title: 'Directives are not used',
    explanation:
      'A line that starts with % is a directive, which pages do not use. Remove the line.',
  },
  'yaml-several-documents': {
    title: 'Several documents in one file',
    explanation:
      'Each file is one page. Remove the line with --- or ... and put each page into its own file.',
  },
  'yaml-complex-key': {
    title: 'Question mark as a field',
    explanation:
      'A ? followed by a space starts a complex key, which pages do not use. Put the text in quotes.',
  },
  'yaml-nesting': {
    title: 'Nested too deeply',
    explanation: 'Lists and fields may lie in one another up to 50 levels.',
  },
  'yaml-control-character': {
    title: 'Invisible control character',
    explanation:
      'A character that cannot be seen, or a space that is none for YAML, is in the file, mostly pasted from elsewhere. Delete it.',
  },
  'yaml-hidden-character': {
    title: 'Invisible character that reorders or hides text',
    explanation:
      'A character that changes the direction of text or hides in it lets a page say something else than it shows. Delete it.',
  },
};
