import { expect, test } from 'vitest';
import { namelessControls } from './nameless.ts';

test.each([
  [
    'a link around an icon',
    '<a class="x" href="/team"><svg aria-hidden="true"></svg></a>',
    '<a href="/team">',
  ],
  ['an empty button', '<button type="button"></button>', '<button type="button">'],
  ['words that are hidden', '<a href="/"><span aria-hidden="true">Go</span></a>', '<a href="/">'],
  ['a picture without words', '<a href="/"><img src="a.png" alt=""/></a>', '<a href="/">'],
  ['an empty label', '<a href="/" aria-label=""> </a>', '<a href="/" aria-label="">'],
])('%s has no name', (_what, html, tag) => {
  expect(namelessControls(`<section>${html}</section>`)).toEqual([tag]);
});

test.each([
  ['words', '<a href="/">Go</a>'],
  ['words further in', '<button type="button"><span><b>Go</b></span></button>'],
  ['a label', '<a href="/" aria-label="Go"><svg></svg></a>'],
  ['a picture with words', '<a href="/"><img src="a.png" alt="A house"/></a>'],
  ['a drawing with words', '<a href="/"><svg role="img" aria-label="A house"></svg></a>'],
  ['no address', '<a></a>'],
  ['nobody to reach it', '<div aria-hidden="true"><a href="/" tabindex="-1"></a></div>'],
])('what has %s is none', (_what, html) => {
  expect(namelessControls(html)).toEqual([]);
});
