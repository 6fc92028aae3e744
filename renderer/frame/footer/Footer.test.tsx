import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import { Footer } from './Footer.tsx';

const render = (locations: typeof site.locations) =>
  renderOnSite(<Footer />, [], { ...site, locations });

test('a location may have a phone, a mailbox, hours and a map', () => {
  const html = render([
    {
      title: 'Alderton',
      address: ['1 Mill Lane'],
      phone: '030 / 12 34 56',
      hours: [{ days: 'Monday', time: '8 to 18' }],
    },
  ]);
  expect(html).toMatch(/<h2>Alderton<\/h2><address><span>1 Mill Lane<\/span><\/address><ul/);
  expect(html).toContain('<a href="tel:030123456">030 / 12 34 56</a>');
  expect(html).toContain('<span>Monday</span> <span>8 to 18</span>');
  expect(html).not.toContain('mailto:');
});

test('other places of the company are round links with names, where there are any', () => {
  const social = [{ name: 'Videos', href: 'https://videos.example', icon: 'video' }];
  const links = { title: 'More', items: [{ name: 'Team', href: '/team' }] };
  const footer = { ...site.footer, links, social, legal: 'Alder & Row' };
  const html = renderOnSite(<Footer />, [], { ...site, footer });
  expect(html).toMatch(/<ul [^>]*><li><a href="https:\/\/videos\.example"[^>]*aria-label="Videos /);
  expect(html).toMatch(/<nav [^>]*aria-label="More"><h2>More<\/h2><ul><li><a [^>]*href="\/team"/);
  expect(html).toContain('<p>Alder &amp; Row</p>');
  expect(renderOnSite(<Footer />)).toMatch(/<p><\/p><\/div><\/div><\/footer>$/);
});

test('an address alone has no list beside it, and without locations there is no heading', () => {
  expect(render([{ title: 'Alderton', address: ['1 Mill Lane'] }])).toMatch(/<\/address><\/div>/);
  expect(render([])).toMatch(/<\/p><\/div><nav [^>]*aria-label=""/);
});

test('more columns of links, a newsletter and badges, each where site.yaml has it', () => {
  const items = [{ name: 'Team', href: '/team' }];
  const picture = { src: 'seal.svg', alt: '' };
  const footer = {
    ...site.footer,
    links: { title: 'More', items },
    moreLinks: [{ title: 'Help', items }],
    newsletter: { text: 'Four letters a year.', action: { label: 'Subscribe', href: '#letters' } },
    badges: [{ name: 'Association of engineers', picture, href: 'https://seal.example' }],
  };
  const html = renderOnSite(<Footer />, ['seal.svg'], { ...site, footer });
  expect(html).toMatch(/class="foot-columns"><nav [^>]*aria-label="More".*<nav [^>]*"Help"/);
  expect(html.match(/aria-label="More"/g)).toHaveLength(1);
  expect(html).toMatch(/<p>Four letters a year\.<\/p><a [^>]*href="#letters"[^>]*>Subscribe/);
  expect(html).toMatch(/<a href="https:\/\/seal\.example"[^>]*><img [^>]*alt="Association of eng/);
});

test('an email field before the button of the newsletter is there where a script runs, and the button alone without one', () => {
  const newsletter = {
    text: 'Four letters a year.',
    action: { label: 'Subscribe', href: '#letters' },
    field: 'Your email address',
  };
  const html = renderOnSite(<Footer />, [], { ...site, footer: { ...site.footer, newsletter } });
  expect(html).toMatch(
    /<form [^>]*class="with-script"[^>]*><label for="([^"]+)">Your email address<\/label><input id="\1" type="email"/,
  );
  // The bootstrap follows the link behind a button that cannot be answered.
  expect(html).toMatch(
    /<button type="submit" form="[^"]+" class="with-script [^"]*"[^>]*>Subscribe<\/button><a href="#letters"[^>]* class="without-script /,
  );
  expect(html).not.toContain('name="');
});
