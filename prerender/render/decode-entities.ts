/** What React writes for characters that have a meaning in HTML. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** @returns a text of HTML that React has written, as it is shown */
export function decodeEntities(html: string): string {
  return html.includes('&')
    ? html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    : html;
}
