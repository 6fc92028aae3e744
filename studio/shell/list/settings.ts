import { select } from '../data/page-actions.ts';
import { closeOver, languageShown, now, set } from '../data/store.ts';

/** Shows what all pages share, in the language whose pages are listed. */
export async function openSettings(): Promise<void> {
  const { overview } = now();
  const language = languageShown(now());
  const file = overview?.languages.find((one) => one.language === language)?.file ?? 'site.yaml';
  await select({ file, pointer: '' });
  closeOver();
  // They are nowhere else.
  set({ isPanelOpen: true });
}
