import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Hero from './index.tsx';

const picture = { src: 'hills.svg', alt: '' };

test('the title is the one main heading, with the words below it when there is a picture', () => {
  const html = renderOnSite(
    <Hero
      type="hero"
      title="Energy audits"
      subtitle="Two weeks"
      text="With **a plan**."
      picture={picture}
      action={{ label: 'Book a visit', href: 'mailto:hello@site.example' }}
    />,
    ['hills.svg'],
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1>Energy audits<\/h1>.*Two weeks.*With <strong>a plan<\/strong>\./);
  expect(html).toMatch(/href="mailto:hello@site\.example"[^>]*>Book a visit/);
  expect(html.indexOf('Book a visit')).toBeLessThan(html.indexOf('/media/hills.svg'));
});

test('the breadcrumb starts at the home page and marks the last name as this page', () => {
  const html = renderOnSite(
    <Hero type="hero" title="Energy audits" breadcrumb={['Services', 'Energy audits']} />,
  );
  expect(html).toContain('<nav aria-label="Breadcrumb">');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
  expect(html).toMatch(/<li><svg[^>]*>.*?<\/svg>Services<\/li>/);
  expect(html).toMatch(/<li aria-current="page"><svg[^>]*>.*?<\/svg>Energy audits<\/li>/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('without a picture the lead stands beside the title, and what is not given leaves no trace', () => {
  const html = renderOnSite(<Hero type="hero" title="Blog" lead="Notes from projects." />);
  expect(html).toMatch(/<h1>Blog<\/h1><\/div><div[^>]*><p[^>]*>Notes from projects\.<\/p><\/div>/);
  expect(html).not.toContain('<nav');
  expect(html).not.toContain('<svg');
});
