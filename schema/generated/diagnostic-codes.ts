/* Generated from check/diagnostics/codes by "npm run generate". Do not edit. */

export const errors = {
  "duplicate-route": {
    "title": "Two files for one address",
    "explanation": "Two files have the same address. Delete or rename one of them."
  },
  "wrong-route-name": {
    "title": "Invalid file name for an address",
    "explanation": "The path of a page is its address. Use lowercase letters, digits and hyphens."
  },
  "wrong-form-name": {
    "title": "Invalid file name for a form",
    "explanation": "Forms are files directly in forms/. Their names are addresses such as #order, so use lowercase letters, digits and hyphens, and end the name in .yaml. The German version of the form order is forms/order.de.yaml."
  },
  "reserved-route": {
    "title": "Reserved address",
    "explanation": "The built site or its server uses this address for something else. Rename the file."
  },
  "redirect-from-page": {
    "title": "Redirect from an existing page",
    "explanation": "A redirect is for an address that no longer has a page. Remove the redirect, or rename the page."
  },
  "wrong-redirect": {
    "title": "Invalid redirect",
    "explanation": "A redirect in site.yaml is one line under `redirects:`: the old address, a colon, a space and the new one, such as `/audits.html: /services/audits`. Lists, `from` and `to`, and arrows belong to other programs."
  },
  "redirect-loop": {
    "title": "Redirect loop",
    "explanation": "These redirects lead to each other and never to a page, so browsers give up. Point one of them to a page, or remove them."
  },
  "gone-but-there": {
    "title": "Address is listed as gone, but exists",
    "explanation": "Addresses under `gone:` are gone for good. If there is a page or a redirect at the address, remove the line."
  },
  "lost-address": {
    "title": "Published address without a page",
    "explanation": "People have links to this address, and search engines list it. Redirect it to the page with the same content, with `npm run rename` or a line under `redirects:` in site.yaml, or list it under `gone:`. The file published-urls.txt contains every address that was ever published."
  },
  "wrong-ledger-line": {
    "title": "Invalid line in the list of published addresses",
    "explanation": "The build writes published-urls.txt, with one line for each address. After a merge, keep the lines of both sides, and delete the conflict markers between them."
  },
  "unknown-field": {
    "title": "Unknown field",
    "explanation": "The page or block does not have this field. It is usually a typing mistake."
  },
  "misplaced-field": {
    "title": "Field in the wrong place",
    "explanation": "The field exists, but belongs one level further out or in. The line is usually indented too much or too little."
  },
  "unknown-block": {
    "title": "Unknown block type",
    "explanation": "There is no block of this type. It is usually a typing mistake."
  },
  "misplaced-block": {
    "title": "Block in the wrong place",
    "explanation": "Some blocks belong to a page as a whole, such as the one with its main heading, and `tabs` cannot be in `tabs`. They can only be in the `blocks` of the page."
  },
  "missing-field": {
    "title": "Missing field",
    "explanation": "A required field is missing."
  },
  "wrong-type": {
    "title": "Wrong type of value",
    "explanation": "The field needs another type of value: text, a number, true or false, a list, or a group of fields."
  },
  "wrong-value": {
    "title": "Invalid choice",
    "explanation": "The field accepts only certain words."
  },
  "wrong-form": {
    "title": "Invalid format",
    "explanation": "The field needs a certain format, such as a date or a slug."
  },
  "moment-without-zone": {
    "title": "Time without a time zone",
    "explanation": "A date and time needs a time zone. Set the zone of the site once, such as `timeZone: Europe/Berlin` in site.yaml, or add the UTC offset to the time: 2026-12-01T09:00+01:00."
  },
  "never-published": {
    "title": "Page never appears",
    "explanation": "A page appears at `publishAt` and disappears at `unpublishAt`, so `unpublishAt` must be later."
  },
  "end-before-start": {
    "title": "End before the start",
    "explanation": "An event, a slot of a schedule or opening hours end when they begin, or before that. For hours after midnight, write 24:00 and the rest on the next day."
  },
  "overlapping-times": {
    "title": "Times overlap",
    "explanation": "Two slots of a schedule are in one room at the same time, or two opening hours of a day overlap."
  },
  "hidden-home": {
    "title": "Hidden home page",
    "explanation": "The logo on every page links to the home page, so the home page cannot be a draft, and cannot appear or disappear."
  },
  "empty-text": {
    "title": "Empty text",
    "explanation": "Write the text, or remove the field if it is optional."
  },
  "too-long": {
    "title": "Text is too long",
    "explanation": "The text has more characters than the field allows."
  },
  "too-few": {
    "title": "Too few entries",
    "explanation": "The list needs more entries."
  },
  "too-many": {
    "title": "Too many entries",
    "explanation": "The list has more entries than allowed."
  },
  "out-of-range": {
    "title": "Number out of range",
    "explanation": "The number is smaller or larger than the field allows."
  },
  "field-conflict": {
    "title": "Conflicting fields",
    "explanation": "Some fields exclude each other, or one of them needs another."
  },
  "duplicate-name": {
    "title": "Duplicate name in a form",
    "explanation": "Two fields of a form have the same name, a choice has the same option two times, or two targets are the same."
  },
  "unknown-form": {
    "title": "Unknown form",
    "explanation": "The block `form` names a file in forms/ without .yaml: `order` for forms/order.yaml."
  },
  "form-without-email": {
    "title": "Email field without a form",
    "explanation": "`footer.newsletter.field` is filled into the form that the button next to it opens. The button has to open a form, such as #newsletter for forms/newsletter.yaml, and the form has to contain a field of the type email."
  },
  "duplicate-slug": {
    "title": "Duplicate slug",
    "explanation": "Two entries of a page have the same slug, or the slug is already used on every page. The address can lead to only one of them."
  },
  "duplicate-manual-page": {
    "title": "Page in two places of a manual",
    "explanation": "A page of a manual has one page before it and one after it, so it can be in `manuals` of site.yaml only once. The same is true of a folder."
  },
  "missing-opening": {
    "title": "Page without a main heading",
    "explanation": "Every page starts with a block that has the main heading: `hero`, or `banner` on a home page."
  },
  "late-opening": {
    "title": "Main heading is not at the top",
    "explanation": "The block with the main heading must be the first block of the page. Move it up."
  },
  "second-opening": {
    "title": "Two main headings",
    "explanation": "Only one block of a page can have the main heading, because search engines and screen readers rely on it. Keep one."
  },
  "unknown-reference": {
    "title": "Unknown reference",
    "explanation": "A word in braces, such as {facts.years}, stands for a value in site.yaml, but site.yaml does not define this one."
  },
  "broken-markup": {
    "title": "Incomplete markup",
    "explanation": "Two asterisks on each side make **bold** text, one makes *italics*, backticks make `code`, and [words](/address) makes a link. Such a text has no other markup and no HTML; the block `prose` supports more."
  },
  "uneven-row": {
    "title": "Row with the wrong number of cells",
    "explanation": "Each row of a table needs one text for each column. Write a dash for an empty cell."
  },
  "joined-lines": {
    "title": "Lines that YAML joins",
    "explanation": "A longer text keeps its line breaks only after |. After > or without a sign, YAML joins the lines, so lists and tables become one line, and a heading can become a comment."
  },
  "unsupported-markdown": {
    "title": "Unsupported Markdown",
    "explanation": "A Markdown text can have headings from ## to ####, lists, tables, quotes, code, links, and pictures as separate paragraphs. HTML is not allowed, because it could run a script."
  },
  "markup-not-shown": {
    "title": "Markup in plain text",
    "explanation": "This field shows its text as it is, including asterisks and brackets. Remove the markup."
  },
  "wrong-address": {
    "title": "Invalid address",
    "explanation": "An address is /a-page, /a-page#place, #place, https://..., mailto:... or tel:..."
  },
  "unsafe-address": {
    "title": "Unsafe address",
    "explanation": "An address that runs a script, hides where it leads or leaves out https: can harm visitors."
  },
  "broken-link": {
    "title": "Link to a missing page",
    "explanation": "There is no file in pages/ for this address."
  },
  "embed-not-allowed": {
    "title": "Embed from a host that is not allowed",
    "explanation": "An embedded host learns who visits the page, so `embeds` in site.yaml lists the allowed ones: youtube, vimeo, google-maps, openstreetmap, or the host name of an address."
  },
  "wrong-embed": {
    "title": "Address that cannot be embedded",
    "explanation": "An embed is one video on YouTube or Vimeo, a place on Google Maps or OpenStreetMap, or a page of a host that site.yaml lists. Copy the address from the address bar of the browser."
  },
  "missing-site-field": {
    "title": "Block needs a field of site.yaml",
    "explanation": "Some blocks show data that is in site.yaml once, such as the locations. Write it there, or delete the block."
  },
  "missing-page-field": {
    "title": "Block needs a field of its page",
    "explanation": "Some blocks show fields from the top of their page, such as the date and the tags of an entry. Write them there, or delete the block."
  },
  "unknown-folder": {
    "title": "List of a missing folder",
    "explanation": "The block `entries` lists the pages of a folder in pages/, in the language of the page: `resources/blog` for pages/resources/blog/*.yaml."
  },
  "missing-file": {
    "title": "Link to a missing file",
    "explanation": "A link such as /price-list.pdf leads to the file public/price-list.pdf. Uppercase and lowercase letters matter."
  },
  "unknown-file-kind": {
    "title": "Link to a file that is not served",
    "explanation": "Browsers need to know the type of a file, which comes from the ending of its name. A file with an unknown ending is not served. Put it into a .zip."
  },
  "broken-fragment": {
    "title": "Link to a missing place on a page",
    "explanation": "The part after # is the slug of an entry on that page, or the name of a form: #order for forms/order.yaml."
  },
  "missing-media": {
    "title": "Missing picture",
    "explanation": "Pictures are files in media/. Uppercase and lowercase letters matter."
  },
  "broken-picture": {
    "title": "Picture that browsers cannot show",
    "explanation": "The file is damaged, empty, or has the wrong ending, or a drawing has no viewBox. Save it again."
  },
  "broken-font": {
    "title": "Font that cannot be used",
    "explanation": "Fonts are WOFF2 files in media/. The file is damaged or has the wrong ending."
  },
  "script-in-drawing": {
    "title": "Drawing with a script",
    "explanation": "An SVG contains a script, an event handler or an embedded page, which would run on the site when a visitor opens the file. Export it again as a plain drawing."
  },
  "wrong-media-path": {
    "title": "Invalid path of a picture",
    "explanation": "Write the path of the picture inside media/, such as team/anna.svg."
  },
  "wrong-video": {
    "title": "Video that cannot be played",
    "explanation": "A video is an .mp4 or .webm file in public/, its captions a .vtt file there. Write their addresses, such as /tour.mp4."
  },
  "broken-icon": {
    "title": "Icon that cannot be used",
    "explanation": "A drawing in media/icons can be an icon if it has only shapes in one color, which the color of the text replaces: no gradients, texts, masks, style sheets or scripts. Export it as a plain shape."
  },
  "unknown-icon": {
    "title": "Unknown icon",
    "explanation": "There is no icon of this name. See https://lucide.dev/icons for all names. Drawings in media/icons are icons too."
  },
  "missing-home": {
    "title": "Missing home page",
    "explanation": "Every site has a home page: pages/index.yaml. Links to / lead there."
  },
  "missing-messages": {
    "title": "Missing messages of the engine",
    "explanation": "The engine shows and reads aloud a few words, such as Close, and has them in en, de, fr, es, pt, it, nl, pl, hi, ar and ja. For any other language, the site supplies them under `messages` in site.yaml."
  },
  "other-schema-version": {
    "title": "Site for another version of the engine",
    "explanation": "This engine does not read the `schemaVersion` of site.yaml. `npm run migrate` updates an older site and keeps its comments; for a newer one, install the engine it was written for."
  },
  "block-without-component": {
    "title": "Block type without a component",
    "explanation": "schema/blocks/ describes a block type that has no component in renderer/blocks/, or a folder in blocks/ of the site has no index.tsx. Add it, or remove the schema."
  },
  "block-without-schema": {
    "title": "Component without a block type",
    "explanation": "renderer/blocks/ has a component that schema/blocks/ does not describe, or a folder in blocks/ of the site has no schema.json. Add it, or remove the folder."
  },
  "low-contrast": {
    "title": "Colors with too little contrast",
    "explanation": "Text, or a sign such as the focus ring, has too little contrast with its background (WCAG 2.2, level AA). Use the proposed color, or choose another one."
  },
  "faint-on-picture": {
    "title": "Text on a picture with too little contrast",
    "explanation": "The picture behind the text is too light or too busy there (WCAG 2.2, level AA): measured is the tenth of its pixels that is worst for the text, through the veil. Use a stronger veil or another picture."
  },
  "light-picture-on-dark": {
    "title": "Light picture on dark pages",
    "explanation": "A picture behind text has another file for dark pages, on which text would be dark, while it is white on the file for light pages. Dark pages need the darker file: use another picture, or exchange both."
  },
  "unfit-color": {
    "title": "Color in the wrong role",
    "explanation": "The paper is the background of all text, so it must be white or nearly white. Use the proposed color, or put a strong color into `tint` or `second`."
  },
  "host-limit": {
    "title": "Limit of a host exceeded",
    "explanation": "The host of --host allows only a certain number of redirects, files or bytes. It would silently ignore the rest, or refuse the whole site."
  },
  "wrong-block-name": {
    "title": "Invalid name of a block type",
    "explanation": "A folder in blocks/ of the site is a block type of that name. It cannot have the name of a block type of the engine."
  },
  "wrong-block-schema": {
    "title": "Invalid schema of a block type",
    "explanation": "The schema.json of a block type in blocks/ of the site is missing something that the check, the editor and the docs need, or has something unknown. See docs/blocks-of-your-own.md."
  },
  "wrong-block-component": {
    "title": "Component that cannot be built",
    "explanation": "A file of a block type in blocks/ of the site is not valid TypeScript or CSS, exports no component, or imports something that is not allowed. See docs/blocks-of-your-own.md."
  },
  "wrong-block-drawing": {
    "title": "Component that renders incorrectly",
    "explanation": "The check renders the example of each block type in blocks/ of the site. The component fails, or renders a link or button without a name: no text, no `aria-label`, no picture with a description. See docs/blocks-of-your-own.md."
  },
  "wrong-kind": {
    "title": "Invalid page template",
    "explanation": "A file in kinds/ of the site starts with a description of the template, followed by a line with --- and the page, with placeholders such as $title. It cannot have the name of a page template of the engine. See docs/blocks-of-your-own.md."
  },
  "wrong-theme-css": {
    "title": "Invalid style sheet of a site",
    "explanation": "theme.css contains what a style sheet of a site cannot: a syntax error, `!important`, `@import`, a class, a color of the theme, a file that is not in public/, or more than 10 KB. See docs/pages/theme.yaml."
  },
  "broken-feature": {
    "title": "Feature that fails",
    "explanation": "A file in features/ of the site is not valid TypeScript, exports no feature, or fails when it is loaded or called. See docs/features-of-your-own.md."
  },
  "feature-problem": {
    "title": "Error from a feature of the site",
    "explanation": "A rule of the site's own, in the file of features/ that the message names, found an error in a page."
  },
  "file-is-folder": {
    "title": "Folder instead of a file",
    "explanation": "A folder has a name that ends in .yaml. Rename the folder."
  },
  "file-unreadable": {
    "title": "File cannot be read",
    "explanation": "The system refuses to read the file. Check its permissions."
  },
  "file-empty": {
    "title": "Empty file",
    "explanation": "The file contains only spaces and comments. Write the page, or delete the file."
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
    "explanation": "A file or folder is a symbolic link that leads out of the site folder or points to itself. Everything that a site publishes must be in its own folder: copy the file."
  },
  "file-not-a-page": {
    "title": "Not a page",
    "explanation": "Only files that end in .yaml belong in pages/. Rename the file, or move it elsewhere."
  },
  "yaml-syntax": {
    "title": "Invalid YAML",
    "explanation": "This line is not valid YAML. Compare it with the lines around it."
  },
  "yaml-indent": {
    "title": "Wrong indent",
    "explanation": "Fields that belong together start in the same column. Move the line to the left or to the right."
  },
  "yaml-tab": {
    "title": "Tab at the start of a line",
    "explanation": "YAML needs spaces for the indent, because tabs look different in every editor. Use two spaces for each level."
  },
  "yaml-needs-quotes": {
    "title": "Text must be in quotes",
    "explanation": "Some characters have a meaning in YAML when a text starts with them or contains them. Put the whole text in quotes."
  },
  "yaml-unclosed": {
    "title": "Unclosed quote or bracket",
    "explanation": "A quote, [ or { is opened and never closed."
  },
  "yaml-duplicate-field": {
    "title": "Duplicate field",
    "explanation": "A field can appear only once in its place. Keep one of the two."
  },
  "yaml-name-not-text": {
    "title": "Invalid field name",
    "explanation": "The text before the colon must be a plain word such as title."
  },
  "yaml-anchor": {
    "title": "Anchors are not supported",
    "explanation": "A value that starts with & is a YAML anchor. Write the text in each place, or put it in quotes."
  },
  "yaml-alias": {
    "title": "Aliases are not supported",
    "explanation": "A value that starts with * is a YAML alias. For bold text, put the whole text in quotes."
  },
  "yaml-tag": {
    "title": "Tags are not supported",
    "explanation": "A value that starts with ! is a YAML tag. Put the text in quotes."
  },
  "yaml-merge-key": {
    "title": "Merge keys are not supported",
    "explanation": "The field << merges other fields. Write the fields themselves."
  },
  "yaml-directive": {
    "title": "Directives are not supported",
    "explanation": "A line that starts with % is a YAML directive. Remove the line."
  },
  "yaml-several-documents": {
    "title": "Several documents in one file",
    "explanation": "Each file is one page. Remove the line with --- or ... and put each page into its own file."
  },
  "yaml-complex-key": {
    "title": "Question mark as a field",
    "explanation": "A ? followed by a space starts a complex key, which is not supported. Put the text in quotes."
  },
  "yaml-nesting": {
    "title": "Nested too deeply",
    "explanation": "Lists and fields can be nested up to 50 levels deep."
  },
  "yaml-control-character": {
    "title": "Invisible control character",
    "explanation": "The file contains an invisible character, or a space that YAML does not accept, usually pasted from elsewhere. Delete it."
  },
  "yaml-hidden-character": {
    "title": "Invisible character that reorders or hides text",
    "explanation": "The file contains an invisible character that changes the direction of text or hides in it. The page could say something else than it shows. Delete it."
  }
};

