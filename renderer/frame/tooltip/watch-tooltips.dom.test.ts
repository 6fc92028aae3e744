import { expect, test, vi } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { findElement } from '../../../test-support/find-element.ts';
import { watchTooltips } from './watch-tooltips.ts';

const startTooltips = vi.fn<(first: Event) => void>();
const load = vi.fn<() => { startTooltips: typeof startTooltips }>(() => ({ startTooltips }));
vi.doMock('./tooltip.ts', load);

function point(selector: string, pointerType = 'mouse'): void {
  findElement(selector).dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType }),
  );
}

test('the first control that is pointed at has them loaded, and the latest gets the first', async () => {
  document.body.innerHTML = `
    <button id="search" data-tooltip aria-label="Search"></button>
    <button id="menu" data-tooltip aria-label="Menu"></button>
    <button id="plain" aria-label="No tooltip"></button>`;
  // As React stops what is meant for a control that it has yet to hydrate.
  document.body.addEventListener('pointerover', (event) => event.stopPropagation());
  watchTooltips();
  point('#search', 'touch');
  point('#plain');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();

  // A script that does not come is asked for again at the next control.
  load.mockImplementationOnce(() => {
    throw new Error('No connection');
  });
  point('#search');
  await import('./tooltip.ts').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(startTooltips).not.toHaveBeenCalled();

  point('#search');
  point('#plain');
  point('#menu');
  await eventually(() => expect(startTooltips).toHaveBeenCalled());
  expect(startTooltips.mock.calls.map(([{ target }]) => target)).toEqual([findElement('#menu')]);
  point('#search');
  await import('./tooltip.ts');
  expect(startTooltips).toHaveBeenCalledTimes(1);
});
