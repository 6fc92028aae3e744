import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { wrap } from '../../dev/source/tokens.ts';
import { Cover } from './Cover.tsx';

const picture = { src: 'house.svg', alt: 'A house' };

test('a picture is shown, whatever the topic is', () => {
  const html = renderOnSite(<Cover picture={picture} topic="bot" />, ['house.svg']);
  expect(html).toContain('src="/media/house.svg"');
  expect(html).not.toContain('#bot');
});

test('without one the sign of the topic is drawn, for the eye alone', () => {
  const html = renderOnSite(<Cover topic="bot" />);
  expect(html).toMatch(/^<div class="[^"]+" aria-hidden="true">/);
  expect(html).toContain('#bot"');
});

test('of something to watch the cover is another than of something to read', () => {
  const film = renderOnSite(<Cover topic="bot" isFilm />);
  expect(film).toContain('#bot"');
  expect(film).not.toBe(renderOnSite(<Cover topic="bot" />));
  expect(renderOnSite(<Cover picture={picture} isFilm />, ['house.svg'])).toBe(
    renderOnSite(<Cover picture={picture} />, ['house.svg']),
  );
});

test('with neither there is nothing', () => {
  expect(renderOnSite(<Cover />)).toBe('');
});

test('topics differ in their look, and one looks the same with marks of an editor', () => {
  expect(new Set(['bot', 'tags', 'cable', 'merge'].map(lookOf)).size).toBeGreaterThan(1);
  expect(lookOf(wrap('bot', 3))).toBe(lookOf('bot'));
});

/** The classes of the cover of a topic. */
function lookOf(topic: string): string | undefined {
  return /class="([^"]+)"/.exec(renderOnSite(<Cover topic={topic} />))?.[1];
}
