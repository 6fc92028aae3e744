import { expect, test } from 'vitest';
import { loadSchemas } from '../../../../schema/load-schemas.ts';
import { collectTexts } from '../../../collect-texts.ts';
import { checkMarkup, checkPlainText } from './markup.ts';
import { isOrdinary } from './ordinary.ts';
import { warnAboutStrayCharacters } from './stray-characters.ts';
import { warnAboutBareAddress, warnAboutWords } from './words.ts';

const PIECES =
  'a B word Straße ü Ä Â Ã â€ ð 1 2. 1) . , ; : ! ? - – — … ’ \' " “ ” ( ) [ ] { } < > & amp; # ## * ** _ ~~ ` | / \\ % + @ www. https: // € • °'
    .split(' ')
    .concat('x'.repeat(40), '\n', '\t', '\uFFFD');

/** Of these every other piece of a text is one, so that enough of them are ordinary. */
const WORDS = ['a', 'B', 'word', 'Straße', ' ', ' ', ' '];

/** Texts of pieces in any order, the same in every run. */
function* someTexts(): Generator<string> {
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  for (let count = 0; count < 200_000; count += 1) {
    const pieces = Array.from({ length: 1 + below(9) }, (_piece, at) =>
      at % 2 === 0 ? PIECES[below(PIECES.length)] : WORDS[below(WORDS.length)],
    );
    yield pieces.join('');
  }
}

test('in an ordinary text no rule finds anything', () => {
  const ordinary = [...someTexts()].filter(isOrdinary);
  expect(ordinary.length).toBeGreaterThan(10_000);
  const found = ordinary.filter(
    (text) =>
      checkPlainText(text) ??
      checkMarkup(text)[0] ??
      warnAboutStrayCharacters(text) ??
      warnAboutWords(text) ??
      warnAboutBareAddress(text),
  );
  expect(found).toEqual([]);
});

test('most texts are ordinary: of the examples of all blocks, four of five', () => {
  const texts = [...loadSchemas().blocks.values()]
    .flatMap(({ schema }) => collectTexts(schema.examples, { items: schema }, []))
    .filter(({ schema }) => [undefined, 'inline-markup'].includes(schema.format));
  const ordinary = texts.filter(({ text }) => isOrdinary(text));
  expect(ordinary.length / texts.length).toBeGreaterThan(0.8);
});

test('asking takes time by the length of a text, whatever it is', () => {
  const long = `${'word '.repeat(50_000)}<`;
  expect(isOrdinary(long)).toBe(false);
  expect(isOrdinary(' '.repeat(100_000))).toBe(true);
});
