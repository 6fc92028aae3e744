/* Generated from check/diagnostics/codes by "npm run generate". Do not edit. */

export const errors = {
  "duplicate-route": {
    "title": "Two files for one address",
    "explanation": "Two files would be shown at the same address. Delete or rename one of them."
  },
  "wrong-route-name": {
    "title": "File name is not fit for an address",
    "explanation": "The path of a page is its address. Use small letters, digits and hyphens."
  },
  "wrong-form-name": {
    "title": "Not the file of a form",
    "explanation": "Forms are files in forms/ itself. Their names are addresses such as #order, so they have small letters, digits and hyphens, and end in .yaml. The form order in German is forms/order.de.yaml."
  },
  "reserved-route": {
    "title": "Address is taken",
    "explanation": "The built site or its server has something else at this address. Rename the file."
  },
  "redirect-from-page": {
    "title": "Redirect from a page that exists",
    "explanation": "A redirect leads away from an address that has no page any more. Remove it, or rename the page."
  },
  "wrong-redirect": {
    "title": "Redirect is not written as one",
    "explanation": "Each redirect of site.yaml is a line below `redirects:`, the old address, a colon, a space and the new one: `/audits.html: /services/audits`. A list, `from` and `to`, or an arrow belong to other programs."
  },
  "redirect-loop": {
    "title": "Redirects in a circle",
    "explanation": "These redirects lead to each other and never to a page, so browsers give up. Let one of them lead to a page, or remove them."
  },
  "gone-but-there": {
    "title": "Gone, and yet there",
    "explanation": "Under `gone:` stand addresses that nothing answers for any more. Where there is a page, or a redirect, remove the line."
  },
  "lost-address": {
    "title": "Published address without a page",
    "explanation": "People have links to this address, and search engines know it. Let it lead to the page that says the same now, with `npm run rename` or a line under `redirects:` in site.yaml; or say under `gone:` that there is none. The file published-urls.txt knows all addresses that were ever published."
  },
  "wrong-ledger-line": {
    "title": "Not a line of published addresses",
    "explanation": "The file published-urls.txt is written by the build and has a line for each address. After a merge keep the lines of both sides, and delete the marks between them."
  },
  "unknown-field": {
    "title": "Unknown field",
    "explanation": "The page or block has no such field. Most often it is a typing mistake."
  },
  "misplaced-field": {
    "title": "Field in the wrong place",
    "explanation": "The field exists, but belongs one level further out or in. Most often the line is indented too much or too little."
  },
  "unknown-block": {
    "title": "Unknown block type",
    "explanation": "There is no block of this type. Most often it is a typing mistake."
  },
  "missing-field": {
    "title": "Missing field",
    "explanation": "A field that must be there is not."
  },
  "wrong-type": {
    "title": "Wrong kind of value",
    "explanation": "The field asks for another kind of value: a text, a number, true or false, a list, or fields of its own."
  },
  "wrong-value": {
    "title": "Value is not one of the choices",
    "explanation": "The field takes one of a few words."
  },
  "wrong-form": {
    "title": "Value has the wrong form",
    "explanation": "The field asks for a text of a certain form, such as a date or a slug."
  },
  "moment-without-zone": {
    "title": "Moment without a time zone",
    "explanation": "A day and a time are a different moment in every time zone. Name the zone of the site once, as `timeZone: Europe/Berlin` in site.yaml, or write the distance from UTC behind the time: 2026-12-01T09:00+01:00."
  },
  "never-published": {
    "title": "Page would never be there",
    "explanation": "A page appears at `publishAt` and disappears at `unpublishAt`, so the second has to come after the first."
  },
  "hidden-home": {
    "title": "Home page that is hidden",
    "explanation": "The logo on every page leads to the home page, so that can be no draft, and can neither appear nor disappear."
  },
  "empty-text": {
    "title": "Text is empty",
    "explanation": "Write the text, or leave the whole field out if it is optional."
  },
  "too-long": {
    "title": "Text is too long",
    "explanation": "The text has more characters than fit."
  },
  "too-few": {
    "title": "Too few entries",
    "explanation": "The list needs more entries."
  },
  "too-many": {
    "title": "Too many entries",
    "explanation": "The list has more entries than fit."
  },
  "out-of-range": {
    "title": "Number out of range",
    "explanation": "The number is smaller or larger than the field allows."
  },
  "field-conflict": {
    "title": "Fields do not fit together",
    "explanation": "Some fields exclude one another, or one of them needs another."
  },
  "duplicate-name": {
    "title": "Name is there twice in a form",
    "explanation": "Two fields of a form have the same name, or a choice offers the same twice, or two targets are the same."
  },
  "unknown-form": {
    "title": "Form does not exist",
    "explanation": "The block form names a file below forms/ without its .yaml: order for forms/order.yaml."
  },
  "duplicate-slug": {
    "title": "Slug stands twice",
    "explanation": "Two entries of one page have the same slug, whichever blocks they stand in, or a place on every page has it already. The address could lead to only one of them."
  },
  "missing-opening": {
    "title": "Page without main heading",
    "explanation": "Every page starts with a block that carries its main heading: `hero`, or `banner` on a home page."
  },
  "late-opening": {
    "title": "Main heading is not at the top",
    "explanation": "The block that carries the main heading is the first block of its page. Move it up."
  },
  "second-opening": {
    "title": "Page with two main headings",
    "explanation": "Only one block of a page carries the main heading: search engines and people who hear the page rely on it. Keep one."
  },
  "unknown-reference": {
    "title": "Unknown reference",
    "explanation": "A word in braces such as {facts.years} stands for a value of site.yaml, and site.yaml has no such value."
  },
  "broken-markup": {
    "title": "Markup is not complete",
    "explanation": "Two asterisks on each side make words **strong**, one *stresses* them, backticks make `code`, and [words](/address) a link. There is no other markup in such a text, and no HTML; the block prose takes more."
  },
  "uneven-row": {
    "title": "Row of another length",
    "explanation": "Each row of a table has one text for each of its columns. Where there is nothing to say, write a dash."
  },
  "joined-lines": {
    "title": "Lines that YAML joins",
    "explanation": "A longer text keeps its lines only below a |. After > or without a sign YAML joins them, so that lists and tables become one line, and a heading may be taken for a comment."
  },
  "unsupported-markdown": {
    "title": "Markdown that is not taken",
    "explanation": "A text in Markdown has headings from ## to ####, lists, tables, quotes, code, links, and pictures that are paragraphs of their own. HTML is never taken, because it could run a script."
  },
  "markup-not-shown": {
    "title": "Markup where plain text is due",
    "explanation": "This field shows its text as it is, asterisks and brackets included. Remove the markup."
  },
  "wrong-address": {
    "title": "Not an address",
    "explanation": "An address is /a-page, /a-page#place, #place, https://..., mailto:... or tel:..."
  },
  "unsafe-address": {
    "title": "Dangerous address",
    "explanation": "An address that runs a script, hides where it leads or leaves out https: can harm visitors."
  },
  "broken-link": {
    "title": "Link to a page that does not exist",
    "explanation": "No file below pages/ has this address."
  },
  "embed-not-allowed": {
    "title": "Embed of a host that the site does not allow",
    "explanation": "Whoever is shown in a frame learns who visits the page, so site.yaml says under embeds who may be: youtube, vimeo, google-maps, openstreetmap, or the host of an address."
  },
  "wrong-embed": {
    "title": "Address of which nothing can be shown in a frame",
    "explanation": "An embed is one video at YouTube or Vimeo, a place at Google Maps or OpenStreetMap, or a page of a host that site.yaml names. Copy the address from the address bar of the browser."
  },
  "missing-site-field": {
    "title": "Block that shows something of site.yaml which is not there",
    "explanation": "Some blocks show what stands in site.yaml once, such as its locations. Write it there, or delete the block."
  },
  "missing-page-field": {
    "title": "Block that shows something of its page which is not there",
    "explanation": "Some blocks show what their page says at its top, such as the day and the tags of an entry. Write it there, or delete the block."
  },
  "unknown-folder": {
    "title": "List of a folder that does not exist",
    "explanation": "The block entries lists the pages of a folder below pages/, named in the language of the page: resources/blog for pages/resources/blog/*.yaml."
  },
  "missing-file": {
    "title": "Link to a file that does not exist",
    "explanation": "A link such as /price-list.pdf leads to the file public/price-list.pdf. Capital and small letters count."
  },
  "unknown-file-kind": {
    "title": "Link to a file that is sent to nobody",
    "explanation": "Browsers are told what a file is by the ending of its name. A file with an ending that means nothing to them is not sent: offer it in a .zip."
  },
  "broken-fragment": {
    "title": "Link to a place that does not exist",
    "explanation": "What follows the # is the slug of an entry on that page, or the name of a form: #order for forms/order.yaml."
  },
  "missing-media": {
    "title": "Picture does not exist",
    "explanation": "Pictures are files below media/. Capital and small letters count."
  },
  "broken-picture": {
    "title": "Picture cannot be shown",
    "explanation": "The file is damaged, empty or of another kind than its name says, or a drawing has no viewBox. Save it again."
  },
  "broken-font": {
    "title": "Font cannot be shown",
    "explanation": "Fonts are WOFF2 files below media/. The file is damaged, or of another kind than its name says."
  },
  "script-in-drawing": {
    "title": "Drawing runs a script",
    "explanation": "An SVG holds a script, an event handler or an embedded page, which would run on the site for whoever opens the file. Export it again as a plain drawing."
  },
  "wrong-media-path": {
    "title": "Not a path below media/",
    "explanation": "Write the path of the picture from media/ on, such as team/anna.svg."
  },
  "broken-icon": {
    "title": "Icon of the site that cannot be drawn",
    "explanation": "A drawing in media/icons is an icon if it consists of shapes in one color, which is replaced by that of the words beside it: no gradients, texts, masks, style sheets or scripts. Export it as a plain shape."
  },
  "unknown-icon": {
    "title": "Unknown icon",
    "explanation": "There is no icon of this name. All names are at https://lucide.dev/icons; drawings in media/icons are icons, too."
  },
  "missing-home": {
    "title": "Site without home page",
    "explanation": "Every site has a page at its address alone: pages/index.yaml. Links to / lead there."
  },
  "missing-messages": {
    "title": "Words of the engine are missing",
    "explanation": "The engine itself shows and reads aloud a few words, such as Close, and speaks en, de, fr, es, pt, it, nl, pl, hi, ar and ja. In any other language the site supplies them, under `messages` in site.yaml."
  },
  "other-schema-version": {
    "title": "Written for another version",
    "explanation": "The `schemaVersion` of site.yaml is not the one that this engine reads. `npm run migrate` brings an older site to the present version and keeps its comments; for a newer one, install the engine it was written with."
  },
  "block-without-component": {
    "title": "Block type without component",
    "explanation": "schema/blocks/ describes a block type that renderer/blocks/ cannot draw, or a folder in blocks/ of the site has no index.tsx. Add it, or remove the schema."
  },
  "block-without-schema": {
    "title": "Component without block type",
    "explanation": "renderer/blocks/ draws a block type that schema/blocks/ does not describe, or a folder in blocks/ of the site has no schema.json. Add it, or remove the folder."
  },
  "low-contrast": {
    "title": "Colours that cannot be told apart",
    "explanation": "Words, or signs such as the ring round what the keyboard has reached, have too little contrast with what they stand on (WCAG 2.2, level AA). Take the colour that is proposed, or another one."
  },
  "unfit-color": {
    "title": "Colour that cannot be used like that",
    "explanation": "Paper lies under all words, so it is white or nearly white. Take the colour that is proposed; loud ones have their place in `tint` and `second`."
  },
  "host-limit": {
    "title": "More than a host takes",
    "explanation": "The host that --host names takes only so many redirects, files or bytes. What is beyond would be left out without a word, or the whole site refused."
  },
  "wrong-block-name": {
    "title": "Name of a block that cannot be",
    "explanation": "A folder in blocks/ of the site is a block type of that name. It may not have the name of one of the engine, so that no later version of either takes the other away."
  },
  "wrong-block-schema": {
    "title": "Schema of a block that is not right",
    "explanation": "The schema.json of a block in blocks/ of the site says less than the check, the editor and the docs need, or something they do not know. See docs/blocks-of-your-own.md."
  },
  "wrong-block-component": {
    "title": "Component of a block that cannot be built",
    "explanation": "A file of a block in blocks/ of the site cannot be read as TypeScript or CSS, exports no component, or imports what a block may not. See docs/blocks-of-your-own.md."
  },
  "wrong-block-drawing": {
    "title": "Block that is drawn wrong",
    "explanation": "The check draws the example of each block in blocks/ of the site. Its component fails on it, or draws a link or a button that has no name: no words, no `aria-label`, no picture with words. See docs/blocks-of-your-own.md."
  },
  "wrong-kind": {
    "title": "Kind of page that is none",
    "explanation": "A file in kinds/ of the site says in its first lines what the kind is about, and below a line with --- the page, with $title and the like for what differs. It may not have the name of a kind of the engine. See docs/blocks-of-your-own.md."
  },
  "broken-feature": {
    "title": "Feature that does not work",
    "explanation": "A file in features/ of the site cannot be read as TypeScript, exports no feature, or fails when it is loaded or asked. See docs/features-of-your-own.md."
  },
  "feature-problem": {
    "title": "Error that a feature of the site finds",
    "explanation": "A rule that the site has of its own, in the file of features/ that the message names, finds an error in a page."
  },
  "file-is-folder": {
    "title": "A folder where a file is due",
    "explanation": "A folder has a name that ends in .yaml. Rename the folder."
  },
  "file-unreadable": {
    "title": "File cannot be read",
    "explanation": "The file is there, but the system refuses to read it. Look at its permissions."
  },
  "file-empty": {
    "title": "File is empty",
    "explanation": "The file holds nothing but spaces and comments. Write the page, or delete the file."
  },
  "file-not-utf8": {
    "title": "File is not UTF-8",
    "explanation": "The file was saved in another encoding. Save it as UTF-8 in your editor."
  },
  "file-too-large": {
    "title": "File is too large",
    "explanation": "A page has at most 256 KB. Split it into several pages."
  },
  "file-outside-site": {
    "title": "Link out of the site folder",
    "explanation": "A file or folder is a symbolic link that leaves the site folder or loops. Everything a site publishes must lie in its own folder: copy the file."
  },
  "file-not-a-page": {
    "title": "Not a page",
    "explanation": "Only files that end in .yaml may lie in pages/. Rename the file, or move it elsewhere."
  },
  "yaml-syntax": {
    "title": "Line cannot be read",
    "explanation": "Something in this line is not YAML. Compare it with the lines around it."
  },
  "yaml-indent": {
    "title": "Wrong indent",
    "explanation": "Fields that belong together start in the same column. Move the line to the left or to the right."
  },
  "yaml-tab": {
    "title": "Tab at the start of a line",
    "explanation": "YAML counts spaces, and tabs look different in every editor. Use two spaces for each level."
  },
  "yaml-needs-quotes": {
    "title": "Text must be in quotes",
    "explanation": "Some characters mean something else in YAML when a text starts with them or holds them. Put the whole text in quotes."
  },
  "yaml-unclosed": {
    "title": "Quote or bracket is not closed",
    "explanation": "A quote, [ or { is opened and never closed."
  },
  "yaml-duplicate-field": {
    "title": "Field stands twice",
    "explanation": "A field may stand only once in its place. Keep one of the two."
  },
  "yaml-name-not-text": {
    "title": "Name of a field is not a plain word",
    "explanation": "What stands before the colon must be a plain word such as title."
  },
  "yaml-anchor": {
    "title": "Anchors are not used",
    "explanation": "A value that starts with & is an anchor, which pages do not use. Write the text out in each place, or put it in quotes."
  },
  "yaml-alias": {
    "title": "Aliases are not used",
    "explanation": "A value that starts with * is an alias, which pages do not use. For strong text, put the whole text in quotes."
  },
  "yaml-tag": {
    "title": "Tags are not used",
    "explanation": "A value that starts with ! is a tag, which pages do not use. Put the text in quotes."
  },
  "yaml-merge-key": {
    "title": "Merge keys are not used",
    "explanation": "The field << merges other fields, which pages do not use. Write the fields out."
  },
  "yaml-directive": {
    "title": "Directives are not used",
    "explanation": "A line that starts with % is a directive, which pages do not use. Remove the line."
  },
  "yaml-several-documents": {
    "title": "Several documents in one file",
    "explanation": "Each file is one page. Remove the line with --- or ... and put each page into its own file."
  },
  "yaml-complex-key": {
    "title": "Question mark as a field",
    "explanation": "A ? followed by a space starts a complex key, which pages do not use. Put the text in quotes."
  },
  "yaml-nesting": {
    "title": "Nested too deeply",
    "explanation": "Lists and fields may lie in one another up to 50 levels."
  },
  "yaml-control-character": {
    "title": "Invisible control character",
    "explanation": "A character that cannot be seen, or a space that is none for YAML, is in the file, mostly pasted from elsewhere. Delete it."
  },
  "yaml-hidden-character": {
    "title": "Invisible character that reorders or hides text",
    "explanation": "A character that changes the direction of text or hides in it lets a page say something else than it shows. Delete it."
  }
};

