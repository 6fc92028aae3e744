import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areChoices, triedIn } from './choices.ts';
import { Gallery, isBlockGuide } from './Gallery.tsx';

const field = { path: 'title', description: 'Words.', kind: 'text', need: 'required' };
const guide = {
  blocks: [
    {
      name: 'hero',
      title: 'Hero',
      description: 'The opening.',
      example: '- type: hero',
      fields: [
        field,
        {
          ...field,
          path: 'cards[].action',
          kind: 'list of',
          piece: 'action',
          need: '`one` or none',
        },
      ],
    },
  ],
  pieces: [{ name: 'action', title: 'Action', description: 'A button.', fields: [] }],
};

const choices = ['space', 'scale'].map((name) => ({
  name,
  title: name.toUpperCase(),
  description: '',
  values: ['compact', 'regular'],
  now: 'regular',
}));

/** The options of a field. */
const options = (chosen: string) =>
  ['compact', 'regular']
    .map((value) => `<option${value === chosen ? ' selected=""' : ''}>${value}</option>`)
    .join('');

test('each named choice of the theme has a field with its values, and what site.yaml would say', () => {
  const html = renderToStaticMarkup(
    <Gallery guide={guide} choices={choices} first={{ space: 'compact' }} />,
  );
  expect(html).toContain(`<span>SPACE</span><select name="space">${options('compact')}</select>`);
  expect(html).toContain(`<span>SCALE</span><select name="scale">${options('regular')}</select>`);
  expect(html).toContain('<code>theme: { space: compact }</code>');
  const untouched = renderToStaticMarkup(<Gallery guide={guide} choices={choices} first={{}} />);
  expect(untouched).not.toContain('theme: {');
});

test('examples are drawn in the themes that are chosen', () => {
  const dark = { name: 'dark', title: '', description: '', values: ['auto', 'none', 'only'] };
  const drawn = (now: string, first = {}) =>
    [
      ...renderToStaticMarkup(
        <Gallery guide={guide} choices={[{ ...dark, now }]} first={first} />,
      ).matchAll(/theme=(\w+)"/g),
    ].map(([, theme]) => theme);
  expect(drawn('auto')).toEqual(['light', 'dark']);
  expect(drawn('none')).toEqual(['light']);
  expect(drawn('auto', { dark: 'only' })).toEqual(['dark']);
});

/** Of an example below a header. */
const address = (theme: string, look: string) => `/_blocks/hero?theme=${theme}&amp;header=${look}`;

test('the look of the header is drawn above a block in each theme, and is what is tried', () => {
  const header = { name: 'header', title: 'Header', description: 'Where the logo is.' };
  const offered = [{ ...header, values: ['plain', 'centered'], now: 'plain' }];
  const drawn = (first: Record<string, string>) =>
    [
      ...renderToStaticMarkup(<Gallery guide={guide} choices={offered} first={first} />).matchAll(
        /title="Header, \w+" src="([^"]+)"/g,
      ),
    ].map(([, src]) => src);
  expect(drawn({})).toEqual([address('light', 'plain'), address('dark', 'plain')]);
  expect(drawn({ header: 'centered' })).toEqual([
    address('light', 'centered'),
    address('dark', 'centered'),
  ]);
});

test('an address tries what there is, and what the site has not chosen anyway', () => {
  expect(triedIn('?space=compact&scale=regular', choices)).toEqual({ space: 'compact' });
  expect(triedIn('?space=huge&color=red', choices)).toEqual({});
  expect(areChoices(choices)).toBe(true);
  expect(areChoices([{ name: 'space' }])).toBe(false);
  expect(areChoices({})).toBe(false);
});

test('every block stands there with its fields, its example in both themes, and the pieces', () => {
  const html = renderToStaticMarkup(
    <Gallery guide={guide} choices={choices} first={{ space: 'compact' }} />,
  ).replaceAll(/ class="[^"]*"/g, '');
  expect(html).toContain('<p>1 block types.');
  expect(html).toContain('<section id="hero" aria-label="Hero"><div><h2>Hero</h2>');
  for (const theme of ['light', 'dark'])
    expect(html).toContain(`title="Hero, ${theme}" src="/_blocks/hero?theme=${theme}"`);
  expect(html).toContain('<caption>Fields of Hero</caption>');
  expect(html).toContain(
    '<th scope="row" style="padding-left:0em"><code>title</code></th><td>Words.</td><td>text </td><td>required</td>',
  );
  expect(html).toContain(
    '<th scope="row" style="padding-left:1.25em"><code>action</code></th><td>Words.</td>' +
      '<td>list of <a href="#action">action</a></td><td>one or none</td>',
  );
  expect(html).toContain('<pre>- type: hero</pre>');
  expect(html).toMatch(
    /<section id="action" aria-label="Action"><div><h3>Action<\/h3>.*<\/div><\/section>/,
  );
  expect(html.match(/<table/g)).toHaveLength(1);
});

test('what the server sends is looked at', () => {
  expect(isBlockGuide(guide)).toBe(true);
  expect(isBlockGuide({ ...guide, pieces: undefined })).toBe(false);
  expect(isBlockGuide({ ...guide, blocks: [{ name: 'hero' }] })).toBe(false);
  expect(isBlockGuide(null)).toBe(false);
});
