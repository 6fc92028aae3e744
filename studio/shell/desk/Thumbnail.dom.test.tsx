import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { Thumbnail } from './Thumbnail.tsx';

test('a picture that cannot be loaded is left out, and another one is shown', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (file: string) => flushSync(() => root.render(<Thumbnail file={file} />));
  draw('missing.svg');
  flushSync(() => findElement('img').dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  draw('there.svg');
  expect(findElement('img').getAttribute('src')).toBe('/_studio/media/there.svg');
});
