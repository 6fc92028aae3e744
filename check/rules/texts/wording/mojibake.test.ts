import { expect, test } from 'vitest';
import { findMojibake } from './mojibake.ts';

test.each([
  ['MÃ¼ller', 'Ã¼', 'ü'],
  ['GRÃ–SSE', 'Ã–', 'Ö'],
  ['StraÃŸe', 'ÃŸ', 'ß'],
  ['Ãœber uns', 'Ãœ', 'Ü'],
  ['cafÃ©', 'Ã©', 'é'],
  ['itâ€™s', 'â€™', '’'],
  ['â€œquoted', 'â€œ', '“'],
  ['from â€“ to', 'â€“', '–'],
  ['12 â‚¬', 'â‚¬', '€'],
  ['20 Â°C', 'Â°', '°'],
  ['Å¼Ã³Å‚w', 'Ã³', 'ó'],
  ['fine ðŸŽ‰', 'ðŸŽ‰', '🎉'],
  ['SeÃ±or', 'Ã±', 'ñ'],
])('%s was damaged', (text, words, meant) => {
  expect(findMojibake(text)).toEqual({ words, meant });
});

test.each([
  'Müller, Straße, Größe, Ärger, Öl und Übung',
  'AMANHÃ… “NÃO”, MAÇÃ”',
  'Ângela à «voilà» — château, août, Noël',
  'Ånger på sjön – Å”',
  'Țară românească, Âncora',
  '20 °C, 5 €, 3 ½, ©',
  'Łódź, żółw, čeština, İstanbul',
  'Việt Nam, naïve, façade, ðe',
])('%s is as it was written', (text) => {
  expect(findMojibake(text)).toBeUndefined();
});
