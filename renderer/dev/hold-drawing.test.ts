import { expect, test } from 'vitest';
import { holdDrawing, untilDrawable } from './hold-drawing.ts';

test('a page that is held is drawn once it is let go, however often it was held', async () => {
  await untilDrawable();
  const drawn: string[] = [];
  holdDrawing(true);
  holdDrawing(true);
  const waiting = untilDrawable().then(() => drawn.push('drawn'));
  await Promise.resolve();
  expect(drawn).toEqual([]);
  holdDrawing(false);
  holdDrawing(false);
  await waiting;
  expect(drawn).toEqual(['drawn']);
  await untilDrawable();
});