export const warnings = {
  "missing-entry": {
    "title": "Page among entries that is none",
    "explanation": "Most pages of the folder are entries, which lists and feeds show. One without `entry:` is in no list. Write its date and summary, or move it to another folder."
  },
  "empty-list": {
    "title": "List without entries",
    "explanation": "The folder holds no page with `entry:`, or none with the tag of the list. Visitors read that there is nothing yet."
  },
  "missing-description": {
    "title": "Page without description",
    "explanation": "The description is what search engines and shared links show. Write one sentence of 70 to 160 characters."
  },
  "short-description": {
    "title": "Description says too little",
    "explanation": "The description is what search engines and shared links show. A word or two, or the title again, helps nobody to choose."
  },
  "repeated-title": {
    "title": "Pages with the same title",
    "explanation": "The title is in browser tabs and search results, where people tell pages apart by it."
  },
  "tag-spelling": {
    "title": "Tag in two spellings",
    "explanation": "Tags are the same only if they are written the same. A list of one spelling leaves out the entries of the other."
  },
  "marked-twice": {
    "title": "Several entries set apart",
    "explanation": "A mark such as Most chosen says something only if one entry of the list has it."
  },
  "page-outside-pages": {
    "title": "Page outside of pages/",
    "explanation": "The site consists of the files below pages/. A page beside site.yaml is not part of it."
  },
  "drawing-loads": {
    "title": "Drawing that loads from another site",
    "explanation": "Browsers load nothing for a drawing that is shown as a picture: its part from elsewhere is missing. Where it is opened by itself, the other site learns who looks."
  },
  "long-title": {
    "title": "Title is long",
    "explanation": "Search engines and browser tabs cut titles after about 60 characters."
  },
  "stray-characters": {
    "title": "Characters that visitors see",
    "explanation": "The text is in curly quotes, has a quote at one end only, or ends with a comma or semicolon. YAML does not need them, so they are part of the text."
  },
  "text-cut-off": {
    "title": "Text is cut off by #",
    "explanation": "A # after a space starts a comment, which visitors do not see. If it belongs to the text, put the whole text in quotes."
  },
  "missing-dash": {
    "title": "Entry without its dash",
    "explanation": "A line that starts with a capital letter goes on with a short entry of a list, so both are one. If it is an entry of its own, a dash and a space are missing before it."
  },
  "split-text": {
    "title": "Text is split by a comma",
    "explanation": "In a list in square brackets a comma ends an entry, so `[A date, that holds]` is two. An entry that begins in lower case is probably the rest of the one before it. Curly quotes keep no text together: YAML knows straight ones only. Put a text with a comma in quotes; quotes around the entry itself say that it is meant."
  },
  "unknown-markup": {
    "title": "Markup that is not rendered",
    "explanation": "Headings with ##, words in _underscores_ or backticks, lists with dashes and addresses without a link are shown as they are. There are **strong words** and [links](/address), and blocks for the rest."
  },
  "unfilled-placeholder": {
    "title": "Placeholder that was not filled in",
    "explanation": "Words in braces are left over. Values of site.yaml have one brace on each side and no spaces, such as {facts.years}; anything else is shown as it is."
  },
  "template-text": {
    "title": "Text of the template is left",
    "explanation": "`npm run new` wrote this text only to say what belongs there. Write your own, or delete the entry. The same goes for dummy text in Latin and for words that say that something is still to do."
  },
  "damaged-text": {
    "title": "Letter lost in a conversion",
    "explanation": "The text holds the sign for what could not be decoded, a code point that stands for no character, or letters such as `Ã¼`, which ü becomes in the wrong encoding. Type the word again."
  },
  "long-word": {
    "title": "Word is too long",
    "explanation": "A word of more than 60 letters does not fit into a line on a phone; mostly its spaces were lost."
  },
  "very-long-text": {
    "title": "Text is much longer than its kind",
    "explanation": "The text is many times as long as the examples of its field, which its design is not made for."
  },
  "link-to-hidden-page": {
    "title": "Link to a page that is not there yet, or no longer",
    "explanation": "The page is a draft, or its time has not come or is over, so visitors who follow the link, or are redirected, find nothing. Entries of menus, cards, columns and buttons disappear by themselves together with the page; a link within a text stays, and so does a button that its place cannot do without. `npm run check -- --as-of 2026-12-01` checks the site as it will be."
  },
  "outdated-fact": {
    "title": "Fact that was not looked up for long",
    "explanation": "The day in `reviewed` is longer ago than `reviewEvery` months, a year if it says nothing. Look in the `source` whether the figure is still right, and write the day on which you did."
  },
  "typed-figure": {
    "title": "Figure that is a fact, spelled out",
    "explanation": "site.yaml has this figure as a fact, which texts refer to as {facts.projects}; spelled out it is forgotten when the fact changes. Figures count that hardly mean anything else: three characters or more, a digit and a sign or unit among them, such as 30+ or 98%, as whole words. If it is another figure that only looks the same, make it a fact of its own."
  },
  "future-date": {
    "title": "Date is still to come",
    "explanation": "What is published has happened. Check the year. The entry of an event, which may be to come, says `event: true`; a page with `publishAt` is judged by the day on which it appears."
  },
  "skipped-heading-level": {
    "title": "Heading skips a level",
    "explanation": "People who hear a page find their way by the levels of its headings. Below ## comes ###, below that ####."
  },
  "missing-alternative": {
    "title": "Picture without words",
    "explanation": "A picture says in words what it shows, for people who cannot see it: in `alt`, or between the square brackets of a text. The name of its file says nothing."
  },
  "unmeasured-colors": {
    "title": "Colors of a block that may be hard to read",
    "explanation": "A style sheet of a block in blocks/ puts words of one role of the theme on a ground of another, and no theme is measured for the two. Use a pair that is, or look at it at /_blocks in light and dark, in the theme of the site."
  },
  "ended-announcement": {
    "title": "Announcement has ended",
    "explanation": "The day until which the announcement of site.yaml shows has passed: builds leave it out. Delete it, or write the next one."
  },
  "dates-out-of-order": {
    "title": "Entries are out of order",
    "explanation": "The dates of a list run one way but for some. Move the entry, or correct its date."
  },
  "dead-link": {
    "title": "Link leads nowhere",
    "explanation": "An address of # alone is the top of the page. Write where the link leads, or leave it out."
  },
  "bare-ip-address": {
    "title": "Link to a number",
    "explanation": "The address of a machine changes, has no certificate, and may be of your own network."
  },
  "broken-own-address": {
    "title": "Own address without a page",
    "explanation": "The site's own domain is written out, with a path that none of its pages has. Link without the domain, so that the check can follow."
  },
  "small-picture": {
    "title": "Picture is too small",
    "explanation": "The picture has fewer pixels than the place it stands in shows, so it is blurred. Save it larger."
  },
  "missing-characters": {
    "title": "Characters that a font lacks",
    "explanation": "Pages show characters that a font of the theme does not have. A font of the system stands in for them, which looks patched. Most fonts come in several files, one for each group of scripts: add the one that has them."
  },
  "doubtful-color": {
    "title": "Colour that will not look as meant",
    "explanation": "A tint lies under words and buttons: one that is too dark or too loud is replaced by the nearest that works, and on one that is too near to the accent buttons hardly show."
  },
  "unused-media": {
    "title": "Picture is not used",
    "explanation": "No page and nothing in site.yaml shows this picture. Delete it if it is not needed."
  },
  "unlinked-page": {
    "title": "Page is not linked",
    "explanation": "No page and no navigation leads to this page, so visitors do not find it."
  },
  "host-difference": {
    "title": "Answered otherwise by a host",
    "explanation": "The host that --host names cannot do what the site's own server does. Visitors find what they look for all the same, or the page that says there is nothing."
  },
  "untranslated": {
    "title": "Not translated yet",
    "explanation": "The site has several languages, and this page, form or part of the frame is not in all of them. Visitors see it in the main language, a page with a notice; search engines are led to the original."
  },
  "unlisted-language": {
    "title": "Language is not listed",
    "explanation": "A folder of pages or a file of words has the name of a language that `languages` in site.yaml does not list, or is not written as its tag in small letters. Its pages are ordinary ones of the main language then, and its words are not read."
  },
  "link-to-other-language": {
    "title": "Link to another language",
    "explanation": "A page, menu or form in one language leads to a page in another, though the site has that page in its own. Visitors would change their language unasked."
  },
  "outdated-translation": {
    "title": "Translation is older than its original",
    "explanation": "A translation names the version of its original that it says the same as, in `translatedFrom`, and the words of the original have changed since. Bring the change over, then run `npm run translated` with the name of the file, of its folder or of the language, such as `npm run translated -- de`."
  },
  "repeated-text": {
    "title": "Sentence stands on several pages",
    "explanation": "The same long sentence stands on another page. Search engines and readers prefer it once."
  },
  "feature-warning": {
    "title": "What a feature of the site warns of",
    "explanation": "A rule that the site has of its own, in the file of features/ that the message names, finds something in a page that may be wrong."
  }
};
