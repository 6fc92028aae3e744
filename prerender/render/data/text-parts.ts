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
  const elements = allElements(markdown.flat());
  const alerts = elements.flatMap((element) => (element.type === 'alert' ? [element.kind] : []));
  const hasCode = elements.some(({ type }) => type === 'code');
  const hasProse = elements.some(
    (element) => element.type === 'pictures' || (element.type === 'quote' && element.isPulled),
  );
  return {
    sheets: [
      ...(alerts.length > 0 ? ['alerts'] : []),
      ...(hasCode ? ['code'] : []),
      ...(hasProse ? ['prose'] : []),
    ],
    // That of the button that copies code.
    icons: [...alerts.map((kind) => ALERT_ICONS[kind]), ...(hasCode ? ['copy'] : [])],
  };
}
