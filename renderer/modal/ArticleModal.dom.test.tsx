import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import type { Page } from '../../schema/generated/content.d.ts';
import { AssetsProvider } from '../data/context.ts';
import { modalStore } from '../state/modal.ts';
import { ArticleModal } from './ArticleModal.tsx';

vi.stubGlobal('innerWidth', 0);
afterEach(async () => {
  modalStore.setState({ slug: '' });
  await drawn();
});

/** What is at the foot of the open dialog, of a page with this closing band. */
async function footOn(closing: Page['closing']): Promise<string[]> {
  mountOnSite(
    <AssetsProvider value={{ pictures: {}, dates: {}, icons: {}, page: { closing } }}>
      <ArticleModal slug="roof" title="A roof" picture={{ src: 'roof.svg', alt: '' }} lead="Dry.">
        <p>Its story</p>
      </ArticleModal>
    </AssetsProvider>,
  );
  modalStore.setState({ slug: 'roof' });
  await eventually(() => expect(document.querySelector('[role="dialog"]')).not.toBe(null));
  const foot = document.querySelectorAll('[role="dialog"] footer > *');
  return [...foot].map((one) => `${one.textContent} ${one.getAttribute('href') ?? ''}`.trim());
}

test('who has read to the end finds the button that the page ends with next to Close', async () => {
  expect(await footOn(undefined)).toEqual(['Close', 'Write mailto:hello@site.example']);
});

test.each(['none' as const, { action: 'none' as const }, { action: 'disabled' as const }])(
  'on a page whose closing band is %j, Close alone',
  async (closing) => {
    expect(await footOn(closing)).toEqual(['Close']);
  },
);
