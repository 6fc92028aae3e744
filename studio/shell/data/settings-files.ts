import type { Overview } from '../../protocol.ts';

/** A file that is not a page, by its name for people. */
export interface SettingsFile {
  file: string;
  name: string;
}

/** All files that are not pages: site.yaml, the same in other languages, and forms. */
export function settingsFiles({ languages, forms }: Overview): SettingsFile[] {
  const site = languages.map(({ file, language }) => ({
    file,
    name: languages.length < 2 ? 'Site settings' : `Site settings, ${language}`,
  }));
  return [...site, ...forms];
}
