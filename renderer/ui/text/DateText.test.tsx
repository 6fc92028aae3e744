import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageAssetsProvider } from '../../data/context.ts';
import { DateText } from './DateText.tsx';

it('shows a day as the build has written it', () => {
  const dates = { '2025-06-27': 'Jun 27, 2025' };
  expect(
    renderToStaticMarkup(
      <PageAssetsProvider value={{ pictures: {}, dates, icons: {} }}>
        <DateText date="2025-06-27" />
      </PageAssetsProvider>,
    ),
  ).toBe('<time dateTime="2025-06-27">Jun 27, 2025</time>');
});
