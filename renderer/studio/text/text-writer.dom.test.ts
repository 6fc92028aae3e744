import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { TextWriter } from './text-writer.ts';

const heard: string[] = [];
const figures = [
  {
    name: 'facts.years',
    value: '18+',
    label: 'Years',
    at: { file: 'site.yaml', pointer: '/facts/years' },
  },
];

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<p>Warm rooms</p><p>Other</p>';
});

function start(text: string, isMarkup = true): TextWriter {
  const element = findElement('p');
  if (!(element instanceof HTMLElement)) throw new Error('There is no paragraph.');
  const written = {
    text,
    isMarkup,
    figures,
    label: 'Text of Story',
    isRequired: true,
    tabs: { before: false, behind: true },
  };
  return new TextWriter({ element }, written, {
    wrote: (now) => heard.push(now),
    next: (by, now) => heard.push(`${by} ${now}`),
    stopped: () => heard.push('stopped'),
    link: (href = '') => heard.push(`link ${href}`),
    say: (words) => heard.push(words),
    goTo: ({ file, pointer }) => heard.push(`go to ${file} ${pointer}`),
    composing: () => undefined,
  });
}

const shown = () => findElement('p');

test('the text is on the page with its marks and figures, and has a name', () => {
  start('For **{facts.years} years**, see [us](/team)');
  expect(shown()?.textContent).toBe('For 18+ years, see us');
  expect(shown()?.querySelector('strong .studio-figure')?.textContent).toBe('18+');
  expect(shown()?.querySelector('a')?.getAttribute('href')).toBe('/team');
  expect(shown()?.getAttribute('role')).toBe('textbox');
  expect(shown()?.getAttribute('aria-label')).toBe('Text of Story');
});

test('a text that was only looked at is not told, whatever it ends with', () => {
  start('Warm rooms\n').stop();
  start('  Warm rooms').stop();
  expect(heard).toEqual(['stopped', 'stopped']);
  expect(document.body.innerHTML).toBe('<p>Warm rooms</p><p>Other</p>');
});

test('a step that was taken back shows in the text, and is not told again', () => {
  const writer = start('Warm rooms');
  writer.take('Warm **rooms**');
  expect(shown()?.querySelector('strong')?.textContent).toBe('rooms');
  writer.stop();
  expect(heard).toEqual(['stopped']);
});

test('what somebody else has changed in it comes in next to what is written and not told yet', () => {
  const writer = start('Warm **rooms**');
  const clipboardData = { getData: () => ' in houses', files: [], types: ['text/plain'] };
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  shown()?.dispatchEvent(Object.assign(paste, { clipboardData }));
  writer.take('Cool **rooms**');
  expect(shown()?.textContent).toBe('Cool rooms in houses');
  writer.stop();
  expect(heard).toEqual(['Cool **rooms** in houses', 'stopped']);
});

test('what would not come back the same is not written on', () => {
  start('Warm rooms').take('** x**');
  expect(heard).toEqual(['stopped']);
});

test('a text that is drawn again in another element is written on there', () => {
  const writer = start('Warm rooms');
  const other = document.createElement('p');
  other.textContent = 'Warm';
  shown()?.replaceWith(other);
  expect(writer.isConnected).toBe(false);
  writer.moveTo({ element: other });
  expect(shown()?.textContent).toBe('Warm rooms');
  expect(writer.isConnected).toBe(true);
});

function press(key: string, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  shown()?.dispatchEvent(event);
}

test('Enter goes to the next text, with Shift to the one before, Escape ends it', () => {
  start('Warm rooms');
  press('Enter');
  press('Enter', { shiftKey: true });
  press('Escape');
  expect(heard).toEqual(['1 Warm rooms', '-1 Warm rooms', 'stopped']);
});

test('Ctrl Enter begins a new line where a text may have one', () => {
  const writer = start('Warm');
  press('Enter', { ctrlKey: true });
  expect(shown()?.querySelectorAll('br:not(.ProseMirror-trailingBreak)')).toHaveLength(1);
  writer.stop();
  start('Warm', false);
  press('Enter', { ctrlKey: true });
  expect(shown()?.querySelectorAll('br')).toHaveLength(0);
});
