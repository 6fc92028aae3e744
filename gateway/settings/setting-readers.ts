/**
 * Readers of single settings. Each takes the raw text (undefined when the variable is absent or
 * empty) and gives a value, or throws a WrongValue whose message completes "NAME ...".
 */
export class WrongValue extends Error {}

export type Reader<T> = (raw: string | undefined) => T;

/** A whole number within bounds, both included. */
export function wholeNumber(fallback: number, from: number, to: number): Reader<number> {
  return (raw) => {
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (/^\d+$/.test(raw) && value >= from && value <= to) return value;
    throw new WrongValue(`must be a whole number from ${from} to ${to}, but is "${raw}".`);
  };
}

/** Free text, undefined when absent. */
export const optionalText: Reader<string | undefined> = (raw) => raw;

export function textOr(fallback: string): Reader<string> {
  return (raw) => raw ?? fallback;
}

/** Values separated by commas, spaces around them ignored. */
export function list<T>(readOne: (raw: string) => T): Reader<T[]> {
  return (raw) =>
    (raw ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(readOne);
}

function parseUrl(raw: string): URL | undefined {
  return URL.canParse(raw) ? new URL(raw) : undefined;
}

/** An origin as browsers send it: scheme, host and, when unusual, port. */
export function origin(raw: string): string {
  const url = parseUrl(raw);
  if (url && /^https?:$/.test(url.protocol) && url.origin === raw) return raw;
  throw new WrongValue(
    `must list origins such as https://www.example.com (no path, no slash at the end), but has "${raw}".`,
  );
}

/** Where a secret may travel: https, unless it stays on this machine. */
function isSafe(url: URL | undefined): url is URL {
  const local = url !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url?.protocol === 'https:' || (local && url.protocol === 'http:');
}

/** The base address of the CRM. */
export const crmAddress: Reader<URL | undefined> = (raw) => {
  if (raw === undefined) return undefined;
  const url = parseUrl(raw.endsWith('/') ? raw : `${raw}/`);
  if (isSafe(url)) return url;
  throw new WrongValue(
    `must be an https address such as https://crm.example.com, because the secret is sent there, but is "${raw}".`,
  );
};

/** An address that is itself a secret. */
export const hookAddress: Reader<URL | undefined> = (raw) => {
  if (raw === undefined) return undefined;
  const url = parseUrl(raw);
  if (isSafe(url)) return url;
  // Not the value itself.
  throw new WrongValue('must be the https address of the deploy hook of your build service.');
};

export const postgresAddress: Reader<string | undefined> = (raw) => {
  if (raw === undefined || /^postgres(ql)?:\/\//.test(raw)) return raw;
  throw new WrongValue(
    'must start with postgres://. Leave it out to store inquiries in a file in DATA_DIR.',
  );
};

/** The mail server: smtps, or smtp, which changes to TLS before anything is sent. */
export const smtpAddress: Reader<URL | undefined> = (raw) => {
  if (raw === undefined) return undefined;
  const url = parseUrl(raw);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return url;
  // Not the value itself, which usually holds a password.
  throw new WrongValue('must be an address such as smtps://user:password@mail.example.com:465.');
};

/** One mail address, without a name around it. */
export const mailbox: Reader<string | undefined> = (raw) => {
  if (raw === undefined || /^[^@\s<>,;"]+@[^@\s<>,;"]+$/.test(raw)) return raw;
  throw new WrongValue(`must be one mail address such as info@example.com, but is "${raw}".`);
};

export const yesOrNo: Reader<boolean> = (raw) => {
  if (raw === undefined || raw === 'no') return false;
  if (raw === 'yes') return true;
  throw new WrongValue(`must be yes or no, but is "${raw}".`);
};
