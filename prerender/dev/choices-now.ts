import { themeChoices } from '../../schema/theme-choices.ts';
import type { OfferedChoice } from '../../renderer/dev/gallery/choices.ts';
import type { DevSite } from './site.ts';

/** The named choices of a theme, each with what the site has chosen. */
export async function choicesNow(site: Pick<DevSite, 'content'>): Promise<OfferedChoice[]> {
  const { content } = await site.content();
  const chosen = new Map<string, unknown>(Object.entries(content?.sites[0].theme ?? {}));
  return themeChoices().map(({ usual, ...choice }) => {
    const now = chosen.get(choice.name);
    return { ...choice, now: typeof now === 'string' ? now : usual };
  });
}
