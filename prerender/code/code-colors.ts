import { allElements } from '../../check/markdown/markdown-parts.ts';
import type { PageData } from '../../renderer/data/types.ts';
import { codeKey, type CodeRun } from '../../schema/texts/code-runs.ts';
import { languageOf } from './languages.ts';

/**
 * Takes the code of a page apart, so that no browser has to.
 * @param markdown the texts of the page
 * @returns the stretches of each; nothing where no code is in a language that is known. Only then the library is loaded
 */
export async function codeColors(
  markdown: PageData['markdown'] = [],
): Promise<Pick<PageData, 'code'>> {
  const code: Record<string, CodeRun[]> = {};
  for (const element of allElements(markdown.flat())) {
    if (element.type !== 'code' || element.language === undefined) continue;
    const { text, language } = element;
    const known = languageOf(language);
    if (!known) continue;
    const { openHighlighter, runsOf } = await import('./highlighter.ts');
    const shiki = await openHighlighter();
    if (!shiki.getLoadedLanguages().includes(known.name)) await shiki.loadLanguage(known.load);
    code[codeKey(language, text)] = runsOf(shiki, text, known.name);
  }
  return Object.keys(code).length > 0 ? { code } : {};
}
