/** What a stretch of code is, in the order of the classes that color it. */
export const CODE_ROLES = ['comment', 'keyword', 'string', 'value', 'name'] as const;
export type CodeRole = (typeof CODE_ROLES)[number];

/** What a stretch of code is, or nothing in particular, and how many characters it has. */
export type CodeRun = readonly [role: CodeRole | '', length: number];

/** By what the stretches of some code are known: the same lines may be in two languages. */
export function codeKey(language: string, text: string): string {
  return `${language}\n${text}`;
}
