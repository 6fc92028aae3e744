/*
 * Classes on which components and the sheets in styles/options/ agree. Only pages with the option have its sheet, so its
 * names are not those of a module.
 */

/** Class of an opening with its picture next to the words; only pages with a picture in their opening have the sheet. */
export const BESIDE = 'beside';
/** Classes of the main heading with the words below it, and of the picture. */
export const BESIDE_TITLE = 'beside-title';
export const BESIDE_PICTURE = 'beside-picture';
/** Class of the breadcrumb of an opening; only pages with one have the sheet. */
export const BREADCRUMB = 'breadcrumb';
/** Class of a banner with photographs; only pages with one have the sheet. */
export const PHOTO_BANNER = 'photo-banner';
/** Class of a slide with one. */
export const PHOTO_SLIDE = 'photo-slide';
/** Class around the button of the header that stays at the lower edge of phones; only sites with one have the sheet. */
export const STICKY_BAR = 'sticky-bar';
/** Class of a header whose logo is above its navigation; only sites with one have the sheet. */
export const CENTERED = 'centered';
/** Class of a section whose picture the header is on; only pages with one have the sheet. */
export const UNDER_HEADER = 'under-header';
/** Classes of the same by the color of the words of the header. */
export const UNDER_WHITE = 'under-white';
export const UNDER_DARK = 'under-dark';
export const UNDER_BY_THEME = 'under-by-theme';
/** Classes of the same by how strong the veil behind these is. */
export const UNDER_VEIL_LIGHT = 'under-veil-light';
export const UNDER_VEIL_STRONG = 'under-veil-strong';
/** Class of what is in the upper part of a footer with several columns of links; only sites with one have the sheet. */
export const FOOT_GRID = 'foot-grid';
/** Class of these columns. */
export const FOOT_COLUMNS = 'foot-columns';
/** Class of what visitors may subscribe to in a footer. */
export const FOOT_NEWS = 'foot-news';
/** Class of the email field in it with its button. */
export const FOOT_FORM = 'foot-form';
/** Class of the badges of a footer. */
export const FOOT_BADGES = 'foot-badges';
/** Class of a page in the layout of a manual; only pages of a manual have the sheet. */
export const MANUAL = 'manual';
/** Class of what contains a list two times, next to the text and above it. */
export const MANUAL_LISTS = 'manual-lists';
/** Class of the list of its pages next to the text. */
export const MANUAL_SIDE = 'manual-side';
/** Class of that list, or of the contents, above the text, where there is no room next to it. */
export const MANUAL_FOLDED = 'manual-folded';
/** Class of the contents above the text. */
export const MANUAL_CONTENTS_FOLDED = 'manual-contents-folded';
/** Class of the contents of the page next to the text. */
export const MANUAL_CONTENTS = 'manual-contents';
/** Class of the text. */
export const MANUAL_TEXT = 'manual-text';
/** Class of the title of a list. */
export const MANUAL_LABEL = 'manual-label';
/** Class of a heading in the contents that is below another. */
export const MANUAL_DEEPER = 'manual-deeper';
/** Class of the links to the previous and the next page, and of the latter. */
export const MANUAL_NEIGHBORS = 'manual-neighbors';
export const MANUAL_NEXT = 'manual-next';
/** Class of the link that the heading of a manual is to itself. */
export const MANUAL_ANCHOR = 'manual-anchor';
/** Class of its label. */
export const ALERT_LABEL = 'alert-label';
/** Class of a row that scrolls sideways; only pages with one have the sheet. */
export const STRIP = 'strip';
/** Class of the buttons below it. */
export const STRIP_BUTTONS = 'strip-buttons';
/** Classes of testimonials by their layout; only pages with one, with stars or with faces have the sheet. */
export const QUOTES_CARDS = 'quotes-cards';
export const QUOTES_LARGE = 'quotes-large';
export const QUOTES_ROW = 'quotes-row';
/** Class of the stars that a client gave. */
export const QUOTE_STARS = 'quote-stars';
/** Class of a star that was given. */
export const QUOTE_STAR = 'quote-star';
/** Class of a face next to a name. */
export const QUOTE_FACE = 'quote-face';
/** Class of a face next to a large quote. */
export const QUOTE_PORTRAIT = 'quote-portrait';
/** Class of locations with a map next to them, and of what is in its place until it is loaded; only pages with one have the sheet. */
export const WITH_MAP = 'with-map';
export const MAP = 'map';
/** Class of the opening hours of a location; only pages with some have the sheet. */
export const OPENING_HOURS = 'hours';
/** Class of the times of a day. */
export const HOURS_OPEN = 'hours-open';
/** Class of the word next to the day that is today. */
export const HOURS_TODAY = 'hours-today';
/** Class of the heading of the holidays. */
export const HOURS_HOLIDAYS = 'hours-holidays';
/** Class of lines of code; only pages with some have the sheet. */
export const CODE = 'code';
/** Class of the row above them, and of what scrolls. */
export const CODE_HEAD = 'code-head';
export const CODE_LINES = 'code-lines';
/** Classes of stretches of code by what they are. */
export const CODE_COMMENT = 'code-comment';
export const CODE_KEYWORD = 'code-keyword';
export const CODE_STRING = 'code-string';
export const CODE_VALUE = 'code-value';
export const CODE_NAME = 'code-name';
/** Class of a block of logos that move; only pages with one have the sheet. */
export const LOGOS_ROW = 'logos-row';
/** Class of what they move in. */
export const LOGOS_STAGE = 'logos-stage';
/** Class of the button that stops them. */
export const LOGOS_PAUSE = 'logos-pause';
/** Class of a text in the middle of the page; only pages with such or one of the next three have the sheet. */
export const PROSE_CENTER = 'prose-center';
/** Class of a picture in a text that is wider than its column. */
export const PICTURE_WIDE = 'picture-wide';
/** Class of pictures next to each other in a text. */
export const PICTURE_ROW = 'picture-row';
/** Class of a large quote in a text. */
export const PULL_QUOTE = 'pull-quote';
/** Class of entries that are rows; only pages with such have the sheet. */
export const ENTRY_ROWS = 'entry-rows';
/** Class of the day, or of the picture, that a row begins with. */
export const ENTRY_DAY = 'entry-day';
export const ENTRY_PICTURE = 'entry-picture';
/** Classes of the words of a row, of its time and place, and of its end: price, status and link. */
export const ENTRY_WORDS = 'entry-words';
export const ENTRY_WHEN = 'entry-when';
export const ENTRY_END = 'entry-end';
/** Class of a dark band with related pages; only pages with one have the sheet. */
export const RELATED_BAND = 'related-band';
