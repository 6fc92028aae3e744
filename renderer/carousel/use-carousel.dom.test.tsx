import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { siteData } from '../../test-support/render-on-site.tsx';
import { GLIDE_CLONE, GLIDE_SLIDE, PLAY, VIEWPORT } from '../contract.ts';
import { Carousel } from './Carousel.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { Slides } from './Slides.tsx';
import { useCarousel } from './use-carousel.ts';

const SLIDES = ['Ada', 'Bob', 'Cleo'].map((name) => ({ name, content: <p id={name}>{name}</p> }));

/** How long a slide stays, in milliseconds. */
const STAY = 5000;

function Portraits() {
  const carousel = useCarousel(STAY, 3);
  return (
    <Carousel carousel={carousel} label="Portraits">
      <Slides index={carousel.index} slides={SLIDES} />
      <CarouselControls carousel={carousel} of="image" />
      {SLIDES.map(({ name }, index) => (
        <button key={name} type="button" title={name} onClick={() => carousel.show(index)}>
          {name}
        </button>
      ))}
    </Carousel>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The slides that are within reach. */
function shown(): (string | null)[] {
  return [...document.querySelectorAll(`.${GLIDE_SLIDE}:not([inert])`)].map(
    ({ textContent }) => textContent,
  );
}

const playButton = () => findElement(`[${PLAY}]`);

async function press(selector: string): Promise<void> {
  findElement(selector).click();
  await drawn();
}

async function pressKey(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  findElement('section').dispatchEvent(event);
  await drawn();
  return event.defaultPrevented;
}

async function wait(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await drawn();
}

test('one slide is within reach, and no copy of a slide has an id or is read out', async () => {
  mountOnSite(<Portraits />);
  await drawn();
  expect(shown()).toEqual(['Ada']);
  const copies = [...document.querySelectorAll(`.${GLIDE_CLONE}`)];
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) {
    expect(copy.getAttribute('aria-hidden')).toBe('true');
    expect(copy.querySelector('[id]')).toBe(null);
  }
});

test('it moves by itself, in a circle', async () => {
  mountOnSite(<Portraits />);
  await drawn();
  for (const [from, to] of [
    ['Ada', 'Bob'],
    ['Bob', 'Cleo'],
    ['Cleo', 'Ada'],
  ]) {
    await wait(STAY - 1);
    expect(shown()).toEqual([from]);
    await wait(1);
    expect(shown()).toEqual([to]);
  }
});

test('its buttons lead on, back and to a slide, also while it moves', async () => {
  mountOnSite(<Portraits />);
  const { imageNext, imagePrevious } = siteData.messages;
  await press(`[aria-label="${imageNext}"]`);
  await press(`[aria-label="${imageNext}"]`);
  expect(shown()).toEqual(['Cleo']);
  await press(`[aria-label="${imagePrevious}"]`);
  expect(shown()).toEqual(['Bob']);
  await press('[title="Ada"]');
  expect(shown()).toEqual(['Ada']);
  await press(`[aria-label="${imageNext}"]`);
  expect(shown()).toEqual(['Bob']);
  await press('[title="Cleo"]');
  expect(shown()).toEqual(['Cleo']);
});

test.each([
  ['ltr', { ArrowRight: 'Bob', ArrowLeft: 'Ada', End: 'Cleo', Home: 'Ada' }],
  ['rtl', { ArrowLeft: 'Bob', ArrowRight: 'Ada', End: 'Cleo', Home: 'Ada' }],
] as const)('keys lead the way the text runs, %s', async (direction, ways) => {
  mountOnSite(<Portraits />, { ...siteData, direction });
  for (const [key, name] of Object.entries(ways)) {
    expect(await pressKey(key)).toBe(true);
    expect(shown()).toEqual([name]);
  }
  expect(await pressKey('ArrowDown')).toBe(false);
  expect(shown()).toEqual(['Ada']);
  // Outside of it keys are the page's.
  for (const type of ['keydown', 'keyup'])
    for (const code of ['ArrowLeft', 'ArrowRight', 'ArrowRight'])
      document.dispatchEvent(new KeyboardEvent(type, { key: code, code, bubbles: true }));
  await drawn();
  expect(shown()).toEqual(['Ada']);
});

test('a pointer that only rests on it does not hold it', async () => {
  mountOnSite(<Portraits />);
  findElement(`[${VIEWPORT}]`).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await wait(STAY);
  expect(shown()).toEqual(['Bob']);
});

test.each(['focusin', 'pointerdown', 'click'])('%s in it stops the movement', async (type) => {
  mountOnSite(<Portraits />);
  findElement('section p').dispatchEvent(new Event(type, { bubbles: true }));
  await drawn();
  expect(playButton().getAttribute('aria-label')).toBe(siteData.messages.imagePlay);
  await wait(3 * STAY);
  expect(shown()).toEqual(['Ada']);
});

test('the pause button stops it and starts it again', async () => {
  mountOnSite(<Portraits />);
  const label = () => playButton().getAttribute('aria-label');
  expect(label()).toBe(siteData.messages.imagePause);
  playButton().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await press(`[${PLAY}]`);
  expect(label()).toBe(siteData.messages.imagePlay);
  await wait(2 * STAY);
  expect(shown()).toEqual(['Ada']);
  await press(`[${PLAY}]`);
  await wait(STAY + 1000);
  expect(shown()).toEqual(['Bob']);
});

test('it rests while the page is hidden', async () => {
  mountOnSite(<Portraits />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(2 * STAY);
  expect(shown()).toEqual(['Ada']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(STAY + 1000);
  expect(shown()).toEqual(['Bob']);
});

test('where motion is unwelcome it stands still until it is moved, or played on purpose', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  mountOnSite(<Portraits />);
  await wait(3 * STAY);
  expect(shown()).toEqual(['Ada']);
  expect(playButton().getAttribute('aria-label')).toBe(siteData.messages.imagePlay);
  await pressKey('ArrowRight');
  expect(shown()).toEqual(['Bob']);
  await press(`[${PLAY}]`);
  await wait(STAY + 1000);
  expect(shown()).toEqual(['Cleo']);
  await press(`[${PLAY}]`);
  await wait(3 * STAY);
  expect(shown()).toEqual(['Cleo']);
});
