import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { held } from '../../test-support/held.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { siteData } from '../../test-support/render-on-site.tsx';
import type { FormDefinition } from '../data/types.ts';
import { Form } from './Form.tsx';

const words = siteData.messages;
const form: FormDefinition = {
  name: 'order',
  title: 'Order',
  subtitle: '',
  messages: {},
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, minLength: 2 },
    { name: 'email', type: 'email', label: 'Mail', required: false },
    { name: 'loaves', type: 'number', label: 'Loaves', required: false, hint: 'A number.' },
    { name: 'days', type: 'choices', label: 'Days', required: false, options: ['Mon', 'Tue'] },
  ],
};

type Call = (url: string, init: RequestInit) => Promise<Response>;
const fetched = vi.fn<Call>();
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const token = () => Promise.resolve(Response.json({ access_token: 'secret' }));
const taken = () => Promise.resolve(Response.json({ success: true }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation((url) => (url.endsWith('token') ? token() : taken()));
  log.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function type(name: string, value: string): void {
  const input = findElement(`[name="${name}"]`);
  if (input instanceof HTMLInputElement) input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function submit(): void {
  findElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** To a gateway that does not take it, for the first, second ... time. */
async function submitAgain(count: number): Promise<void> {
  submit();
  await eventually(() => expect(log).toHaveBeenCalledTimes(count));
  await drawn();
}

/** What was sent: the answers and the key of each attempt. */
function sent(): { values: unknown; key: string | null; honeypot: string | null }[] {
  return fetched.mock.calls
    .filter(([url]) => url.endsWith('createLead?form=order'))
    .map(([, { body, headers }]) => ({
      values: body,
      key: new Headers(headers).get('Idempotency-Key'),
      honeypot: new Headers(headers).get('X-Inquiry-Check'),
    }));
}

const says = (text: string, interval = 50) =>
  eventually(() => expect(document.body.textContent).toContain(text), interval);

test('what is missing is marked and has the focus; the mark goes once it is put right', async () => {
  mountOnSite(<Form form={form} idPrefix="a" />);
  submit();
  await says(words.fieldsMissing);
  await drawn();
  expect(document.activeElement).toBe(findElement('[name="name"]'));
  expect(document.body.textContent).toContain(words.answerMissing);
  expect(fetched).not.toHaveBeenCalled();
  findElement('[name="email"]').focus();
  type('email', 'ada@site.example');
  await drawn();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  expect(document.activeElement).toBe(findElement('[name="email"]'));
  type('name', 'Ada');
  await drawn();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

const links = () => [...document.querySelectorAll<HTMLElement>('[role="alert"] a')];

test('the note lists what is wrong, and leads there without a change of the address', async () => {
  mountOnSite(<Form form={form} idPrefix="a" />);
  type('email', 'ada');
  submit();
  await says(words.fieldsMissing);
  expect(links().map((link) => link.textContent)).toEqual(['Name', 'Mail']);
  const { href } = location;
  links()[1]?.click();
  expect(document.activeElement).toBe(findElement('[name="email"]'));
  expect(location.href).toBe(href);
  type('email', 'ada@site.example');
  await drawn();
  expect(links().map((link) => link.textContent)).toEqual(['Name']);
});

test('what the browser keeps for itself is wrong, and limits are told', async () => {
  mountOnSite(<Form form={form} idPrefix="a" />);
  Object.defineProperty(findElement('[name="loaves"]'), 'validity', { value: { badInput: true } });
  type('name', 'A');
  submit();
  await says('A number.');
  expect(findElement('#a-name-hint').textContent).toBe(words.textShort.replace('{$least}', '2'));
});

const notes = () =>
  [...document.querySelectorAll('[role="alert"]')].map((note) => note.textContent);
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

test.each([
  ['number', words.numberWrong],
  ['date', words.dateWrong],
] as const)('a %s that is none is told as one', async (kind, hint) => {
  const fields = [{ name: 'wish', type: kind, label: 'Wish', required: false }];
  mountOnSite(<Form form={{ ...form, fields }} idPrefix="a" />);
  Object.defineProperty(findElement('[name="wish"]'), 'validity', { value: { badInput: true } });
  submit();
  await says(words.fieldsMissing);
  expect(findElement('#a-wish-hint').textContent).toBe(hint);
});

const stay: FormDefinition = {
  ...form,
  fields: [
    { name: 'arrival', type: 'date', label: 'Arrival', required: true, earliest: 'today' },
    { name: 'departure', type: 'date', label: 'Departure', required: true, after: 'arrival' },
  ],
};

const hintOf = (name: string) => document.querySelector(`#a-${name}-hint`)?.textContent;

/** The first day that the calendar of a field offers. */
function leastOf(name: string): string | null {
  const input = findElement(`[name="${name}"]`);
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return input.getAttribute('min');
}

test('a day that is over is refused, and one that does not follow the other, with the first that does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 16) });
  mountOnSite(<Form form={stay} idPrefix="a" />);
  type('arrival', '2026-11-24');
  type('departure', '2026-11-24');
  submit();
  await says(words.fieldsMissing);
  expect(hintOf('arrival')).toBe('Choose November 25, 2026 or later');
  expect(hintOf('departure')).toBe('Choose November 25, 2026 or later');
  // The message about the departure depends on the arrival.
  type('arrival', '2026-12-01');
  await drawn();
  expect(hintOf('arrival')).toBeUndefined();
  expect(hintOf('departure')).toBe('Choose December 2, 2026 or later');
  type('departure', '2026-12-02');
  await drawn();
  expect(hintOf('departure')).toBeUndefined();
});

test('the calendar of the browser offers the days that are taken', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 16) });
  mountOnSite(<Form form={stay} idPrefix="a" />);
  expect(leastOf('arrival')).toBe('2026-11-25');
  expect(leastOf('departure')).toBe('');
  type('arrival', '2026-12-31');
  expect(leastOf('departure')).toBe('2027-01-01');
});

test('before anything is sent it says nothing of failures, and outside of a dialog has nothing to cancel', async () => {
  mountOnSite(<Form form={form} idPrefix="a" />);
  expect(notes()).toEqual([]);
  expect(buttons()).toEqual([words.sendInquiry]);
  expect(document.activeElement).toBe(document.body);
  submit();
  await says(words.fieldsMissing);
  expect(notes()).toEqual([`${words.fieldsMissing}${words.completeFields}Name`]);
});

test('a form may have words of its own for each of its states', async () => {
  const close = vi.fn<() => void>();
  const messages = { incomplete: 'Who are you?', failed: 'Call **us**.', sent: 'Baked soon.' };
  mountOnSite(<Form form={{ ...form, messages, button: 'Bake' }} idPrefix="a" close={close} />);
  expect(buttons()).toEqual([words.cancel, 'Bake']);
  findElement('[type="button"]').click();
  expect(close).toHaveBeenCalledTimes(1);
  submit();
  await says('Who are you?');
  expect(notes()).toEqual([`${words.fieldsMissing}Who are you?Name`]);
  type('name', 'Ada');
  fetched.mockImplementationOnce(token);
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await submitAgain(1);
  expect(notes()).toEqual([`Call us.${words.sendByMail}`]);
  submit();
  await says('Baked soon.');
  expect(document.body.textContent).not.toContain(words.inquirySent);
});

test('answers are sent once, and the thanks have the focus', async () => {
  const { answer, letGo } = held<Response>();
  fetched.mockReturnValueOnce(answer);
  mountOnSite(<Form form={form} idPrefix="a" />);
  type('name', 'Ada');
  type('email', 'ada@bäckerei.example');
  const [, tuesday] = document.querySelectorAll('[name="days"]');
  if (tuesday instanceof HTMLInputElement) tuesday.checked = true;
  submit();
  await eventually(() => expect(findElement('[type="submit"]').textContent).toBe(words.sending));
  expect(findElement('[name="name"]').hasAttribute('disabled')).toBe(true);
  submit();
  letGo(await token());
  await says(words.inquirySent);
  await drawn();
  const thanks = findElement('[role="status"]');
  expect([document.activeElement, thanks.tabIndex]).toEqual([thanks, -1]);
  const values = { name: 'Ada', email: 'ada@xn--bckerei-5wa.example', loaves: '', days: ['Tue'] };
  expect(sent().map(({ values: answers, honeypot }) => [answers, honeypot])).toEqual([
    [JSON.stringify(values), null],
  ]);
});

test('in a dialog the first field has the focus, and the thanks close it after two seconds', async () => {
  const close = vi.fn<() => void>();
  mountOnSite(<Form form={form} idPrefix="a" close={close} />);
  expect(document.activeElement).toBe(findElement('[name="name"]'));
  type('name', 'Ada');
  type('your-website', 'spam');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit();
  // An interval would pass for the timer of the form, too.
  await says(words.closesByItself, 0);
  await drawn();
  expect(sent()[0]?.honeypot).toBe('filled');
  vi.advanceTimersByTime(1999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('after a failure a mail has all answers, and the same answers go under the same key', async () => {
  fetched.mockImplementation((url) =>
    url.endsWith('token') ? token() : Promise.resolve(new Response('', { status: 503 })),
  );
  mountOnSite(<Form form={form} idPrefix="a" />);
  type('name', 'Ada');
  await submitAgain(1);
  const note = findElement('[data-note]');
  expect([document.activeElement, note.tabIndex]).toEqual([note, -1]);
  expect(findElement(`[href^="mailto:${siteData.site.email}?"]`).getAttribute('href')).toContain(
    'Name%3A%20Ada',
  );
  await submitAgain(2);
  type('name', 'Bob');
  await submitAgain(3);
  const [first, again, other] = sent().map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^[\da-f-]{36}$/);
});

test('closing the form ends the call, silently', async () => {
  let call: RequestInit | undefined;
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        call = init;
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const unmount = mountOnSite(<Form form={form} idPrefix="a" />);
  type('name', 'Ada');
  submit();
  await eventually(() => expect(call?.signal?.aborted).toBe(false));
  unmount();
  expect(call?.signal?.aborted).toBe(true);
  await drawn();
  expect(log).not.toHaveBeenCalled();
});
