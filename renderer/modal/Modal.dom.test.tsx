import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { siteData } from '../../test-support/render-on-site.tsx';
import { closeModal, followAddress, modalStore } from '../state/modal.ts';
import { FormModals } from './FormModals.tsx';
import type { ModalProps } from './modal-props.ts';
import { Modal } from './Modal.tsx';

vi.stubGlobal('CSS', { supports: () => false });
// A document that nobody sees has no scroll bar.
vi.stubGlobal('innerWidth', 0);
const PAGE = `
  <div id="root">
    <main id="main"><h1>Team</h1><a id="first" href="#ada" aria-haspopup="dialog">Ada</a>
    <a id="second" href="#ada" aria-haspopup="dialog">Ada</a></main>
  </div>`;

let stop = (): void => undefined;

beforeEach(() => {
  history.replaceState(null, '', '/team');
  document.body.innerHTML = PAGE;
  stop = followAddress();
});
afterEach(async () => {
  modalStore.setState({ slug: '', opener: undefined });
  await drawn();
  stop();
  vi.useRealTimers();
});

const dialog = () => document.querySelector('[role="dialog"]');
const focused = () => document.activeElement?.id || document.activeElement?.localName;

/** Opens the dialog, by a press of a link if there is one. */
async function open(slug: string, opener?: string): Promise<void> {
  modalStore.setState({ slug, opener: opener === undefined ? undefined : findElement(opener) });
  await eventually(() => expect(dialog()).not.toBe(null));
  await drawn();
}

function ada(): () => void {
  return mountOnSite(
    <Modal slug="ada" title="Ada Lovelace" subtitle="Engineer" foot={<b>Foot</b>}>
      <p>Her story</p>
    </Modal>,
  );
}

async function close(): Promise<void> {
  closeModal();
  modalStore.setState({ slug: '' });
  await drawn();
}

test('the content stands in the page for who has no script, and in the dialog while it is open', async () => {
  ada();
  const inPage = findElement('section');
  expect([inPage.id, inPage.className.split(' ')[0], inPage.hasAttribute('tabindex')]).toEqual([
    'ada',
    'without-script',
    false,
  ]);
  expect(dialog()).toBe(null);
  await open('ada');
  expect(dialog()?.textContent).toBe('Ada LovelaceEngineerHer storyFoot');
  expect(findElement('main').hasAttribute('inert')).toBe(true);
  await close();
  expect(dialog()).toBe(null);
  expect(findElement('main').hasAttribute('inert')).toBe(false);
});

test.each([
  ['what was pressed', '#second', 'second'],
  ['a link to it where it was opened at its address', undefined, 'first'],
])('when it closes the focus is on %s', async (_, opener, expected) => {
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  ada();
  await open('ada', opener);
  await close();
  expect(focused()).toBe(expected);
});

test('on the main heading where neither is there any more', async () => {
  ada();
  await open('ada', '#second');
  for (const link of document.querySelectorAll('main a')) link.remove();
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  await close();
  expect(focused()).toBe('h1');
});

test('Escape and a press beside it close it, a press in it does not', async () => {
  history.replaceState(null, '', '/team#ada');
  ada();
  await open('ada');
  findElement('[role="dialog"] p').click();
  expect(modalStore.getState().slug).toBe('ada');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(modalStore.getState().slug).toBe('');
  await drawn();
  await open('ada');
  findElement('[data-part="backdrop"]').click();
  expect(modalStore.getState().slug).toBe('');
});

test('the title names the dialog, wherever it stands, and so does what is below it', async () => {
  ada();
  await open('ada');
  const title = findElement('header h2');
  expect(dialog()?.getAttribute('aria-labelledby')).toBe(title.id);
  expect(dialog()?.getAttribute('aria-describedby')).toBe(findElement('header p').id);
  expect(dialog()?.getAttribute('dir')).toBe('ltr');
  const button = findElement('[role="dialog"] button');
  expect([button.ariaLabel ?? button.getAttribute('aria-label'), button.closest('header')]).toEqual(
    [siteData.messages.close, title.closest('header')],
  );
  button.click();
  await eventually(() => expect(modalStore.getState().slug).toBe(''));
});

