import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { SiteProvider } from '../../data/context.ts';
import { Chip } from './Chip.tsx';

const pathOf = (sharp?: true) =>
  /<path d="([^"]*)"/.exec(
    renderToStaticMarkup(
      <SiteProvider value={{ ...siteData, ...(sharp && { sharp }) }}>
        <Chip icon="gauge" />
      </SiteProvider>,
    ),
  )?.[1];

test('has round corners, but on a site whose corners are sharp', () => {
  expect(pathOf()).toContain('A14 14');
  expect(pathOf(true)).not.toMatch(/[ACQS]/);
});
