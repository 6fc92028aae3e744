import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Inquiry } from '../../schema/generated/content.d.ts';
import { emptyInquiry, inquiryFields } from '../../schema/generated/inquiry-form.ts';
import { asciiDomain } from './ascii-domain.ts';
import { sendInquiry, type InquirySettings } from './inquiry-calls.ts';

type Field = keyof Inquiry;

interface InquiryState {
  status: 'idle' | 'validation-error' | 'success' | 'error';
  sending: boolean;
  values: Inquiry;
  /** The field that people do not see. */
  trap: string;
  /** The fields of the latest submit that were missing or malformed, in the form's order. */
  invalid: Field[];
}

const FRESH: InquiryState = {
  status: 'idle',
  sending: false,
  values: emptyInquiry,
  trap: '',
  invalid: [],
};

export const inquiryStore = createStore<InquiryState>(() => FRESH);

let call: AbortController | undefined;

/** Status idle, fields empty, no call under way: on opening the dialog, and after it has closed. */
export function resetInquiry(): void {
  call?.abort();
  call = undefined;
  inquiryStore.setState(FRESH);
}

/** Takes what was typed into a field. */
export function setField(field: Field, value: string): void {
  inquiryStore.setState(({ values, invalid }) => ({
    values: { ...values, [field]: value },
    invalid: invalid.filter((name) => name !== field || !isValid(name, value)),
  }));
}

export function setTrap(trap: string): void {
  inquiryStore.setState({ trap });
}

/**
 * Checks what was typed and sends it. Ends in `validation-error`, `success` or `error`; does nothing while a
 * call is under way. An aborted call ends silently, because whoever aborted it has reset the state.
 */
export async function submitInquiry(settings: InquirySettings): Promise<void> {
  const { sending, values, trap } = inquiryStore.getState();
  if (sending) return;
  const names = inquiryFields.map(({ name }) => name);
  const invalid = names.filter((name) => !isValid(name, values[name]));
  if (invalid.length > 0) {
    inquiryStore.setState({ status: 'validation-error', invalid });
    return;
  }
  const own = new AbortController();
  call = own;
  inquiryStore.setState({ status: 'idle', sending: true, invalid: [] });
  try {
    const inquiry = { ...values, email: asciiDomain(values.email) };
    const submission = { inquiry, idempotencyKey: idempotencyKey(inquiry), trap };
    await sendInquiry(settings, submission, own.signal);
    inquiryStore.setState({ ...FRESH, status: 'success' });
  } catch (error) {
    if (own.signal.aborted) return;
    console.error('The inquiry could not be sent.', error);
    inquiryStore.setState({ status: 'error', sending: false });
  }
}

export function useInquiry(): InquiryState {
  return useStore(inquiryStore);
}

/** The rule that the gateway applies too: the pattern of `schema/inquiry.json`; a field without one is optional. */
function isValid(field: Field, value: string): boolean {
  const pattern = inquiryFields.find(({ name }) => name === field)?.pattern;
  return pattern === undefined || new RegExp(pattern).test(asciiDomain(value));
}

const KEY_STORE = 'inquiry-key';

/** The key of this content: the one it was sent under before, also before a reload, else a new one. */
function idempotencyKey(values: Inquiry): string {
  const content = JSON.stringify(values);
  try {
    const [sent, key] = (sessionStorage.getItem(KEY_STORE) ?? '').split('\n');
    if (sent === content && key) return key;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(KEY_STORE, `${content}\n${fresh}`);
    return fresh;
  } catch {
    // Storage may be forbidden; the gateway then recognises a repetition by its content.
    return crypto.randomUUID();
  }
}
