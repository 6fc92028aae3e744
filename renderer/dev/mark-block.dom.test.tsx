import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Block } from '../../schema/generated/content.d.ts';
import type { BlockComponents } from '../data/load-blocks.ts';
import { Blocks } from '../ui/layout/Blocks.tsx';
import { BlockComponentsProvider } from '../data/nesting.ts';
import { countBlocks, drawingOf } from './fill-block.ts';
import { markBlock } from './mark-block.tsx';
import { blockElements } from './source/block-elements.ts';

const prose = (text: string): Block => ({ type: 'prose', text, ground: 'plain' });

/** One with two lines has two elements, one with none shows nothing. */
function Lines(block: Block) {
  const text = block.type === 'prose' ? block.text : '';
  return text.split('/').map((line) => (line ? <p key={line}>{line}</p> : null));
}

const components: BlockComponents = new Map([['prose', markBlock('prose', Lines)]]);
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  const [main] = document.getElementsByTagName('main');
  if (main) root = createRoot(main);
});

afterEach(() => flushSync(() => root.unmount()));

function draw(texts: string[], keys?: number[]): void {
  flushSync(() =>
    root.render(
      <BlockComponentsProvider value={components}>
        <Blocks blocks={texts.map(prose)} keys={keys} isPage />
      </BlockComponentsProvider>,
    ),
  );
}

/** The texts of the elements of each block. */
const marked = () =>
  Array.from(blockElements(document), ([index, elements]) => [
    index,
    ...elements.map(({ textContent }) => textContent),
  ]);

test('elements name the block that they are of, and are next to each other as on the built page', () => {
  draw(['One', 'Two/Three', 'Four']);
  expect(marked()).toEqual([
    [0, 'One'],
    [1, 'Two', 'Three'],
    [2, 'Four'],
  ]);
  expect(document.querySelectorAll('main > p + p')).toHaveLength(3);
  expect(document.querySelector('p')?.dataset['block']).toBe('prose');
});

test('a block that shows nothing counts, and one that begins to show something is marked', () => {
  draw(['One', '', 'Three', '']);
  expect(marked()).toEqual([
    [0, 'One'],
    [2, 'Three'],
  ]);
  expect(countBlocks()).toBe(4);
  draw(['One', 'Two', 'Three', ''], [0, 1, 2, 3]);
  expect(marked()).toContainEqual([1, 'Two']);
});

test('a block that moves keeps its element, and what draws it', () => {
  draw(['One', 'Two'], [0, 1]);
  const [first] = document.getElementsByTagName('p');
  const drawing = drawingOf(0);
  draw(['Two', 'One'], [1, 0]);
  expect(marked()).toEqual([
    [0, 'Two'],
    [1, 'One'],
  ]);
  expect(blockElements(document).get(1)).toEqual([first]);
  expect(drawingOf(1)).toBe(drawing);
  draw(['Two'], [1]);
  expect(countBlocks()).toBe(1);
});
