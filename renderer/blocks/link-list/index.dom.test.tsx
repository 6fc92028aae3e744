import { expect, test } from 'vitest';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import LinkList from './index.tsx';

const items = ['Audits', 'Upkeep', 'Repairs'].map((title) => ({
  title,
  text: '',
  href: `/${title.toLowerCase()}`,
  picture: { src: 'a.svg', alt: '' },
}));

/** Of each picture that is there, whether it is the one that shows. */
const layers = () =>
  [...document.querySelectorAll('[aria-hidden="true"], [aria-hidden="false"]')]
    .filter(({ localName }) => localName === 'div')
    .map((layer) => layer.getAttribute('aria-hidden') === 'false');

function point(link: HTMLElement | undefined, pointerType: string): void {
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType });
  link?.closest('li')?.dispatchEvent(event);
}

test('the picture of the row that is pointed at, or has the focus, is shown', async () => {
  mountOnSite(<LinkList type="link-list" heading="What we do" ground="plain" items={items} />);
  expect(layers()).toEqual([true]);
  const links = [...document.querySelectorAll<HTMLElement>('li a')];
  links[1]?.focus();
  await drawn();
  expect(layers()).toEqual([false, true, false]);
  point(links[2], 'mouse');
  await drawn();
  expect(layers()).toEqual([false, false, true]);
});

test('a finger that scrolls over the rows draws nothing again', async () => {
  mountOnSite(<LinkList type="link-list" heading="What we do" ground="plain" items={items} />);
  point(document.querySelectorAll<HTMLElement>('li a')[1], 'touch');
  await drawn();
  expect(layers()).toEqual([true]);
});
