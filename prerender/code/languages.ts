import type { LanguageRegistration } from '@shikijs/core';

type Load = () => Promise<{ default: LanguageRegistration[] }>;

/**
 * The languages whose code has colors. Each is loaded when a page has code in it. All of the library would be 11 MB.
 */
const LANGUAGES = {
  bash: () => import('@shikijs/langs/bash'),
  css: () => import('@shikijs/langs/css'),
  diff: () => import('@shikijs/langs/diff'),
  go: () => import('@shikijs/langs/go'),
  html: () => import('@shikijs/langs/html'),
  ini: () => import('@shikijs/langs/ini'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  jsonc: () => import('@shikijs/langs/jsonc'),
  nginx: () => import('@shikijs/langs/nginx'),
  python: () => import('@shikijs/langs/python'),
  rust: () => import('@shikijs/langs/rust'),
  sql: () => import('@shikijs/langs/sql'),
  toml: () => import('@shikijs/langs/toml'),
  typescript: () => import('@shikijs/langs/typescript'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
} satisfies Record<string, Load>;

/** Other names that people write behind the signs before code. */
const OTHER_NAMES: Readonly<Record<string, keyof typeof LANGUAGES>> = {
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  jsx: 'javascript',
  py: 'python',
  ts: 'typescript',
  svg: 'xml',
  yml: 'yaml',
};

/** @returns the name by which the library knows a language, and its grammar; nothing where its code has no colors */
export function languageOf(written: string): { name: string; load: Load } | undefined {
  const name = Object.hasOwn(OTHER_NAMES, written) ? OTHER_NAMES[written] : written;
  const known = Object.entries<Load>(LANGUAGES).find(([one]) => one === name);
  return known && { name: known[0], load: known[1] };
}
