import type { Page } from '@playwright/test';

/** The fonts that drew the letters of an element, each with the number of them. */
export async function fontsOf(page: Page, selector: string): Promise<Record<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  const names = fonts.map(({ familyName, isCustomFont, glyphCount }) => {
    return [`${isCustomFont ? '' : 'system: '}${familyName}`, glyphCount] as const;
  });
  return Object.fromEntries(names);
}
