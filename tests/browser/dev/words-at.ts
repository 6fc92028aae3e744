import { allElements, phrasesOf } from '../../../check/markdown/markdown-parts.ts';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { openSite } from '../../../check/open-site.ts';
import { SourceFiles } from '../../../prerender/dev/source-files.ts';
import { readPointer } from '../../../schema/pointer.ts';
import type { Place } from '../../../renderer/dev/source/text-sources.ts';
import { plainText, wordsOf } from '../../../schema/texts/phrases.ts';

const sites = new Map<string, SourceFiles>();

/** All that a value of a file says, its references filled in: as a text with markup, as Markdown, and as it is. */
export function wordsAt(folder: string, { file, pointer }: Place): string {
  const files = sites.get(folder) ?? new SourceFiles(openSite(folder).context);
  sites.set(folder, files);
  const value = files.valueOf({ file, path: readPointer(pointer, files.read(file).data) });
  if (typeof value !== 'string') return '';
  const parts = allElements(readMarkdown(value).elements);
  const inMarkdown = parts.flatMap((part) => [
    wordsOf(phrasesOf(part)),
    ...(part.type === 'code' ? [part.text] : []),
    ...(part.type === 'picture' ? [part.caption ?? ''] : []),
  ]);
  return [value, plainText(value), ...inMarkdown].join('\n');
}
