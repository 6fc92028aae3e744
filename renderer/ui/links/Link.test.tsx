import { expect, test } from 'vitest';
import { renderOnSite, siteData } from '../../../test-support/render-on-site.tsx';
import { buttonClass, TextLink } from './Button.tsx';
import { Link } from './Link.tsx';

const { newTab } = siteData.messages;
const away = `target="_blank" rel="noopener"`;
const spoken = `<span class="visually-hidden"> ${newTab}</span>`;

test.each([
  ['/team', '<a href="/team">More</a>'],
  ['https://elsewhere.example/', `<a href="https://elsewhere.example/" ${away}>More${spoken}</a>`],
  [
    'mailto:a@site.example?subject=Roofs',
    '<a href="mailto:a@site.example?subject=Roofs" data-mail="a@site.example">More</a>',
  ],
  ['tel:+441', '<a href="tel:+441">More</a>'],
  ['#ada', '<a href="#ada" aria-haspopup="dialog">More</a>'],
  ['#roof', '<a href="#roof">More</a>'],
  ['#', '<a href="#">More</a>'],
])('a link to %s says what a press does', (href, html) => {
  const lookedUp = { places: ['roof'] };
  expect(renderOnSite(<Link href={href}>More</Link>, [], undefined, [], lookedUp)).toBe(html);
});

test('paper shows the mailbox of a link that does not say it', () => {
  const link = <Link href="mailto:a@site.example">{['a@site.example']}</Link>;
  expect(renderOnSite(link)).toBe('<a href="mailto:a@site.example">a@site.example</a>');
});

test('where what is typed would be lost, pages of the site open in a new tab, too', () => {
  expect(
    renderOnSite(
      <Link href="/terms" leaves>
        Terms
      </Link>,
    ),
  ).toBe(`<a href="/terms" ${away}>Terms${spoken}</a>`);
});

const named = (href: string) =>
  renderOnSite(
    <Link href={href} label="Films" tooltip>
      x
    </Link>,
  );

test('a name for the ear says of a new tab itself', () => {
  expect(named('https://elsewhere.example/')).toBe(
    `<a href="https://elsewhere.example/" ${away} aria-label="Films ${newTab}" data-tooltip="true">x</a>`,
  );
  expect(named('mailto:a@site.example')).toBe(
    '<a href="mailto:a@site.example" data-mail="a@site.example" aria-label="Films" data-tooltip="true">x</a>',
  );
});

test('each look of a button is another', () => {
  const looks = [
    buttonClass(),
    buttonClass('quiet'),
    buttonClass('on-band'),
    buttonClass('primary', 'small'),
  ];
  expect(new Set(looks).size).toBe(4);
  expect(buttonClass('primary')).toBe(buttonClass());
  expect(looks.map((look) => look.split(' ').length)).toEqual([1, 2, 2, 2]);
});

const classCount = (html: string) => /<a class="([^"]*)"/.exec(html)?.[1]?.trim().split(' ').length;

test('a text link points on, and keeps the colour of the text where it is to', () => {
  const link = renderOnSite(<TextLink href="/team">Team</TextLink>);
  expect(link).toContain('<span>Team</span><svg');
  expect(link).toContain('#arrow-right"');
  const plain = renderOnSite(
    <TextLink href="/team" look="plain" icon="arrow-up-right">
      Team
    </TextLink>,
  );
  expect(plain).toContain('#arrow-up-right"');
  expect([classCount(link), classCount(plain)]).toEqual([1, 2]);
});
