/** What a page may have and still be built. */
export const warnings = {
  'missing-entry': {
    title: 'Page among entries that is none',
    explanation:
      'Most pages of the folder are entries, which lists and feeds show. One without `entry:` is in no list. Write its date and summary, or move it to another folder.',
  },
  'empty-list': {
    title: 'List without entries',
    explanation:
      'The folder holds no page with `entry:`, or none with the tag of the list. Visitors read that there is nothing yet.',
  },
  'missing-description': {
    title: 'Page without description',
    explanation:
      'The description is what search engines and shared links show. Write one sentence of 70 to 160 characters.',
  },
  'short-description': {
    title: 'Description says too little',
    explanation:
      'The description is what search engines and shared links show. A word or two, or the title again, helps nobody to choose.',
  },
  'repeated-title': {
    title: 'Pages with the same title',
    explanation:
      'The title is in browser tabs and search results, where people tell pages apart by it.',
  },
  'tag-spelling': {
    title: 'Tag in two spellings',
    explanation:
      'Tags are the same only if they are written the same. A list of one spelling leaves out the entries of the other.',
  },
  'marked-twice': {
    title: 'Several entries set apart',
    explanation: 'A mark such as Most chosen says something only if one entry of the list has it.',
  },
  'page-outside-pages': {
    title: 'Page outside of pages/',
    explanation:
      'The site consists of the files below pages/. A page beside site.yaml is not part of it.',
  },
  'drawing-loads': {
    title: 'Drawing that loads from another site',
    explanation:
      'Browsers load nothing for a drawing that is shown as a picture: its part from elsewhere is missing. Where it is opened by itself, the other site learns who looks.',
  },
  'long-title': {
    title: 'Title is long',
    explanation: 'Search engines and browser tabs cut titles after about 60 characters.',
  },
  'stray-characters': {
    title: 'Characters that visitors see',
    explanation:
      'The text is in curly quotes, has a quote at one end only, or ends with a comma or semicolon. YAML does not need them, so they are part of the text.',
  },
  'text-cut-off': {
    title: 'Text is cut off by #',
    explanation:
      'A # after a space starts a comment, which visitors do not see. If it belongs to the text, put the whole text in quotes.',
  },
  'missing-dash': {
    title: 'Entry without its dash',
    explanation:
      'A line that starts with a capital letter goes on with a short entry of a list, so both are one. If it is an entry of its own, a dash and a space are missing before it.',
  },
  'split-text': {
    title: 'Text is split by a comma',
    explanation:
      'In a list in square brackets a comma ends an entry, so `[A date, that holds]` is two. An entry that begins in lower case is probably the rest of the one before it. Curly quotes keep no text together: YAML knows straight ones only. Put a text with a comma in quotes; quotes around the entry itself say that it is meant.',
  },
  'unknown-markup': {
    title: 'Markup that is not rendered',
    explanation:
      'Headings with ##, words in _underscores_ or backticks, lists with dashes and addresses without a link are shown as they are. There are **strong words** and [links](/address), and blocks for the rest.',
  },
  'unfilled-placeholder': {
    title: 'Placeholder that was not filled in',
    explanation:
      'Words in braces are left over. Values of site.yaml have one brace on each side and no spaces, such as {facts.years}; anything else is shown as it is.',
  },
  'template-text': {
    title: 'Text of the template is left',
    explanation:
      '`npm run new` wrote this text only to say what belongs there. Write your own, or delete the entry. The same goes for dummy text in Latin and for words that say that something is still to do.',
  },
  'damaged-text': {
    title: 'Letter lost in a conversion',
    explanation:
      'The text holds the sign for what could not be decoded, a code point that stands for no character, or letters such as `Ã¼`, which ü becomes in the wrong encoding. Type the word again.',
  },
  'long-word': {
    title: 'Word is too long',
    explanation:
      'A word of more than 60 letters does not fit into a line on a phone; mostly its spaces were lost.',
  },
  'very-long-text': {
    title: 'Text is much longer than its kind',
    explanation:
      'The text is many times as long as the examples of its field, which its design is not made for.',
  },
  'link-to-hidden-page': {
    title: 'Link to a page that is not there yet, or no longer',
    explanation:
      'The page is a draft, or its time has not come or is over, so visitors who follow the link, or are redirected, find nothing. Entries of menus, cards, columns and buttons disappear by themselves together with the page; a link within a text stays, and so does a button that its place cannot do without. `npm run check -- --as-of 2026-12-01` checks the site as it will be.',
  },
  'outdated-fact': {
    title: 'Fact that was not looked up for long',
    explanation:
      'The day in `reviewed` is longer ago than `reviewEvery` months, a year if it says nothing. Look in the `source` whether the figure is still right, and write the day on which you did.',
  },
  'typed-figure': {
    title: 'Figure that is a fact, spelled out',
    explanation:
      'site.yaml has this figure as a fact, which texts refer to as {facts.projects}; spelled out it is forgotten when the fact changes. Figures count that hardly mean anything else: three characters or more, a digit and a sign or unit among them, such as 30+ or 98%, as whole words. If it is another figure that only looks the same, make it a fact of its own.',
  },
  'future-date': {
    title: 'Date is still to come',
    explanation:
      'What is published has happened. Check the year. The entry of an event, which may be to come, says `event: true`; a page with `publishAt` is judged by the day on which it appears.',
  },
  'skipped-heading-level': {
    title: 'Heading skips a level',
    explanation:
      'People who hear a page find their way by the levels of its headings. Below ## comes ###, below that ####.',
  },
  'missing-alternative': {
    title: 'Picture without words',
    explanation:
      'A picture says in words what it shows, for people who cannot see it: in `alt`, or between the square brackets of a text. The name of its file says nothing.',
  },
  'unmeasured-colors': {
    title: 'Colors of a block that may be hard to read',
    explanation:
      'A style sheet of a block in blocks/ puts words of one role of the theme on a ground of another, and no theme is measured for the two. Use a pair that is, or look at it at /_blocks in light and dark, in the theme of the site.',
  },
  'ended-announcement': {
    title: 'Announcement has ended',
    explanation:
      'The day until which the announcement of site.yaml shows has passed: builds leave it out. Delete it, or write the next one.',
  },
  'dates-out-of-order': {
    title: 'Entries are out of order',
    explanation:
      'The dates of a list run one way but for some. Move the entry, or correct its date.',
  },
  'dead-link': {
    title: 'Link leads nowhere',
    explanation:
      'An address of # alone is the top of the page. Write where the link leads, or leave it out.',
  },
  'bare-ip-address': {
    title: 'Link to a number',
    explanation:
      'The address of a machine changes, has no certificate, and may be of your own network.',
  },
  'broken-own-address': {
    title: 'Own address without a page',
    explanation:
      "The site's own domain is written out, with a path that none of its pages has. Link without the domain, so that the check can follow.",
  },
  'small-picture': {
    title: 'Picture is too small',
    explanation:
      'The picture has fewer pixels than the place it stands in shows, so it is blurred. Save it larger.',
  },
  'missing-characters': {
    title: 'Characters that a font lacks',
    explanation:
      'Pages show characters that a font of the theme does not have. A font of the system stands in for them, which looks patched. Most fonts come in several files, one for each group of scripts: add the one that has them.',
  },
  'doubtful-color': {
    title: 'Colour that will not look as meant',
    explanation:
      'A tint lies under words and buttons: one that is too dark or too loud is replaced by the nearest that works, and on one that is too near to the accent buttons hardly show.',
  },
  'unused-media': {
    title: 'Picture is not used',
    explanation:
      'No page and nothing in site.yaml shows this picture. Delete it if it is not needed.',
  },
  'unlinked-page': {
    title: 'Page is not linked',
    explanation: 'No page and no navigation leads to this page, so visitors do not find it.',
  },
  'host-difference': {
    title: 'Answered otherwise by a host',
    explanation:
      "The host that --host names cannot do what the site's own server does. Visitors find what they look for all the same, or the page that says there is nothing.",
  },
  untranslated: {
    title: 'Not translated yet',
    explanation:
      'The site has several languages, and this page, form or part of the frame is not in all of them. Visitors see it in the main language, a page with a notice; search engines are led to the original.',
  },
  'unlisted-language': {
    title: 'Language is not listed',
    explanation:
      'A folder of pages or a file of words has the name of a language that `languages` in site.yaml does not list, or is not written as its tag in small letters. Its pages are ordinary ones of the main language then, and its words are not read.',
  },
  'link-to-other-language': {
    title: 'Link to another language',
    explanation:
      'A page, menu or form in one language leads to a page in another, though the site has that page in its own. Visitors would change their language unasked.',
  },
  'outdated-translation': {
    title: 'Translation is older than its original',
    explanation:
      'A translation names the version of its original that it says the same as, in `translatedFrom`, and the words of the original have changed since. Bring the change over, then run `npm run translated` with the name of the file, of its folder or of the language, such as `npm run translated -- de`.',
  },
  'repeated-text': {
    title: 'Sentence stands on several pages',
    explanation:
      'The same long sentence stands on another page. Search engines and readers prefer it once.',
  },
  'feature-warning': {
    title: 'What a feature of the site warns of',
    explanation:
      'A rule that the site has of its own, in the file of features/ that the message names, finds something in a page that may be wrong.',
  },
};
