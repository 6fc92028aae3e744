import { ALL, type Kind, line, SITE } from '../mistake.ts';

const NAMES: Readonly<Record<string, string>> = { ar: 'Arabic', de: 'German', en: 'english' };

/** Values of another kind or form: numbers, words, days, colors, lists. */
export const valueKinds: readonly Kind[] = [
  line(
    'a number for a text',
    [/^( *(?:- )?(?:title|heading|label|name): ).*?(,?)$/, '$12025$2'],
    /Put it in quotes: '2025'/,
  ),
  line(
    'yes for a text',
    [/^( *(?:- )?(?:title|heading|label): ).*$/, '$1true'],
    /Put it in quotes: 'true'/,
  ),
  line(
    'nothing for a text',
    [/^( *(?:title|heading|lead): )\p{L}.*$/u, (_all = '', field = '') => field.trimEnd()],
    /Write the text|it is empty/,
  ),
  line('an empty text', [/^( *(?:title|heading|lead): )\p{L}.*$/u, "$1''"], /is empty/),
  line(
    'a text for a list',
    [/^( *(?:breadcrumb|points|tags|paragraphs|bullets|keyFeatures): )\[.*\]$/, '$1Words'],
    /must be a list/,
  ),
  line(
    'a list for a text',
    [/^( *(?:title|heading|lead): )(\p{L}[^:#,]*)$/u, '$1[$2]'],
    /must be text/,
  ),
  line(
    'a day with dots',
    [/^( *date: )\d{4}-\d\d-\d\d$/, '$120.03.2026'],
    /Did you mean `2026-03-20`|hyphens/,
  ),
  line(
    'a day that there is not',
    [/^( *date: )\d{4}-\d\d-\d\d$/, '$12026-02-30'],
    /does not exist|not a date|wrong-form/,
  ),
  line(
    'a day that is still to come',
    [/^( *date: )\d{4}-\d\d-\d\d$/, '$12093-02-20'],
    /in the future/,
  ),
  line(
    'a moment with dots',
    [/^title: .*$/, '$&\npublishAt: 01.06.2090'],
    /date and time|moment-without-zone/,
    {
      beyond: 1,
    },
  ),
  line(
    'an end before the beginning',
    [/^title: .*$/, '$&\npublishAt: 2020-06-01T09:00+02:00\nunpublishAt: 2020-05-01T09:00+02:00'],
    /before|earlier|after|always exist/,
    { beyond: 2 },
  ),
  line('a draft that is not a yes', [/^title: .*$/, '$&\ndraft: maybe'], /true or false/, {
    beyond: 1,
  }),
  line('a limit as words', [/^( *limit: )\d+$/, '$1three'], /digits|whole number/),
  line('a limit out of range', [/^( *limit: )\d+$/, '$10'], /at least/),
  line('a folder that is not there', [/^( *from: )([a-z/]+)$/, '$1nowhere'], /The folder/),
  line(
    'the language by its name',
    [/^language: (\w\w)$/, (_all = '', tag = '') => `language: ${NAMES[tag]}`],
    /Did you mean `\w\w`/,
    {
      files: SITE,
      beyond: 1,
    },
  ),
  line(
    'a color without quotes',
    [/^( *(?:accent|colors: \{ accent): )'#\w+'(.*)$/, '$1#8c1f4b$2'],
    /color|comment|never closed/,
    { files: SITE },
  ),
  line('a color that is not one', [/^(.*accent: )'#\w+'(.*)$/, "$1'#8c1f4'$2"], /six digits/, {
    files: SITE,
  }),
  line('a shape that there is not', [/^( *shape: )\w+$/, '$1rund'], /must be one of/, {
    files: SITE,
  }),
  line('a search that is not a yes', [/^search: .*$/, "search: 'yes'"], /Write `true`/, {
    files: SITE,
  }),
  line(
    'a host that is not one',
    [/^(embeds: \[)(\w+)(\].*)$/, '$1openstretmap$3'],
    /Did you mean/,
    { files: SITE },
  ),
  line('an address of the site without https', [/^url: https:\/\/(.*)$/, 'url: $1'], /https:\/\//, {
    files: SITE,
  }),
  line(
    'a button as a link',
    [/^( *action: )\{.*\}$/, '$1[Write to us](/)'],
    /\{ label: '?Write to us'?, href: '?\/'? \}/,
    { files: ALL },
  ),
];
