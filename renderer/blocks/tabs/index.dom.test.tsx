import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { findElement } from '../../../test-support/find-element.ts';
import { mountOnSite } from '../../../test-support/mount-on-site.tsx';
import Tabs from './index.tsx';

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Object.assign(HTMLElement.prototype, { scrollIntoView });
afterEach(() => {
  history.replaceState(null, '', '/');
  scrollIntoView.mockClear();
});

const mount = () =>
  mountOnSite(
    <Tabs
      type="tabs"
      heading="What you get"
      ground="plain"
      tabs={[
        { label: 'Owners', text: '0' },
        { id: 'schools', label: 'Schools', text: '1' },
      ]}
    />,
  );

/** The words on the tab that is open, and how the panels are hidden. */
const shown = () => ({
  open: findElement('[aria-selected=true]').textContent,
  hidden: [...document.querySelectorAll('[role=tablist] + div > *')].map((panel) =>
    panel.getAttribute('hidden'),
  ),
});
// A closed panel is not one that assistive technology would find.
const FIRST = { open: 'Owners', hidden: [null, 'until-found'] };
const SECOND = { open: 'Schools', hidden: ['until-found', null] };

test('a press opens a tab, and closes the one before so that the browser can search it', async () => {
  mount();
  expect(shown()).toEqual(FIRST);
  flushSync(() => findElement('[role=tab]:last-child').click());
  await eventually(() => expect(shown()).toEqual(SECOND));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the address of a tab opens it, when the page comes and later', async () => {
  history.replaceState(null, '', '/#schools');
  const unmount = mount();
  await eventually(() => expect(shown()).toEqual(SECOND));
  expect(scrollIntoView.mock.contexts).toEqual([findElement('#schools')]);
  unmount();
  history.replaceState(null, '', '/');
  mount();
  await eventually(() => expect(shown()).toEqual(FIRST));
  history.replaceState(null, '', '/#schools');
  dispatchEvent(new Event('hashchange'));
  await eventually(() => expect(shown()).toEqual(SECOND));
});

test('words that the browser finds open their tab', async () => {
  mount();
  findElement('#schools').dispatchEvent(new Event('beforematch', { bubbles: true }));
  await eventually(() => expect(shown()).toEqual(SECOND));
});
