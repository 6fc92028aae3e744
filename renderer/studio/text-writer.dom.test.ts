import { beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { isWritable, TextWriter } from './text-writer.ts';

const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  document.body.innerHTML =
    '<h2>Warm rooms</h2><p>Warm <b>rooms</b></p><p id="icon">Go<svg></svg></p><i></i>';
});

function start(): TextWriter {
  return new TextWriter(heading(), 'Warm rooms', {
    wrote: (text) => heard.push(text),
    next: (by, text) => heard.push(`${by} ${text}`),
    stopped: () => heard.push('stopped'),
  });
}

function heading(): HTMLElement {
  const element = findElement('h2');
  if (element instanceof HTMLElement) return element;
  throw new Error('There is no heading.');
}

/** As a browser does it when somebody types. */
function type(text: string): void {
  heading().dispatchEvent(new Event('beforeinput'));
  heading().textContent = text;
  heading().dispatchEvent(new Event('input'));
}

function press(key: string, init: KeyboardEventInit = {}): void {
  heading().dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

test('only what says its text in one piece can be written in place', () => {
  expect([...document.body.children].map(isWritable)).toEqual([true, false, false, false]);
});

test('what is written is told after a pause, once', () => {
  start();
  type('Warm rooms for');
  vi.advanceTimersByTime(100);
  type('Warm rooms for less');
  vi.advanceTimersByTime(249);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['Warm rooms for less']);
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveLength(1);
});

test('what the page draws meanwhile is put back to what was written', async () => {
  start();
  type('Warm rooms for less');
  vi.advanceTimersByTime(300);
  heading().textContent = 'Warm rooms for';
  await Promise.resolve();
  expect(heading().textContent).toBe('Warm rooms for less');
});

test('while somebody composes, nothing is told and nothing put back', async () => {
  start();
  heading().dispatchEvent(new Event('compositionstart'));
  type('にほ');
  vi.advanceTimersByTime(1000);
  press('Enter', { isComposing: true });
  press('Escape', { isComposing: true });
  expect(heard).toEqual([]);
  heading().textContent = 'にほん';
  await Promise.resolve();
  expect(heading().textContent).toBe('にほん');
  heading().dispatchEvent(new Event('compositionend'));
  vi.advanceTimersByTime(250);
  expect(heard).toEqual(['にほん']);
});

test('Enter asks for the next text, with Shift for the one before, Escape ends it', () => {
  start();
  type('Cold rooms');
  press('Enter');
  press('Enter', { shiftKey: true });
  press('Escape');
  expect(heard).toEqual(['1 Cold rooms', '-1 Cold rooms', 'Cold rooms', 'stopped']);
  expect(heading().outerHTML).toBe('<h2>Cold rooms</h2>');
});

test('a step that was taken back shows in the text, and is not told again', () => {
  const writer = start();
  type('Cold rooms');
  writer.flush();
  writer.take('Warm rooms');
  expect(heading().textContent).toBe('Warm rooms');
  writer.stop();
  expect(heard).toEqual(['Cold rooms', 'stopped']);
});

test('a text that is drawn again in another element is written on there', () => {
  const writer = start();
  type('Cold rooms');
  const other = document.createElement('h2');
  other.textContent = 'Cold room';
  heading().replaceWith(other);
  writer.moveTo(other);
  expect(other.textContent).toBe('Cold rooms');
  expect(document.activeElement).toBe(other);
  vi.advanceTimersByTime(250);
  type('Cold rooms, warm hearts');
  press('Escape');
  expect(heard).toEqual(['Cold rooms', 'Cold rooms, warm hearts', 'stopped']);
});