test('a dialog that shows its title itself has a name all the same, and no head', async () => {
  mountOnSite(
    <Modal slug="ada" title="Ada Lovelace" head="none" inLanguage={{ lang: 'en', dir: 'ltr' }}>
      <p>Her story</p>
    </Modal>,
  );
  await open('ada');
  expect(dialog()?.querySelector('header, footer')).toBe(null);
  const title = findElement('[role="dialog"] h2');
  expect([title.className, title.textContent]).toEqual(['visually-hidden', 'Ada Lovelace']);
  expect(dialog()?.getAttribute('aria-labelledby')).toBe(title.id);
  expect(dialog()?.getAttribute('lang')).toBe('en');
});

/** How many classes an element of a dialog with some properties has. */
async function classesOf(props: Partial<ModalProps>, selector: string): Promise<number> {
  const unmount = mountOnSite(
    <Modal slug="ada" title="Ada" {...props}>
      <p>Her story</p>
    </Modal>,
  );
  await open('ada');
  const count = findElement(selector).classList.length;
  await close();
  unmount();
  return count;
}

test('the look of a dialog is its own: a bar, wide, or with its close button on the content', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  expect(await classesOf({}, '[role="dialog"] header')).toBe(1);
  expect(await classesOf({ head: 'bar' }, '[role="dialog"] header')).toBe(2);
  expect(await classesOf({}, '[role="dialog"]')).toBe(1);
  expect(await classesOf({ width: 'wide' }, '[role="dialog"]')).toBe(2);
  expect(await classesOf({}, '[role="dialog"] button')).toBe(1);
  expect(await classesOf({ head: 'none' }, '[role="dialog"] button')).toBe(2);
});

const order = { title: 'Order', subtitle: 'We answer.', url: '/forms/order.json' };
const withForms = {
  ...siteData,
  forms: {
    order: { ...order, isInFrame: false },
    call: { ...order, isInFrame: true },
    visit: { ...order, isInFrame: false },
  },
};

test('a form stands in the page as a mail link, where the frame or the page leads to it', () => {
  mountOnSite(<FormModals linked={['order']} />, withForms);
  expect([...document.querySelectorAll('section')].map(({ id }) => id)).toEqual(['order', 'call']);
  expect(findElement('#order').textContent).toBe(`OrderWe answer. ${siteData.site.email}`);
});

test('a form that comes late says where to write until it is there', async () => {
  const form = { name: 'order', title: 'Order', subtitle: '', fields: [], messages: {} };
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(form)));
  fetched.mockRejectedValueOnce(new Error('No connection'));
  vi.stubGlobal('fetch', fetched);
  mountOnSite(<FormModals linked={[]} />, withForms);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open('order');
  await eventually(() => expect(document.querySelector('[role="alert"]')).not.toBe(null));
  expect(findElement('[role="alert"]').textContent).toContain(siteData.site.email);
  vi.advanceTimersByTime(1000);
  await eventually(() => expect(document.querySelector('form')).not.toBe(null));
  expect(document.querySelector('[role="alert"]')).toBe(null);
});

test('where its script does not come, the content in the page opens and has the focus', async () => {
  vi.resetModules();
  vi.doMock('./ModalDialog.tsx', () => {
    throw new Error('No connection');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fresh = await import('./Modal.tsx');
  const { modalStore: freshStore } = await import('../state/modal.ts');
  mountOnSite(
    <fresh.Modal slug="ada" title="Ada" isInPage={false}>
      <p>Her story</p>
    </fresh.Modal>,
  );
  expect(document.querySelector('section')).toBe(null);
  freshStore.setState({ slug: 'ada' });
  await eventually(() => expect(focused()).toBe('ada'));
  const inPage = findElement('section');
  expect([inPage.tabIndex, inPage.className.includes('without-script')]).toEqual([-1, false]);
  log.mockRestore();
});
