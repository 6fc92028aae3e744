import { expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { STRIP } from '../../option-classes.ts';
import { Strip } from './Strip.tsx';

const buttonOf = (name: string) => findElement(`[aria-label="${name} image"]`);

/** A row of 900 pixels of which 300 are in view. */
async function openStrip(direction: 'ltr' | 'rtl') {
  mountOnSite(
    <Strip of="image">
      <li>One</li>
    </Strip>,
    { ...siteData, direction },
  );
  await drawn();
  const row = findElement(`.${STRIP}`);
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900);
  const scrollBy = vi.spyOn(row, 'scrollBy').mockReturnValue(undefined);
  const scrollTo = async (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
    await drawn();
  };
  await scrollTo(0);
  return { scrollTo, scrollBy, previous: buttonOf('Previous'), next: buttonOf('Next') };
}

const idle = (...buttons: Element[]) =>
  buttons.map((button) => button.getAttribute('aria-disabled') === 'true');

test('a button is idle at its end of the row', async () => {
  const { scrollTo, previous, next } = await openStrip('ltr');
  expect(idle(previous, next)).toEqual([true, false]);
  await scrollTo(240);
  expect(idle(previous, next)).toEqual([false, false]);
  await scrollTo(599);
  expect(idle(previous, next)).toEqual([false, true]);
});

test('where people write from right to left, the row begins on the right', async () => {
  const { scrollTo, previous, next } = await openStrip('rtl');
  await scrollTo(-600);
  expect(idle(previous, next)).toEqual([false, true]);
});

test.each([
  ['ltr', 240],
  ['rtl', -240],
] as const)('the buttons scroll by most of what is in view: %s', async (direction, forward) => {
  const { scrollBy, previous, next } = await openStrip(direction);
  next.click();
  previous.click();
  expect(scrollBy.mock.calls).toEqual([[{ left: forward }], [{ left: -forward }]]);
});
