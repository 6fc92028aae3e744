import { ALL, type Kind, line } from '../mistake.ts';

const FIELD =
  /^( *(?:- )?)(title|heading|lead|label|description)(: )(\p{L}[^'"{}[\]#:>|]{5,}[^'"{}[\]#:>|,])$/u;
const GROUP = /^( *(?:- )?(?:\w+: )?\{ )(label|name|icon|title)(: [^,'"{}[\]]+)(, )(\w+: .*)(\})$/;
const ADDRESS = /^(.*href: )(\/[a-z-]*a[a-z/-]*)(?![\w./-])(.*)$/;

/** What other keyboards, word processors and web pages bring. */
export const keyboardKinds: readonly Kind[] = [
  line('a no-break space before a colon', [FIELD, '$1$2\u00a0$3$4'], /without the no-break space/),
  line(
    'a no-break space after a colon',
    [FIELD, '$1$2:\u00a0$4'],
    /no-break space \(U\+00A0\) follows the colon/,
  ),
  line('a no-break space after a dash', [/^( *)- (\w+: .*)$/, '$1-\u00a0$2'], /no-break space/),
  line(
    'a no-break space in an indent',
    [/^( +) (\w+: .*)$/, '$1\u00a0$2'],
    /indented with a no-break space/,
  ),
  line(
    'a no-break space after a bracket',
    [
      GROUP,
      (_all = '', start = '', ...rest) => `${start.trimEnd()}\u00a0${rest.slice(0, 5).join('')}`,
    ],
    /without the no-break space/,
    { files: ALL },
  ),
  line(
    'a Cyrillic letter in a field',
    [
      FIELD,
      (_all = '', before = '', name = '', colon = '', value = '') =>
        before + name.replace('e', '\u0435').replace('a', '\u0430') + colon + value,
    ],
    /Cyrillic letter/,
  ),
  line(
    'a Cyrillic letter in a type',
    [
      /^( *- type: [\w-]*?)([aeo])([\w-]*)$/,
      (_all = '', before = '', letter = '', after = '') =>
        before + 'аео'.charAt('aeo'.indexOf(letter)) + after,
    ],
    /Cyrillic letter/,
  ),
  line(
    'a Cyrillic letter in an address',
    [
      ADDRESS,
      (_all = '', before = '', href = '', after = '') =>
        before + href.replace('a', '\u0430') + after,
    ],
    /Cyrillic letter/,
    { files: ALL },
  ),
  line(
    'a zero-width letter in an address',
    [
      ADDRESS,
      (_all = '', before = '', href = '', after = '') =>
        before + href.replace('a', 'a\u200d') + after,
    ],
    /zero-width joiner/,
    { files: ALL },
  ),
  line(
    'a zero-width letter in a field',
    [
      FIELD,
      (_all = '', before = '', name = '', colon = '', value = '') =>
        `${before}${name.slice(0, 2)}\u200c${name.slice(2)}${colon}${value}`,
    ],
    /zero-width non-joiner/,
  ),
  line('a zero-width space in a text', [FIELD, '$1$2$3\u200b$4'], /zero-width space/),
  line('an override in a text', [FIELD, '$1$2$3$4\u202e'], /right-to-left override/),
  line('a full-width colon', [FIELD, '$1$2：$4'], /full-width colon/, { beyond: 0 }),
  line('a full-width comma', [GROUP, '$1$2$3，$5$6'], /full-width comma/, { files: ALL }),
  line('an Arabic comma', [GROUP, '$1$2$3، $5$6'], /Arabic comma/, { files: ALL }),
  line(
    'full-width brackets',
    [
      GROUP,
      (_all = '', start = '', name = '', value = '', comma = '', rest = '') =>
        `${start.replace('{', '｛')}${name}${value}${comma}${rest}｝`,
    ],
    /full-width bracket/,
    { files: ALL },
  ),
  line('curly quotes around a text', [FIELD, '$1$2$3“$4”'], /curly quotes/),
  line(
    'German quotes around a text with a colon',
    [FIELD, '$1$2$3„$4: ja“'],
    /quotes are part of the text/,
  ),
  line('curly quotes around an address', [ADDRESS, '$1“$2”$3'], /curly quotes/, { files: ALL }),
];
