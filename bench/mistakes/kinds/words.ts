import { ALL, type Kind, line, SITE } from '../mistake.ts';

const FIELD =
  /^( *(?:- )?)(title|heading|lead|text)(: )(\p{L}[^'"{}[\]#:>|]{11,}[^'"{}[\]#:>|,])$/u;

/** Texts that say or show what nobody means. */
export const wordKinds: readonly Kind[] = [
  line('a heading in a plain field', [FIELD, "$1$2: '## $4'"], /Visitors see `##`/),
  line(
    'strong words in a plain field',
    [/^( *(?:- )?)(title|heading): (\p{L}+) ([^'"{}[\]#:>|]+)$/u, "$1$2: '**$3** $4'"],
    /plain text|markup-not-shown/,
  ),
  line(
    'one side of strong words',
    [/^( *- )(\p{L}+) ([^'"{}[\]#:>|]{30,})$/u, "$1'**$2 $3'"],
    /asterisks are not closed|would see `\*\*`/,
  ),
  line('TODO', [FIELD, '$1$2: TODO $4'], /TODO.*placeholder/),
  line('lorem ipsum', [FIELD, '$1$2: Lorem ipsum dolor sit amet'], /Lorem ipsum.*placeholder/),
  line(
    'the name of a file as alt',
    [/^(.*src: [\w/.-]+)( \}.*)$/, '$1, alt: oven.jpg$2'],
    /is a file name/,
  ),
  line('a quote at one end', [FIELD, '$1$2: “$4'], /at one end only/),
  line('a straight quote at one end', [FIELD, "$1$2: '\"$4'"], /quotes? at/),
  line('a comma at the end', [FIELD, '$1$2: $4,'], /see the `,` at the end/),
  line('a # that cuts off a text', [FIELD, '$1$2: $4 #1'], /Text after #/),
  line('a reference that is not there', [FIELD, "$1$2: '{facts.yers} $4'"], /does not define/),
  line('a placeholder', [FIELD, "$1$2: '{{ name }} $4'"], /is not a reference/),
  line('an HTML entity', [FIELD, '$1$2: $4 &amp; more'], /Write the character itself/),
  line('HTML', [FIELD, '$1$2: $4 <br> more'], /HTML|plain text/),
  line('a wrong encoding', [FIELD, '$1$2: $4 grÃ¼n'], /was probably `ü`/),
  line(
    'a description of one word',
    [/^description: [^>].*$/, 'description: Tableau.'],
    /too short/,
  ),
  line('no description', [/^description: \S.{20,}$/, 'noindex: false'], /no description/, {
    above: 9,
  }),
  line(
    'a title that is far too long',
    [/^title: (\p{L}[^'"{}[\]#:>|]+)$/u, 'title: $1 and $1 and $1 and $1 and $1 and $1'],
    /search engines cut|maximum is 70/,
  ),
  line('the name of the site misspelt', [/^name: .*$/, 'nmae: Words'], /Did you mean `name`/, {
    files: SITE,
  }),
  line(
    'an em dash list in a folded text',
    [/^( *)(?:- )?(?:text|lead): >-$/, '$&\n$1  Words first\n$1  - one'],
    /on the same line as the text|part of the text/,
    { beyond: 3, files: ALL },
  ),
];
