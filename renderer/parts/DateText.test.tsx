import { expect, test } from 'vitest';
import { DateText } from './DateText.tsx';
import { renderOnSite } from './render-on-site.tsx';

test('shows the day in the language of the site and keeps it readable for machines', () => {
  expect(renderOnSite(<DateText date="2025-06-27" />)).toBe(
    '<time dateTime="2025-06-27">Jun 27, 2025</time>',
  );
});

test('does not slip to the day before in a zone west of Greenwich', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    expect(renderOnSite(<DateText date="2025-01-01" />)).toContain('Jan 1, 2025');
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
