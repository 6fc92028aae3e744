import { ALL, type Kind, line, piece } from '../mistake.ts';

/** A field with words, outside of brackets. */
const FIELD =
  /^( *(?:- )?)(title|heading|text|lead|name|role|label|caption)(: )([\p{L}][^'"{}[\]#:>|]{11,}[^'"{}[\]#:>|,])$/u;
const GROUP = /^( *(?:- )?(?:\w+: )?\{ )(\w+)(: [^,'"{}[\]]+)(, )(\w+: .*)$/;
const FOLDED = /^( *)((?:- )?\w+: >-\n)( +)(\S.*\n)\3(\S.*\n)/gm;
/** YAML that cannot be read, or is read as something else. */
export const syntaxKinds: readonly Kind[] = [
  line('a colon forgotten', [FIELD, '$1$2 $4'], /no colon.*Write|is missing|no field/s, {
    beyond: 1,
  }),
  line('no space after a colon', [FIELD, '$1$2:$4'], /space is missing after the colon/),
  line('no space after a dash', [/^( *)- (\w+: .*)$/, '$1-$2'], /space is missing after the dash/),
  line('a tab', [/^ {4}( *\w+: .*)$/, '\t\t$1'], /indented with a tab/, { files: ALL }),
  line(
    'a field one space too far in',
    [/^( +)(\w+: \S.*[^,])$/, '$1 $2'],
    /Start it (?:and|in column)/,
    { beyond: 1 },
  ),
  line(
    'a quote that is not closed',
    [FIELD, '$1$2: "$4'],
    /quote \("\) is opened here and never closed/,
  ),
  line(
    'a bracket that is not closed',
    [/^( *\w+: \{[^{}]*)\}$/, '$1'],
    /opened here and never closed/,
    { files: ALL, beyond: 1 },
  ),
  line('a comma forgotten between fields', [GROUP, '$1$2$3 $5'], /comma is missing/, {
    files: ALL,
  }),
  line('a colon in a text', [FIELD, '$1$2: $4: so it is'], /quotes: '/),
  line('a text that starts with @', [FIELD, '$1$2: @$4'], /starts with @ must be in quotes/),
  line('a text that starts with *', [FIELD, '$1$2: *$4'], /starts with \*.*quotes|quotes/),
  line(
    'a text that starts with a reference',
    [FIELD, '$1$2: {name} $4'],
    /starts with \{ must be in quotes/,
  ),
  line(
    'a dash forgotten',
    [/^( *)- (icon|title|question|name|slug)(: .*)$/, '$1  $2$3'],
    /dash|already has a field|Start it/,
    { beyond: 12 },
  ),
  line('an en dash for a dash', [/^( +)- ([\p{L}].*)$/u, '$1– $2'], /dash and a space/, {
    beyond: 0,
  }),
  line('a star for a dash', [/^( +)- (\p{L}[^:]*)$/u, '$1* $2'], /dash and a space/, { beyond: 0 }),
  line('a star behind a dash', [/^( +)- (\p{L}[^:]*)$/u, '$1- * $2'], /dash and a space/),
  line(
    'two fields on one line',
    [/^( *- type: [\w-]+)$/, '$1 ground: subtle'],
    /Two fields are on one line/,
  ),
  piece(
    'a line of a text too far left',
    [
      FOLDED,
      (_all, indent, opener, space = '', first, second) =>
        `${indent}${opener}${space}${first}${space.slice(1)}${second}`,
    ],
    /continues the text above/,
  ),
  line(
    'a field twice',
    [/^( *)(title|heading|icon): (.*)$/, '$1$2: $3\n$1$2: $3'],
    /Duplicate field/,
    { beyond: 1 },
  ),
  line('a merge conflict', [FIELD, '<<<<<<< HEAD\n$1$2: $4'], /merge conflict/),
  line(
    'a comma at the end of a quoted text',
    [/^( *\w+: '[^']*')$/, '$1,'],
    /comma after the text/,
    { files: ALL },
  ),
];
