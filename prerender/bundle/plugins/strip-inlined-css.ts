import type { Plugin } from 'vite';

/**
 * Every page has the sheets of the entry inlined. Vite's loader of dynamic imports does not know that and would
 * fetch them again with the first menu or dialog; this plugin takes them from its lists.
 * @param styles is filled with the sheets of each script, by file name
 */
export function stripInlinedCss(styles: Map<string, string[]>): Plugin {
  return {
    name: 'inlined-sheets',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before Vite writes its lists, after it knows the sheets.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, viteMetadata } of chunks) {
          styles.set(fileName, [...(viteMetadata?.importedCss ?? [])]);
        }
        const inlined = new Set(chunks.filter(({ name, isEntry }) => isEntry && name === 'entry'));
        for (const { imports } of inlined) {
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) inlined.add(chunk);
        }
        for (const { viteMetadata } of inlined) viteMetadata?.importedCss.clear();
      },
    },
  };
}
