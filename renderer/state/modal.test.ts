import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeModal,
  followAddress,
  modalStore,
  readAddress,
  setBusy,
  showInModal,
} from './modal.ts';

/** An element of a document that is not there: it says which link it is in. */
class FakeElement {
  ariaBusy: string | null = null;
  constructor(readonly link?: FakeElement) {}
  closest(): FakeElement | null {
    return this.link ?? null;
  }
}

class Press extends Event {
  constructor(pressed: unknown) {
    super('click');
    Object.defineProperty(this, 'target', { value: pressed });
  }
}

const link = new FakeElement();
let address = { hash: '', pathname: '/team', search: '?a=1' };
const history = {
  state: { key: 1 },
  back: vi.fn<History['back']>(),
  replaceState: vi.fn<History['replaceState']>(),
};
let stop = (): void => undefined;

beforeEach(() => {
  address = { hash: '', pathname: '/team', search: '?a=1' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', history);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('Element', FakeElement);
  modalStore.setState({ slug: '', opener: undefined });
  stop = followAddress();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function press(target: unknown): void {
  document.dispatchEvent(new Press(target));
}

function goTo(hash: string): void {
  address.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
}

test('the address says what is open, and the link that was pressed is its opener', () => {
  press(new FakeElement(link));
  goTo('#caf%C3%A9');
  expect(modalStore.getState()).toEqual({ slug: 'café', opener: link });
});

test('what was opened from the page is closed by going back, once', () => {
  press(new FakeElement(link));
  goTo('#ada');
  closeModal();
  closeModal();
  expect(history.back).toHaveBeenCalledTimes(1);
  expect(history.replaceState).not.toHaveBeenCalled();
  goTo('');
  // The focus goes back to the opener after it has closed.
  expect(modalStore.getState()).toEqual({ slug: '', opener: link });
  press(new FakeElement(link));
  goTo('#bob');
  closeModal();
  expect(history.back).toHaveBeenCalledTimes(2);
});

test('what the page was opened with is taken off the address in place', () => {
  goTo('#ada');
  expect(modalStore.getState()).toEqual({ slug: 'ada', opener: undefined });
  closeModal();
  expect(history.replaceState).toHaveBeenCalledWith({ key: 1 }, '', '/team?a=1');
  expect(history.back).not.toHaveBeenCalled();
  expect(modalStore.getState().slug).toBe('');
});

test('what was pressed is busy until what it opens is there, or is not wanted any more', () => {
  const busy: (string | null)[] = [];
  for (const settle of [() => setBusy(false), () => goTo('')]) {
    press(new FakeElement(link));
    goTo('#ada');
    busy.push(link.ariaBusy);
    settle();
    busy.push(link.ariaBusy);
    goTo('');
  }
  expect(busy).toEqual(['true', null, 'true', null]);
});

test('nothing is closed where nothing is open', () => {
  closeModal();
  expect(history.back).not.toHaveBeenCalled();
  expect(history.replaceState).not.toHaveBeenCalled();
});

test('a press that leads nowhere is no opener, and neither is an earlier one', () => {
  press(new FakeElement(link));
  press(new FakeElement());
  goTo('#ada');
  expect(modalStore.getState().opener).toBeUndefined();
  goTo('');
  press(new FakeElement(link));
  press('no element');
  goTo('#bob');
  expect(modalStore.getState().opener).toBeUndefined();
});

test('the same address again changes nothing, also after a change of route', () => {
  press(new FakeElement(link));
  goTo('#ada');
  const listener = vi.fn<() => void>();
  const unsubscribe = modalStore.subscribe(listener);
  readAddress();
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
});

test('after it has stopped, the address is followed no longer', () => {
  stop();
  press(new FakeElement(link));
  goTo('#ada');
  expect(modalStore.getState().slug).toBe('');
});

test('who has gone on in what is open comes back to the link of what was shown last', () => {
  const other = new FakeElement();
  Object.assign(document, {
    querySelector: (selector: string) => (selector === 'a[href="#b"]' ? other : null),
  });
  press(new FakeElement(link));
  goTo('#a');
  showInModal('b');
  expect(history.replaceState).toHaveBeenLastCalledWith({ key: 1 }, '', '#b');
  expect(modalStore.getState()).toEqual({ slug: 'a', opener: other });
});

test('what was opened at its address has no opener, also where the visitor has gone on', () => {
  Object.assign(document, { querySelector: () => link });
  goTo('#a');
  showInModal('b');
  expect(modalStore.getState()).toEqual({ slug: 'a', opener: undefined });
});
