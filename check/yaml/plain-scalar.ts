/**
 * Thrown where a text holds something that the fast reader leaves to the other one. It is one
 * object for all, because making a stack trace takes longer than reading a page.
 */
export const doubt = new Error('The fast reader has a doubt.');

/** What a scalar may not begin with, and what it may not hold. */
const noScalar = /^(?:$|[,[\]{}#&*!|>'"%@`?:]|-(?: |$))|:(?: |$)| #/;

/** Whole numbers that read back as they stand. */
const wholeNumber = /^-?[1-9]\d{0,14}$|^0$/;

/** Whatever else some version of YAML reads as a number, null, true or false. */
const oddScalar =
  /^[-+]?\.?\d[\d._]*(?:e[-+]?\d+)?$|^[-+]?0[xob][\da-f_]+$|^[-+]?\.(?:inf|nan)$|^(?:~|null|true|false|<<|=)$/i;

/**
 * The value of a text without quotes: a text, a whole number, true or false.
 * @throws `doubt` at everything else
 */
export function readPlainScalar(written: string): string | number | boolean {
  const text = written.trimEnd();
  if (noScalar.test(text)) throw doubt;
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (wholeNumber.test(text)) return Number(text);
  if (oddScalar.test(text)) throw doubt;
  return text;
}
