import type { FormValues } from '../../schema/forms/form-values.ts';

const KEY_STORE = 'inquiry-key';

/** The key of this content: the one it was sent under before, also before a reload, else a new one. */
export function idempotencyKey(form: string, values: FormValues): string {
  const content = JSON.stringify([form, values]);
  try {
    const [sent, key] = (sessionStorage.getItem(KEY_STORE) ?? '').split('\n');
    if (sent === content && key) return key;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(KEY_STORE, `${content}\n${fresh}`);
    return fresh;
  } catch {
    // Storage may be forbidden; the gateway then recognizes a repetition by its content.
    return crypto.randomUUID();
  }
}
