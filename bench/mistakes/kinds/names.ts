import { ALL, FORMS, type Kind, line, PAGES, SITE } from '../mistake.ts';

const ADDRESS = /^(.*href: )(\/[a-z-]{5,}[a-z/-]*)(?![\w./-])(.*)$/;
const swap = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** Fields, types, addresses, pictures and values that there are not. */
export const nameKinds: readonly Kind[] = [
  line(
    'a field misspelt',
    [
      /^( *(?:- )?)(heading|description|title|picture|action|breadcrumb)(:.*)$/,
      (_all = '', before = '', name = '', after = '') => before + swap(name, 2) + after,
    ],
    /Did you mean/,
    { files: /^pages\// },
  ),
  line(
    'a field of site.yaml misspelt',
    [
      /^(navigation|footer|closing|language|favicon|shareImage)(:.*)$/,
      (_all = '', name = '', after = '') => swap(name, 2) + after,
    ],
    /Did you mean/,
    { files: SITE },
  ),
  line(
    'a type misspelt',
    [/^( *- type: )([\w-]{5,})$/, (_all = '', before = '', type = '') => before + swap(type, 1)],
    /Did you mean/,
  ),
  line(
    'a type with a capital',
    [
      /^( *- type: )([a-z])(.*)$/,
      (_all = '', before = '', first = '', rest = '') => before + first.toUpperCase() + rest,
    ],
    /Did you mean/,
  ),
  line('a value misspelt', [/^( *ground: )(\w+)$/, '$1tintd'], /must be one of/),
  line(
    'a field that nobody knows',
    [/^( *)(heading: .*)$/, '$1$2\n$1colour: red'],
    /not a field.*(?:fields|nearest|mean)/i,
    { beyond: 1 },
  ),
  line(
    'an address misspelt',
    [ADDRESS, (_all = '', before = '', href = '', after = '') => before + swap(href, 2) + after],
    /Did you mean/,
    { files: ALL },
  ),
  line('an address with .html', [ADDRESS, '$1$2.html$3'], /Did you mean/, { files: ALL }),
  line(
    'an address with a capital',
    [
      ADDRESS,
      (_all = '', before = '', href = '', after = '') =>
        before + href.slice(0, 1) + href.charAt(1).toUpperCase() + href.slice(2) + after,
    ],
    /Did you mean/,
    { files: ALL },
  ),
  line('an address with the name of a file', [ADDRESS, '$1pages$2.yaml$3'], /Did you mean/, {
    files: ALL,
  }),
  line('an address of http', [ADDRESS, '$1http://www.other.example$3'], /https:\/\//, {
    files: PAGES,
  }),
  line('an address without https', [ADDRESS, '$1www.other.example$3'], /Did you mean/, {
    files: PAGES,
  }),
  line('a phone number as an address', [ADDRESS, '$1+49 30 1234567$3'], /tel:\+49301234567/, {
    files: PAGES,
  }),
  line('a mailbox as an address', [ADDRESS, '$1anna@other.example$3'], /mailto:/, { files: PAGES }),
  line('a place that is not there', [ADDRESS, "$1'$2#nowehere'$3"], /There is no `#/, {
    files: ALL,
  }),
  line('a script as an address', [ADDRESS, "$1'javascript:alert(1)'$3"], /can run a script/, {
    files: ALL,
  }),
  line(
    'a picture misspelt',
    [
      /^(.*src: )([\w/-]+)(\.\w+.*)$/,
      (_all = '', before = '', path = '', after = '') =>
        before + swap(path, path.length - 3) + after,
    ],
    /Did you mean|Add the file/,
    { files: ALL },
  ),
  line('a picture from media/', [/^(.*src: )([\w/-]+\.\w+.*)$/, '$1media/$2'], /Did you mean/, {
    files: ALL,
  }),
  line(
    'an icon misspelt',
    [
      /^(.*icon: )([a-z-]{5,})(.*)$/,
      (_all = '', before = '', name = '', after = '') => before + swap(name, 1) + after,
    ],
    /no icon/,
    { files: ALL },
  ),
  line(
    'a form that is not there',
    [
      /^(.*href: '#)(inquiry|bestellung|appointment)('.*)$/,
      (_all = '', before = '', name = '', after = '') => before + swap(name, 2) + after,
    ],
    /Did you mean/,
    { files: ALL },
  ),
  line(
    'a type of field misspelt',
    [
      /^(.*type: )(text|email|phone|long-text|choice)(,.*|)$/,
      (_all = '', before = '', name = '', after = '') => before + swap(name, 1) + after,
    ],
    /Did you mean|must be one of/,
    { files: FORMS },
  ),
  line(
    'a field of a form misspelt',
    [
      /^( +)(label|required|autocomplete|options)(: .*)$/,
      (_all = '', before = '', name = '', after = '') => before + swap(name, 1) + after,
    ],
    /Did you mean/,
    { files: FORMS },
  ),
  line(
    'the same name for two fields',
    [/^( *- (?:\{ )?name: )\w+(.*)$/, '$1email$2'],
    /twice|duplicate|already|same/i,
    { files: FORMS, beyond: 40 },
  ),
];
