import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import inquirySchema from '../../schema/inquiry.json';
import { sendInquiry, type Inquiry, type InquirySettings } from './inquiry-calls.ts';

export type Field = keyof Inquiry;

interface InquiryState {
  status: 'idle' | 'validation-error' | 'success' | 'error';
  sending: boolean;
  values: Inquiry;
  /** The field that people do not see. */
  trap: string;
  /** The fields of the latest submit that were missing or malformed, in the schema's order. */
  invalid: Field[];
}

const EMPTY: Inquiry = {
  firstName: '',
  lastName: '',
  email: '',
  contactNumber: '',
  country: '',
  companyName: '',
  description: '',
};

const FRESH: InquiryState = {
  status: 'idle',
  sending: false,
  values: EMPTY,
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
  const invalid = FIELDS.filter((field) => !isValid(field, values[field]));
  if (invalid.length > 0) {
    inquiryStore.setState({ status: 'validation-error', invalid });
    return;
  }
  const own = new AbortController();
  call = own;
  inquiryStore.setState({ status: 'idle', sending: true, invalid: [] });
  try {
    const submission = { inquiry: values, idempotencyKey: idempotencyKey(values), trap };
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

const FIELDS = Object.keys(EMPTY).filter((name): name is Field => name in EMPTY);

/** The rule that the gateway applies too: the pattern of `schema/inquiry.json`; a field without one is optional. */
function isValid(field: Field, value: string): boolean {
  const rule = inquirySchema.properties[field];
  return !('pattern' in rule) || new RegExp(rule.pattern).test(value);
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
