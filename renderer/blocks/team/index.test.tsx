import { expect, test } from 'vitest';
import { renderOnSite, siteData } from '../../../test-support/render-on-site.tsx';
import Team from './index.tsx';
import { DialogProfile } from './DialogProfile.tsx';

const person = {
  slug: 'ada-lindqvist',
  name: 'Ada Lindqvist',
  role: 'Founder',
  picture: { src: 'ada.svg', alt: '' },
  bio: ['Ada climbs every roof.', 'She planned heating for hospitals.'],
  links: [
    { icon: 'arrow-up-right', name: 'Professional profile', href: 'https://profiles.example/ada' },
    { icon: 'mail', name: 'Write', href: 'mailto:ada@site.example' },
  ],
};
const html = renderOnSite(
  <Team type="team" ground="plain" items={[person]} viewLabel="View Profile" />,
  ['ada.svg'],
);
const [card = '', content = ''] = html.split('<section id="ada-lindqvist"');

test('the portrait takes the name of the person', () => {
  expect(card).toContain('alt="Ada Lindqvist"');
});

test('name, role and one link to the dialog', () => {
  expect(card).toMatch(/<h2[^>]*>Ada Lindqvist<\/h2>/);
  expect(card).toContain('Founder');
  expect(card.match(/<a /g)).toHaveLength(1);
  expect(card).toMatch(
    /<a href="#ada-lindqvist" aria-haspopup="dialog"[^>]*aria-label="View Profile: Ada/,
  );
});

test('the link has the words of the language where the page has none of its own', () => {
  const plain = renderOnSite(<Team type="team" ground="plain" items={[person]} />, ['ada.svg']);
  expect(plain).toContain(`aria-label="${siteData.messages.viewProfile}: Ada Lindqvist"`);
});

test('the whole profile stands in the page', () => {
  expect(content).toMatch(/Ada Lindqvist.*Founder.*Ada climbs every roof\..*She planned heating/);
  expect(content).toContain('href="https://profiles.example/ada" target="_blank"');
  expect(content).toContain(
    'aria-label="Professional profile: Ada Lindqvist (opens in a new tab)"',
  );
});

test('a profile may have several links, or none', () => {
  expect(content).toMatch(
    /<a href="mailto:ada@site\.example"[^>]*aria-label="Write: Ada Lindqvist"[^>]*>Write<svg/,
  );
  const one = renderOnSite(<DialogProfile {...person} links={person.links.slice(0, 1)} />);
  expect(one.match(/<a /g)).toHaveLength(1);
  const alone = renderOnSite(<DialogProfile {...person} links={[]} />);
  expect(alone).toMatch(/<p>She planned heating for hospitals\.<\/p><\/div>/);
});

test('the dialog adds the portrait, and its title is heard once', () => {
  const profile = renderOnSite(<DialogProfile {...person} />, ['ada.svg']);
  expect(profile).toContain('alt="Ada Lindqvist"');
  expect(profile).toMatch(/<p [^>]*aria-hidden="true">Ada Lindqvist<\/p>/);
});
