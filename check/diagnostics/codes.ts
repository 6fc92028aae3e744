/**
 * Every kind of problem the check knows. The ids are stable: they stand in reports, in
 * docs/problems.md (generated from this table) and in the settings of those who filter by them.
 */
export type Severity = 'error' | 'warning';

export interface DiagnosticKind {
  severity: Severity;
  title: string;
  /** For docs/problems.md: why this is a problem and what to do, in words for people who write pages. */
  explanation: string;
}

const error = (title: string, explanation: string): DiagnosticKind => ({
  severity: 'error',
  title,
  explanation,
});
const warning = (title: string, explanation: string): DiagnosticKind => ({
  severity: 'warning',
  title,
  explanation,
});

export const diagnosticCodes = {
  // Files
  'file-is-folder': error(
    'A folder where a file is due',
    'A folder has a name that ends in .yaml. Rename the folder.',
  ),
  'file-unreadable': error(
    'File cannot be read',
    'The file is there, but the system refuses to read it. Look at its permissions.',
  ),
  'file-empty': error(
    'File is empty',
    'The file holds nothing but spaces and comments. Write the page, or delete the file.',
  ),
  'file-not-utf8': error(
    'File is not UTF-8',
    'The file was saved in another encoding. Save it as UTF-8 in your editor.',
  ),
  'file-too-large': error(
    'File is too large',
    'A page has at most 256 KB. Split it into several pages.',
  ),
  'file-outside-site': error(
    'Link out of the site folder',
    'A file or folder is a symbolic link that leaves the site folder or loops. Everything a site publishes must lie in its own folder: copy the file.',
  ),
  'file-not-a-page': error(
    'Not a page',
    'Only files that end in .yaml may lie in pages/. Rename the file, or move it elsewhere.',
  ),

  // YAML
  'yaml-syntax': error(
    'Line cannot be read',
    'Something in this line is not YAML. Compare it with the lines around it.',
  ),
  'yaml-indent': error(
    'Wrong indent',
    'Fields that belong together start in the same column. Move the line to the left or to the right.',
  ),
  'yaml-tab': error(
    'Tab at the start of a line',
    'YAML counts spaces, and tabs look different in every editor. Use two spaces for each level.',
  ),
  'yaml-needs-quotes': error(
    'Text must be in quotes',
    'Some characters mean something else in YAML when a text starts with them or holds them. Put the whole text in quotes.',
  ),
  'yaml-unclosed': error(
    'Quote or bracket is not closed',
    'A quote, [ or { is opened and never closed.',
  ),
  'yaml-duplicate-field': error(
    'Field stands twice',
    'A field may stand only once in its place. Keep one of the two.',
  ),
  'yaml-name-not-text': error(
    'Name of a field is not a plain word',
    'What stands before the colon must be a plain word such as title.',
  ),
  'yaml-anchor': error(
    'Anchors are not used',
    'A value that starts with & is an anchor, which pages do not use. Write the text out in each place, or put it in quotes.',
  ),
  'yaml-alias': error(
    'Aliases are not used',
    'A value that starts with * is an alias, which pages do not use. For strong text, put the whole text in quotes.',
  ),
  'yaml-tag': error(
    'Tags are not used',
    'A value that starts with ! is a tag, which pages do not use. Put the text in quotes.',
  ),
  'yaml-merge-key': error(
    'Merge keys are not used',
    'The field << merges other fields, which pages do not use. Write the fields out.',
  ),
  'yaml-directive': error(
    'Directives are not used',
    'A line that starts with % is a directive, which pages do not use. Remove the line.',
  ),
  'yaml-several-documents': error(
    'Several documents in one file',
    'Each file is one page. Remove the line with --- or ... and put each page into its own file.',
  ),
  'yaml-complex-key': error(
    'Question mark as a field',
    'A ? followed by a space starts a complex key, which pages do not use. Put the text in quotes.',
  ),
  'yaml-nesting': error(
    'Nested too deeply',
    'Lists and fields may lie in one another up to 50 levels.',
  ),
  'yaml-control-character': error(
    'Invisible control character',
    'A character that cannot be seen, or a space that is none for YAML, is in the file, mostly pasted from elsewhere. Delete it.',
  ),
  'yaml-hidden-character': error(
    'Invisible character that reorders or hides text',
    'A character that changes the direction of text or hides in it lets a page say something else than it shows. Delete it.',
  ),

  // Fields of pages and blocks
  'unknown-field': error(
    'Unknown field',
    'The page or block has no such field. Most often it is a typing mistake.',
  ),
  'misplaced-field': error(
    'Field in the wrong place',
    'The field exists, but belongs one level further out or in. Most often the line is indented too much or too little.',
  ),
  'unknown-block': error(
    'Unknown block type',
    'There is no block of this type. Most often it is a typing mistake.',
  ),
  'missing-field': error('Missing field', 'A field that must be there is not.'),
  'wrong-type': error(
    'Wrong kind of value',
    'The field asks for another kind of value: a text, a number, true or false, a list, or fields of its own.',
  ),
  'wrong-value': error('Value is not one of the choices', 'The field takes one of a few words.'),
  'wrong-form': error(
    'Value has the wrong form',
    'The field asks for a text of a certain form, such as a date or a slug.',
  ),
  'empty-text': error(
    'Text is empty',
    'Write the text, or leave the whole field out if it is optional.',
  ),
  'too-long': error('Text is too long', 'The text has more characters than fit.'),
  'too-few': error('Too few entries', 'The list needs more entries.'),
  'too-many': error('Too many entries', 'The list has more entries than fit.'),
  'out-of-range': error(
    'Number out of range',
    'The number is smaller or larger than the field allows.',
  ),
  'field-conflict': error(
    'Fields do not fit together',
    'Some fields exclude one another, or one of them needs another.',
  ),
  'duplicate-name': error(
    'Name stands twice in a form',
    'Two fields of a form have the same name, or a choice offers the same twice, or two targets are the same.',
  ),
  'unknown-form': error(
    'Form does not exist',
    'The block form names a file below forms/ without its .yaml: order for forms/order.yaml.',
  ),
  'duplicate-slug': error(
    'Slug stands twice',
    'Two entries of one page have the same slug, whichever blocks they stand in, or a place on every page has it already. The address could lead to only one of them.',
  ),

  'missing-opening': error(
    'Page without main heading',
    'Every page starts with a block that carries its main heading: `hero`, or `banner` on a home page.',
  ),
  'late-opening': error(
    'Main heading is not at the top',
    'The block that carries the main heading is the first block of its page. Move it up.',
  ),
  'second-opening': error(
    'Page with two main headings',
    'Only one block of a page carries the main heading: search engines and people who hear the page rely on it. Keep one.',
  ),

  // Text
  'unknown-reference': error(
    'Unknown reference',
    'A word in braces such as {facts.years} stands for a value of site.yaml, and site.yaml has no such value.',
  ),
  'broken-markup': error(
    'Markup is not complete',
    'Two asterisks on each side make words **strong**, and [words](/address) makes a link. There is no other markup, and no HTML.',
  ),
  'markup-not-shown': error(
    'Markup where plain text is due',
    'This field shows its text as it is, asterisks and brackets included. Remove the markup.',
  ),

  // Addresses, pictures, icons
  'wrong-address': error(
    'Not an address',
    'An address is /a-page, /a-page#place, #place, https://..., mailto:... or tel:...',
  ),
  'unsafe-address': error(
    'Dangerous address',
    'An address that runs a script, hides where it leads or leaves out https: can harm visitors.',
  ),
  'broken-link': error(
    'Link to a page that does not exist',
    'No file below pages/ has this address.',
  ),
  'broken-fragment': error(
    'Link to a place that does not exist',
    'What follows the # is the slug of an entry on that page, or the name of a form: #order for forms/order.yaml.',
  ),
  'missing-media': error(
    'Picture does not exist',
    'Pictures are files below media/. Capital and small letters count.',
  ),
  'broken-picture': error(
    'Picture cannot be shown',
    'The file is damaged, empty or of another kind than its name says, or a drawing has no viewBox. Save it again.',
  ),
  'script-in-drawing': error(
    'Drawing runs a script',
    'An SVG holds a script, an event handler or an embedded page, which would run on the site for whoever opens the file. Export it again as a plain drawing.',
  ),
  'wrong-media-path': error(
    'Not a path below media/',
    'Write the path of the picture from media/ on, such as team/anna.svg.',
  ),
  'unknown-icon': error(
    'Unknown icon',
    'There is no icon of this name. All names are at https://lucide.dev/icons.',
  ),

  // The site as a whole
  'missing-home': error(
    'Site without home page',
    'Every site has a page at its address alone: pages/index.yaml. Links to / lead there.',
  ),
  'duplicate-route': error(
    'Two files for one address',
    'Two files would be shown at the same address. Delete or rename one of them.',
  ),
  'wrong-route-name': error(
    'File name is not fit for an address',
    'The path of a page is its address. Use small letters, digits and hyphens.',
  ),
  'wrong-form-name': error(
    'Not the file of a form',
    'Forms are files in forms/ itself. Their names are addresses such as #order, so they have small letters, digits and hyphens, and end in .yaml.',
  ),
  'reserved-route': error(
    'Address is taken',
    'The built site or its server has something else at this address. Rename the file.',
  ),
  'redirect-from-page': error(
    'Redirect from a page that exists',
    'A redirect leads away from an address that has no page any more. Remove it, or rename the page.',
  ),
  'block-without-component': error(
    'Block type without component',
    'schema/blocks/ describes a block type that renderer/blocks/ cannot draw. Add the folder, or remove the schema.',
  ),
  'block-without-schema': error(
    'Component without block type',
    'renderer/blocks/ draws a block type that schema/blocks/ does not describe. Add the schema, or remove the folder.',
  ),

  // Warnings
  'missing-description': warning(
    'Page without description',
    'The description is what search engines and shared links show. Write one sentence of 70 to 160 characters.',
  ),
  'long-title': warning(
    'Title is long',
    'Search engines and browser tabs cut titles after about 60 characters.',
  ),
  'stray-characters': warning(
    'Characters that visitors see',
    'The text stands in curly quotes, or ends with a comma or semicolon. YAML does not need them, so they are part of the text.',
  ),
  'text-cut-off': warning(
    'Text is cut off by #',
    'A # after a space starts a comment, which visitors do not see. If it belongs to the text, put the whole text in quotes.',
  ),
  'unknown-markup': warning(
    'Markup that is not rendered',
    'Headings with ##, words in _underscores_ or backticks, lists with dashes and addresses without a link are shown as they are. There are **strong words** and [links](/address), and blocks for the rest.',
  ),
  'unfilled-placeholder': warning(
    'Placeholder that was not filled in',
    'Words in braces are left over. Values of site.yaml have one brace on each side and no spaces, such as {facts.years}; anything else is shown as it is.',
  ),
  'template-text': warning(
    'Text of the template is left',
    '`npm run new` wrote this text only to say what belongs there. Write your own, or delete the entry.',
  ),
  'damaged-text': warning(
    'Letter lost in a conversion',
    'The text holds the sign for what could not be decoded, or a code point that stands for no character. Type the word again.',
  ),
  'long-word': warning(
    'Word is too long',
    'A word of more than 60 letters does not fit into a line on a phone; mostly its spaces were lost.',
  ),
  'very-long-text': warning(
    'Text is much longer than its kind',
    'The text is many times as long as the examples of its field, which its design is not made for.',
  ),
  'future-date': warning(
    'Date is still to come',
    'What is published has happened. Check the year.',
  ),
  'dates-out-of-order': warning(
    'Entries are out of order',
    'The dates of a list run one way but for some. Move the entry, or correct its date.',
  ),
  'dead-link': warning(
    'Link leads nowhere',
    'An address of # alone is the top of the page. Write where the link leads, or leave it out.',
  ),
  'bare-ip-address': warning(
    'Link to a number',
    'The address of a machine changes, has no certificate, and may be of your own network.',
  ),
  'broken-own-address': warning(
    'Own address without a page',
    "The site's own domain is written out, with a path that none of its pages has. Link without the domain, so that the check can follow.",
  ),
  'small-picture': warning(
    'Picture is too small',
    'The picture has fewer pixels than the place it stands in shows, so it is blurred. Save it larger.',
  ),
  'unused-media': warning(
    'Picture is not used',
    'No page and nothing in site.yaml shows this picture. Delete it if it is not needed.',
  ),
  'unlinked-page': warning(
    'Page is not linked',
    'No page and no navigation leads to this page, so visitors do not find it.',
  ),
  'repeated-text': warning(
    'Sentence stands on several pages',
    'The same long sentence stands on another page. Search engines and readers prefer it once.',
  ),
} as const satisfies Record<string, DiagnosticKind>;

export type DiagnosticCode = keyof typeof diagnosticCodes;
