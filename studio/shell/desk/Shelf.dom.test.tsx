import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { Shelf } from './Shelf.tsx';

const done: string[] = [];

beforeEach(() => {
  done.length = 0;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => flushSync(() => root.unmount()));
  flushSync(() =>
    root.render(
      <Shelf
        title="Add a block"
        hint="Search"
        words="st"
        search={() => {}}
        items={[{ id: 'stats', name: 'Stats', detail: '' }]}
        tryOn={(id) => done.push(`tries ${id}`)}
        take={(id) => done.push(`takes ${id}`)}
      />,
    ),
  );
});

const press = (key: string, isComposing = false) =>
  flushSync(() =>
    findElement('input').dispatchEvent(
      new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true }),
    ),
  );

test('Enter tries what is found first, and takes what is tried', () => {
  press('Enter');
  press('Enter');
  expect(done).toEqual(['tries stats', 'takes stats']);
});

test('keys of an input method that writes a word are not for the shelf', () => {
  for (const key of ['Enter', 'ArrowDown', 'Enter']) press(key, true);
  expect(done).toEqual([]);
});
