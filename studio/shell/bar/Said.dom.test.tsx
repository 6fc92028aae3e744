import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { say } from '../data/store.ts';
import { Said } from './Said.tsx';

test('what is said once more is in another element, so that screen readers say it again', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => flushSync(() => root.unmount()));
  flushSync(() => root.render(<Said />));
  flushSync(() => say('Undone'));
  const status = findElement('[role="status"]');
  const [first] = status.children;
  flushSync(() => say('Undone'));
  expect(status.textContent).toBe('Undone');
  expect(status.isConnected).toBe(true);
  expect(status.children[0]).not.toBe(first);
});
