import type { Plugin } from 'vite';

/**
 * The built site shows its own fonts only where they are there at once (`font-display: optional`), and preloads them.
 * In development the style sheets come from scripts, which is too late for that: there the fonts follow.
 */
export function ownFonts(): Plugin {
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/renderer\/styles\/tokens\.css$/ },
      handler: (code) => code.replaceAll('font-display: optional', 'font-display: swap'),
    },
  };
}
