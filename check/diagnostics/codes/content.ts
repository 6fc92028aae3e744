/** Errors in what a page or site.yaml says. */
export const contentErrors = {
  // Fields of pages and blocks
  'unknown-field': {
    title: 'Unknown field',
    explanation: 'The page or block has no such field. Most often it is a typing mistake.',
  },
  'misplaced-field': {
    title: 'Field in the wrong place',
    explanation:
      'The field exists, but belongs one level further out or in. Most often the line is indented too much or too little.',
  },
  'unknown-block': {
    title: 'Unknown block type',
    explanation: 'There is no block of this type. Most often it is a typing mistake.',
  },
  'missing-field': { title: 'Missing field', explanation: 'A field that must be there is not.' },
  'wrong-type': {
    title: 'Wrong kind of value',
    explanation:
      'The field asks for another kind of value: a text, a number, true or false, a list, or fields of its own.',
  },
  'wrong-value': {
    title: 'Value is not one of the choices',
    explanation: 'The field takes one of a few words.',
  },
  'wrong-form': {
    title: 'Value has the wrong form',
    explanation: 'The field asks for a text of a certain form, such as a date or a slug.',
  },
  'moment-without-zone': {
    title: 'Moment without a time zone',
    explanation:
      'A day and a time are a different moment in every time zone. Name the zone of the site once, as `timeZone: Europe/Berlin` in site.yaml, or write the distance from UTC behind the time: 2026-12-01T09:00+01:00.',
  },
  'never-published': {
    title: 'Page would never be there',
    explanation:
      'A page appears at `publishAt` and disappears at `unpublishAt`, so the second has to come after the first.',
  },
  'hidden-home': {
    title: 'Home page that is hidden',
    explanation:
      'The logo on every page leads to the home page, so that can be no draft, and can neither appear nor disappear.',
  },
  'empty-text': {
    title: 'Text is empty',
    explanation: 'Write the text, or leave the whole field out if it is optional.',
  },
  'too-long': { title: 'Text is too long', explanation: 'The text has more characters than fit.' },
  'too-few': { title: 'Too few entries', explanation: 'The list needs more entries.' },
  'too-many': { title: 'Too many entries', explanation: 'The list has more entries than fit.' },
  'out-of-range': {
    title: 'Number out of range',
    explanation: 'The number is smaller or larger than the field allows.',
  },
  'field-conflict': {
    title: 'Fields do not fit together',
    explanation: 'Some fields exclude one another, or one of them needs another.',
  },
  'duplicate-name': {
    title: 'Name is there twice in a form',
    explanation:
      'Two fields of a form have the same name, or a choice offers the same twice, or two targets are the same.',
  },
  'unknown-form': {
    title: 'Form does not exist',
    explanation:
      'The block form names a file below forms/ without its .yaml: order for forms/order.yaml.',
  },
  'duplicate-slug': {
    title: 'Slug stands twice',
    explanation:
      'Two entries of one page have the same slug, whichever blocks they stand in, or a place on every page has it already. The address could lead to only one of them.',
  },

  'missing-opening': {
    title: 'Page without main heading',
    explanation:
      'Every page starts with a block that carries its main heading: `hero`, or `banner` on a home page.',
  },
  'late-opening': {
    title: 'Main heading is not at the top',
    explanation:
      'The block that carries the main heading is the first block of its page. Move it up.',
  },
  'second-opening': {
    title: 'Page with two main headings',
    explanation:
      'Only one block of a page carries the main heading: search engines and people who hear the page rely on it. Keep one.',
  },

  // Text
  'unknown-reference': {
    title: 'Unknown reference',
    explanation:
      'A word in braces such as {facts.years} stands for a value of site.yaml, and site.yaml has no such value.',
  },
  'broken-markup': {
    title: 'Markup is not complete',
    explanation:
      'Two asterisks on each side make words **strong**, one *stresses* them, backticks make `code`, and [words](/address) a link. There is no other markup in such a text, and no HTML; the block prose takes more.',
  },
  'uneven-row': {
    title: 'Row of another length',
    explanation:
      'Each row of a table has one text for each of its columns. Where there is nothing to say, write a dash.',
  },
  'joined-lines': {
    title: 'Lines that YAML joins',
    explanation:
      'A longer text keeps its lines only below a |. After > or without a sign YAML joins them, so that lists and tables become one line, and a heading may be taken for a comment.',
  },
  'unsupported-markdown': {
    title: 'Markdown that is not taken',
    explanation:
      'A text in Markdown has headings from ## to ####, lists, tables, quotes, code, links, and pictures that are paragraphs of their own. HTML is never taken, because it could run a script.',
  },
  'markup-not-shown': {
    title: 'Markup where plain text is due',
    explanation:
      'This field shows its text as it is, asterisks and brackets included. Remove the markup.',
  },

  // Addresses, pictures, icons
  'wrong-address': {
    title: 'Not an address',
    explanation: 'An address is /a-page, /a-page#place, #place, https://..., mailto:... or tel:...',
  },
  'unsafe-address': {
    title: 'Dangerous address',
    explanation:
      'An address that runs a script, hides where it leads or leaves out https: can harm visitors.',
  },
  'broken-link': {
    title: 'Link to a page that does not exist',
    explanation: 'No file below pages/ has this address.',
  },
  'embed-not-allowed': {
    title: 'Embed of a host that the site does not allow',
    explanation:
      'Whoever is shown in a frame learns who visits the page, so site.yaml says under embeds who may be: youtube, vimeo, google-maps, openstreetmap, or the host of an address.',
  },
  'wrong-embed': {
    title: 'Address of which nothing can be shown in a frame',
    explanation:
      'An embed is one video at YouTube or Vimeo, a place at Google Maps or OpenStreetMap, or a page of a host that site.yaml names. Copy the address from the address bar of the browser.',
  },
  'missing-site-field': {
    title: 'Block that shows something of site.yaml which is not there',
    explanation:
      'Some blocks show what stands in site.yaml once, such as its locations. Write it there, or delete the block.',
  },
  'missing-page-field': {
    title: 'Block that shows something of its page which is not there',
    explanation:
      'Some blocks show what their page says at its top, such as the day and the tags of an entry. Write it there, or delete the block.',
  },
  'unknown-folder': {
    title: 'List of a folder that does not exist',
    explanation:
      'The block entries lists the pages of a folder below pages/, named in the language of the page: resources/blog for pages/resources/blog/*.yaml.',
  },
  'missing-file': {
    title: 'Link to a file that does not exist',
    explanation:
      'A link such as /price-list.pdf leads to the file public/price-list.pdf. Capital and small letters count.',
  },
  'unknown-file-kind': {
    title: 'Link to a file that is sent to nobody',
    explanation:
      'Browsers are told what a file is by the ending of its name. A file with an ending that means nothing to them is not sent: offer it in a .zip.',
  },
  'broken-fragment': {
    title: 'Link to a place that does not exist',
    explanation:
      'What follows the # is the slug of an entry on that page, or the name of a form: #order for forms/order.yaml.',
  },
  'missing-media': {
    title: 'Picture does not exist',
    explanation: 'Pictures are files below media/. Capital and small letters count.',
  },
  'broken-picture': {
    title: 'Picture cannot be shown',
    explanation:
      'The file is damaged, empty or of another kind than its name says, or a drawing has no viewBox. Save it again.',
  },
  'broken-font': {
    title: 'Font cannot be shown',
    explanation:
      'Fonts are WOFF2 files below media/. The file is damaged, or of another kind than its name says.',
  },
  'script-in-drawing': {
    title: 'Drawing runs a script',
    explanation:
      'An SVG holds a script, an event handler or an embedded page, which would run on the site for whoever opens the file. Export it again as a plain drawing.',
  },
  'wrong-media-path': {
    title: 'Not a path below media/',
    explanation: 'Write the path of the picture from media/ on, such as team/anna.svg.',
  },
  'broken-icon': {
    title: 'Icon of the site that cannot be drawn',
    explanation:
      'A drawing in media/icons is an icon if it consists of shapes in one color, which is replaced by that of the words beside it: no gradients, texts, masks, style sheets or scripts. Export it as a plain shape.',
  },
  'unknown-icon': {
    title: 'Unknown icon',
    explanation:
      'There is no icon of this name. All names are at https://lucide.dev/icons; drawings in media/icons are icons, too.',
  },

  // The site as a whole
  'missing-home': {
    title: 'Site without home page',
    explanation:
      'Every site has a page at its address alone: pages/index.yaml. Links to / lead there.',
  },
  'missing-messages': {
    title: 'Words of the engine are missing',
    explanation:
      'The engine itself shows and reads aloud a few words, such as Close, and speaks en, de, fr, es, pt, it, nl, pl, hi, ar and ja. In any other language the site supplies them, under `messages` in site.yaml.',
  },
  'other-schema-version': {
    title: 'Written for another version',
    explanation:
      'The `schemaVersion` of site.yaml is not the one that this engine reads. `npm run migrate` brings an older site to the present version and keeps its comments; for a newer one, install the engine it was written with.',
  },
  'block-without-component': {
    title: 'Block type without component',
    explanation:
      'schema/blocks/ describes a block type that renderer/blocks/ cannot draw, or a folder in blocks/ of the site has no index.tsx. Add it, or remove the schema.',
  },
  'block-without-schema': {
    title: 'Component without block type',
    explanation:
      'renderer/blocks/ draws a block type that schema/blocks/ does not describe, or a folder in blocks/ of the site has no schema.json. Add it, or remove the folder.',
  },

  // Theme
  'low-contrast': {
    title: 'Colours that cannot be told apart',
    explanation:
      'Words, or signs such as the ring round what the keyboard has reached, have too little contrast with what they stand on (WCAG 2.2, level AA). Take the colour that is proposed, or another one.',
  },
  'unfit-color': {
    title: 'Colour that cannot be used like that',
    explanation:
      'Paper lies under all words, so it is white or nearly white. Take the colour that is proposed; loud ones have their place in `tint` and `second`.',
  },

  // The host that is to take the site
  'host-limit': {
    title: 'More than a host takes',
    explanation:
      'The host that --host names takes only so many redirects, files or bytes. What is beyond would be left out without a word, or the whole site refused.',
  },
};