export const warnings = {
  "missing-entry": {
    "title": "Page without `entry` in a folder of entries",
    "explanation": "Most pages of the folder are entries, which lists and feeds show. A page without `entry:` is in no list. Write its date and summary, or move it to another folder."
  },
  "empty-list": {
    "title": "List without entries",
    "explanation": "The folder has no page with `entry:`, or no entry with the tag of the list. Visitors see an empty list."
  },
  "missing-description": {
    "title": "Page without a description",
    "explanation": "Search engines and shared links show the description. Write one sentence of 70 to 160 characters."
  },
  "short-description": {
    "title": "Description is too short",
    "explanation": "Search engines and shared links show the description. One or two words, or the title again, do not help people to choose."
  },
  "repeated-title": {
    "title": "Pages with the same title",
    "explanation": "People tell pages apart by the title in browser tabs and search results."
  },
  "tag-spelling": {
    "title": "Tag with two spellings",
    "explanation": "Tags are the same only if they are spelled the same. A list for one spelling leaves out the entries with the other."
  },
  "marked-twice": {
    "title": "Several highlighted entries",
    "explanation": "A mark such as Most chosen only helps if a single entry of the list has it."
  },
  "page-outside-pages": {
    "title": "Page outside pages/",
    "explanation": "The site consists of the files in pages/. A page next to site.yaml is not part of the site."
  },
  "drawing-loads": {
    "title": "Drawing that loads from another site",
    "explanation": "A drawing that is shown as a picture cannot load other files, so that part is missing. If a visitor opens the drawing itself, the other site learns about the visit."
  },
  "long-title": {
    "title": "Title is long",
    "explanation": "Search engines and browser tabs cut titles after about 60 characters."
  },
  "stray-characters": {
    "title": "Stray characters around a text",
    "explanation": "The text is in curly quotes, has a quote at one end only, or ends with a comma or semicolon. YAML does not need them, so they are part of the text."
  },
  "text-cut-off": {
    "title": "Text is cut off by",
    "explanation": "A # after a space starts a comment, which visitors do not see. If it belongs to the text, put the whole text in quotes."
  },
  "missing-dash": {
    "title": "Entry without its dash",
    "explanation": "A line that starts with a capital letter continues a short entry of a list, so both become one entry. If it is a separate entry, put a dash and a space before it."
  },
  "split-text": {
    "title": "Text is split by a comma",
    "explanation": "In a list in square brackets, a comma ends an entry, so `[A date, that holds]` is two entries. An entry that starts with a lowercase letter is probably the rest of the one before it. Curly quotes do not keep a text together. Put a text with a comma in straight quotes; straight quotes around the second entry say that it is intended."
  },
  "unknown-markup": {
    "title": "Markup that is not rendered",
    "explanation": "Headings with ##, words in _underscores_ or backticks, lists with dashes and plain addresses are shown as they are. Use **bold text** and [links](/address), and blocks for the rest."
  },
  "unfilled-placeholder": {
    "title": "Unfilled placeholder",
    "explanation": "The text contains words in braces. References to site.yaml have one brace on each side and no spaces, such as {facts.years}; anything else is shown as it is."
  },
  "template-text": {
    "title": "Text of the template is left",
    "explanation": "`npm run new` wrote this text as an example. Write your own, or delete the entry. This also covers Latin dummy text and notes that a text is still to be written."
  },
  "damaged-text": {
    "title": "Letter lost in a conversion",
    "explanation": "The text contains the replacement character, an unassigned code point, or letters such as `Ã¼`, which is ü in the wrong encoding. Type the word again."
  },
  "long-word": {
    "title": "Word is too long",
    "explanation": "A word of more than 60 letters does not fit on a line on a phone. Usually spaces are missing."
  },
  "very-long-text": {
    "title": "Text is unusually long",
    "explanation": "The text is many times as long as the examples of its field, which the design is not made for."
  },
  "link-to-hidden-page": {
    "title": "Link to a hidden page",
    "explanation": "The page is a draft, has not appeared yet, or has disappeared, so visitors who follow the link or redirect do not find it. Menu items, cards, columns and buttons disappear automatically together with the page; a link within a text stays, and so does a button that its block cannot do without. `npm run check -- --as-of 2026-12-01` checks the site as it will be on that day."
  },
  "outdated-fact": {
    "title": "Outdated fact",
    "explanation": "The date in `reviewed` is longer ago than `reviewEvery` months (12 by default). Check in the `source` whether the figure is still right, and write the date on which you checked."
  },
  "typed-figure": {
    "title": "Fact that is typed instead of referenced",
    "explanation": "site.yaml has this figure as a fact, which texts refer to as {facts.projects}. A typed figure is forgotten when the fact changes. The check only looks for distinctive figures: whole words of three characters or more with a digit and a sign or unit, such as 30+ or 98%. If it is another figure that only looks the same, add a fact for it."
  },
  "future-date": {
    "title": "Date in the future",
    "explanation": "The date of a published page is in the past. Check the year. For an upcoming event, write `event:` with its time; for a page with `publishAt`, the check compares the date with the day on which the page appears."
  },
  "skipped-heading-level": {
    "title": "Heading skips a level",
    "explanation": "Screen reader users navigate by the levels of the headings. After ## comes ###, after that ####."
  },
  "missing-alternative": {
    "title": "Picture without a description",
    "explanation": "A picture needs a description for people who cannot see it: in `alt`, or between the square brackets of a text. A file name is not a description."
  },
  "missing-captions": {
    "title": "Video without captions",
    "explanation": "Visitors who cannot hear, or have the sound off, need captions. Most editors of videos export them as WebVTT. If nobody speaks in the video, write `silent: true`."
  },
  "large-video": {
    "title": "Large video",
    "explanation": "On a phone, a video of this size takes long to load and uses up much of a contract. Export it again in 720p with a lower bit rate, or put it on a site for videos."
  },
  "unmeasured-colors": {
    "title": "Colors that may be hard to read",
    "explanation": "A style sheet of a block type in blocks/ combines two theme colors that themes are not checked for. Use a pair that is checked, or look at the block at /_blocks in light and dark, in the theme of the site."
  },
  "ended-announcement": {
    "title": "Announcement has ended",
    "explanation": "The last day of the announcement in site.yaml has passed, so builds leave it out. Delete it, or write the next one."
  },
  "dates-out-of-order": {
    "title": "Entries are out of order",
    "explanation": "The dates of a list are sorted, with a few exceptions. Move the entry, or correct its date."
  },
  "dead-link": {
    "title": "Link leads nowhere",
    "explanation": "An address of # alone is the top of the page. Write where the link leads, or leave it out."
  },
  "bare-ip-address": {
    "title": "Link to an IP address",
    "explanation": "An IP address can change, has no certificate, and may be in your own network."
  },
  "broken-own-address": {
    "title": "Link to this site without a page",
    "explanation": "The link contains the domain of this site, with a path that has no page. Leave out the domain, so that the check can follow the link."
  },
  "no-sections": {
    "title": "No sections to link to",
    "explanation": "The block `sub-navigation` links to blocks that have an `id` and a heading, and to the headings of texts in Markdown. This page does not have any of them."
  },
  "option-without-effect": {
    "title": "Option without effect",
    "explanation": "The option is for a layout, a picture or another option that the block does not have, so nothing changes. Add what it needs, or remove it."
  },
  "busy-below-header": {
    "title": "Busy picture below the header",
    "explanation": "With `theme.header: over-picture`, the header is on the first picture of the page. Where the upper half of a photograph is light and dark at once, the words of the header need a strong veil to be read (WCAG 2.2, level AA), which covers much of it. Use a photograph with a calm top, such as sky."
  },
  "undescribed-picture": {
    "title": "Picture without a text alternative",
    "explanation": "People who cannot see the picture are told nothing about it. Say in `alt` what it shows, in one short sentence, or write `decoration: true` if it only decorates. `check --fix` writes that for drawings, which decorate most of the time, and never for photographs."
  },
  "small-picture": {
    "title": "Picture is too small",
    "explanation": "The picture has fewer pixels than its place on the page, so it looks blurred. Use a larger picture."
  },
  "missing-characters": {
    "title": "Characters that a font does not have",
    "explanation": "Pages show characters that a font of the theme does not have. A system font is used for them, which looks inconsistent. Most fonts come in several files, one for each group of scripts: add the one with these characters."
  },
  "doubtful-color": {
    "title": "Color that will look different",
    "explanation": "A tint is the background of words and buttons: a tint that is too dark or too strong is replaced by the nearest color that works, and if it is too similar to the accent, buttons are hard to see."
  },
  "unused-media": {
    "title": "Unused picture",
    "explanation": "No page uses this picture, and neither does site.yaml. Delete it if you do not need it."
  },
  "unlinked-page": {
    "title": "Page without links",
    "explanation": "No page and no navigation links to this page, so visitors cannot find it."
  },
  "host-difference": {
    "title": "Host behaves differently",
    "explanation": "The host of --host cannot do what the site's own server does. Visitors still find what they look for, or a page that explains that it does not exist."
  },
  "untranslated": {
    "title": "Not translated yet",
    "explanation": "The site has several languages, and this page, form or part of the site is not available in all of them. Visitors see it in the main language, a page with a notice; search engines are led to the original."
  },
  "unlisted-language": {
    "title": "Language is not listed",
    "explanation": "The name of a folder of pages or of a language file is a language that `languages` in site.yaml does not list, or is not its tag in lowercase letters. Its pages are then ordinary pages of the main language, and the file is ignored."
  },
  "link-to-other-language": {
    "title": "Link to another language",
    "explanation": "A page, menu or form in one language links to a page in another, although the page exists in its own language. Visitors would change languages without noticing."
  },
  "outdated-translation": {
    "title": "Outdated translation",
    "explanation": "`translatedFrom` in a translation records the version of its original, and the original has changed since. Translate the change, then run `npm run translated` with the name of the file, its folder or the language, such as `npm run translated -- de`."
  },
  "repeated-text": {
    "title": "Sentence on several pages",
    "explanation": "The same long sentence is on another page. Search engines and readers prefer it once."
  },
  "not-shown": {
    "title": "Nothing to show at an address",
    "explanation": "The block `related` shows pages, and the case studies, people and products on them. A heading, a video or a picture can be linked to, but has no card of its own."
  },
  "feature-warning": {
    "title": "Warning from a feature of the site",
    "explanation": "A rule of the site's own, in the file of features/ that the message names, found something in a page that may be wrong."
  }
};
