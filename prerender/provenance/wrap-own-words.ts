import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Origins } from './origins.ts';
import { wrapReferences } from './wrap-references.ts';
import type { Reason, Wrapping } from './wrapping.ts';

/** Marks what the engine itself says, and what it knows of files and languages; the data is changed. */
export function wrapOwnWords(
  { site, data }: { site: SiteData; data: PageData },
  origins: Origins,
  wrapping: Wrapping,
): void {
  const because = (text: string, origin: Reason) =>
    text === '' ? text : wrapping.around(text, { kind: 'text', origin, text });
  for (const [message, text] of Object.entries(site.messages)) {
    const origin = origins.site(['messages', message]);
    const isOwn = origins.written(origin) !== undefined;
    const what = isOwn ? origin : { reason: 'message' as const, message };
    Reflect.set(
      site.messages,
      message,
      wrapping.around(text, { kind: 'text', origin: what, text }),
    );
  }
  for (const language of site.languages)
    language.name = because(language.name, { reason: 'language' });
  for (const { downloads = {} } of [site, data])
    for (const [href, text] of Object.entries(downloads))
      downloads[href] = because(text, { reason: 'download' });
  const origin = origins.site(['announcement', 'text']);
  if (!site.announcement) return;
  const { text } = site.announcement;
  site.announcement.text = wrapping.around(wrapReferences(text, origin, { origins, wrapping }), {
    kind: 'text',
    origin,
    text,
  });
}
