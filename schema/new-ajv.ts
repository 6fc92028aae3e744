import { Ajv, type CodeOptions, type Options } from 'ajv';

/** What our schemas say about a text beyond JSON Schema: what is named by it, and what the build makes of it. */
const FORMATS = [
  'link',
  'route',
  'media',
  'share-image',
  'favicon',
  'icon',
  'embed-provider',
  'inline-markup',
  'markdown',
  'date',
  'moment',
  'day-or-moment',
  'time-zone',
  'note',
  'slug',
  'form',
  'color',
  'font',
  'message',
  'version',
  'entries',
];

/**
 * Ajv as all schemas of the engine are compiled with.
 * @param code how its code is written; see "Standalone validation code" in Ajv's manual
 * @param others what is to be otherwise than for schemas of content
 */
export function newAjv(code: CodeOptions, others: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // `dependencies` and `enum` in our schemas say nothing about the type, on purpose.
    strictTypes: false,
    strictRequired: false,
    // That the schemas are well formed is for `load-schemas.test.ts` to say; asking each time takes
    // as long as compiling them.
    meta: false,
    validateSchema: false,
    // Messages are written by `explain/`, for writers.
    messages: false,
    code,
    ...others,
  });
  // Judged by `checkMainHeading`, because it takes all blocks of a page.
  ajv.addKeyword({ keyword: 'hasMainHeading', schemaType: 'boolean' });
  // Judged by `checkTabs`, in words of its own.
  ajv.addKeyword({ keyword: 'needsOneOf', schemaType: 'array' });
  // Judged by `checkBlocks`, which knows what is around the block.
  ajv.addKeyword({ keyword: 'wholePage', schemaType: 'boolean' });
  // Known to what looks for the schemas of entries, or leaves entries out at times.
  ajv.addKeyword({ keyword: 'holdsBlocks', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'replaces', schemaType: 'array' });
  // Judged by `checkEmbed`, which knows what site.yaml allows.
  ajv.addKeyword({ keyword: 'frame', schemaType: 'string' });
  // Judged by `checkSiteFields`, which knows site.yaml.
  ajv.addKeyword({ keyword: 'needsOfSite', schemaType: 'string' });
  // Judged by `checkEntryFields`, which knows the page around the block.
  ajv.addKeyword({ keyword: 'needsOfPage', schemaType: 'string' });
  // Known to the gallery, which draws examples; nothing judges it.
  ajv.addKeyword({ keyword: 'shownWith', schemaType: 'string' });
  // Judged by `warnAboutMarks`.
  ajv.addKeyword({ keyword: 'once', schemaType: 'boolean' });
  // Judged by `checkRowLengths`.
  ajv.addKeyword({ keyword: 'sameLengthAs', schemaType: 'string' });
  // Known to what explains unknown types and fields.
  ajv.addKeyword({ keyword: 'formerType', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'formerFields', schemaType: 'object' });
  // Known to `fillDefaults`, which takes such a field out of what pages carry.
  ajv.addKeyword({ keyword: 'onlyChecked', schemaType: 'boolean' });
  // Judged by `checkMedia`, which knows the picture.
  ajv.addKeyword({ keyword: 'leastWidth', schemaType: 'number' });
  ajv.addKeyword({ keyword: 'fillsWindow', schemaType: ['boolean', 'array'] });
  // Known to `optionSheets`, which finds the sheets that a page needs; nothing judges them.
  ajv.addKeyword({ keyword: 'sheet', schemaType: ['string', 'array'] });
  ajv.addKeyword({ keyword: 'sheetFor', schemaType: 'object' });
  ajv.addKeyword({ keyword: 'photographSheet', schemaType: 'array' });
  // Said by the description and the studio; nothing judges it.
  ajv.addKeyword({ keyword: 'usualWords', schemaType: 'array' });
  // Judged by `warnAboutDates`, which knows the day.
  ajv.addKeyword({ keyword: 'past', schemaType: 'boolean' });
  // Judged by `checkFields` and `checkTargets`.
  ajv.addKeyword({ keyword: 'onlyFor', schemaType: 'array' });
  ajv.addKeyword({ keyword: 'neededFor', schemaType: 'array' });
  // Says what site.de.yaml may say as well; see `loadSchemas`.
  ajv.addKeyword({ keyword: 'perLanguage', schemaType: 'boolean' });
  // Known to `indexRelated`, which finds what other pages may show.
  ajv.addKeyword({ keyword: 'card', schemaType: 'object' });
  // Known to what explains unknown fields.
  ajv.addKeyword({ keyword: 'listedIn', schemaType: 'string' });
  // Judged by `checkMessage`.
  ajv.addKeyword({ keyword: 'placeholders', schemaType: 'array' });
  // These are checked by `checkTexts`, in words of their own and with the whole site in view.
  for (const format of FORMATS) ajv.addFormat(format, true);
  return ajv;
}
