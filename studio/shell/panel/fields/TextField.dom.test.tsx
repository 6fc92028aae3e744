import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findElement } from '../../../../test-support/find-element.ts';
import { now, say, set } from '../../data/store.ts';
import { TextField } from './TextField.tsx';

const at = { file: 'pages/team.yaml', pointer: '/title' };

beforeEach(() => {
  // What is written is told to a server that does not answer here.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  set({ files: { [at.file]: { title: 'Warm ' } } });
  say('');
});
afterEach(() => vi.unstubAllGlobals());

function show(format?: string): HTMLTextAreaElement {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => flushSync(() => root.unmount()));
  const field = { title: 'Title', isRequired: true, isWrong: false, describedBy: '', id: 'x' };
  const schema = { type: 'string' as const, ...(format !== undefined && { format }) };
  flushSync(() =>
    root.render(<TextField {...field} name="title" at={at} schema={schema} value="Warm " />),
  );
  const area = findElement('textarea');
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('The field is no textarea.');
  area.setSelectionRange(5, 5);
  return area;
}

/** @returns whether the browser pastes it itself */
function paste(area: HTMLTextAreaElement, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  flushSync(() =>
    area.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } })),
  );
  return !event.defaultPrevented;
}

test('what nobody sees does not come along where text is pasted into a field, and that is said', () => {
  const area = show();
  expect(paste(area, 'ro\u200boms\r\n\u202etoo')).toBe(false);
  expect(area.value).toBe('Warm rooms too');
  expect(now().said).toBe('Pasted without 2 characters that nobody sees.');
});

test('a field of many lines keeps them', () => {
  const area = show('markdown');
  paste(area, 'rooms\ufeff\n\n- one');
  expect(area.value).toBe('Warm rooms\n\n- one');
  expect(now().said).toBe('Pasted without 1 character that nobody sees.');
});

test('all else is pasted by the browser', () => {
  expect(paste(show(), 'rooms\n👩\u200d🌾')).toBe(true);
  expect(now().said).toBe('');
});
