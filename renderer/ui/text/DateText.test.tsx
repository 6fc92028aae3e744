import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsProvider } from '../../data/context.ts';
import { DateText } from './DateText.tsx';

it('shows a day as the build has written it', () => {
  const dates = { '2025-06-27': 'Jun 27, 2025' };
  expect(
    renderToStaticMarkup(
      <AssetsProvider value={{ pictures: {}, dates, icons: {} }}>
        <DateText date="2025-06-27" />
      </AssetsProvider>,
    ),
  ).toBe('<time dateTime="2025-06-27">Jun 27, 2025</time>');
});
