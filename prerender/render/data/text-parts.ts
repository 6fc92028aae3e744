import { allElements } from '../../../check/markdown/markdown-parts.ts';
import type { PageData } from '../../../renderer/data/types.ts';
import { ALERT_ICONS } from '../../../schema/texts/markdown.ts';

/** What the texts in Markdown of a page need besides what every text needs. */
interface TextParts {
  /** Names of the sheets of options. */
  sheets: string[];
  icons: string[];
}

export function textParts(markdown: PageData['markdown'] = []): TextParts {
  const icons = allElements(markdown.flat()).flatMap((element) =>
    element.type === 'alert' ? [ALERT_ICONS[element.kind]] : [],
  );
  return { sheets: icons.length > 0 ? ['alerts'] : [], icons };
}
