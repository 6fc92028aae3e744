import { expect, test } from 'vitest';
import { scriptsOf, shownFonts, shownText } from './shown-fonts.ts';

const face = (name: string, more = '') => `@font-face{src:url(/media/${name}.woff2)${more}}`;

test('a page loads the fonts of what it shows, and what is for all', () => {
  const sheet = [
    face('a'),
    face('b', ';unicode-range:U+41,U+142-144'),
    face('c', ';font-display:swap;unicode-range:U+3042'),
    face('d', ';unicode-range:U+3044'),
    face('a', ';font-weight:700'),
  ].join('');
  const html = `<head><title>い</title><style>${sheet}</style></head><body><p>ł あ</p></body>`;
  expect(shownFonts(html)).toEqual([
    { url: '/media/a.woff2', isSlice: false },
    { url: '/media/b.woff2', isSlice: false },
    { url: '/media/c.woff2', isSlice: true },
  ]);
});

test('what is folded in is not shown, nor what a script says', () => {
  const html =
    '<head>a</head><details class="b"><summary>c</summary>d</details><details open><summary>e</summary>f</details><script>g</script><p title="h">i</p>';
  expect(shownText(html).replaceAll(/\s/g, '')).toBe('cefi');
});

test('scripts with an alphabet are counted, those with thousands of signs are known', () => {
  expect(scriptsOf('Grüße, жизнь')).toEqual({ alphabets: 1, isIdeographic: false });
  expect(scriptsOf('a سلام हिन्दी')).toEqual({ alphabets: 3, isIdeographic: false });
  expect(scriptsOf('、日')).toEqual({ alphabets: 0, isIdeographic: true });
});
