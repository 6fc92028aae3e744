import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { judgeNames } from './judge-names.ts';

/** What is pointed at in elements of a component. */
function nameless(elements: string): string[] {
  const text = `export default () => <>${elements}</>;`;
  const { program, errors } = parseSync('index.tsx', text);
  expect(errors).toEqual([]);
  return judgeNames(program).map(({ at }) => (typeof at === 'object' ? text.slice(...at) : ''));
}

test.each([
  '<ButtonLink href="/" />',
  '<ButtonLink href="/"></ButtonLink>',
  '<Link href="/"> <Icon name="arrow-right" /> </Link>',
  '<TextLink href="/">{/* soon */}</TextLink>',
  '<a href="/"><span><Icon name="x" /></span></a>',
  '<button type="button"><svg /></button>',
])('%s has no name', (element) => {
  expect(nameless(`<p>${element}</p>`)).toEqual([/^<[^>]*>/.exec(element)?.[0]]);
});

test.each([
  '<ButtonLink href="/" label={label} />',
  '<ButtonLink href="/">{label}</ButtonLink>',
  '<ButtonLink {...action} />',
  '<Link href="/" label="Close"><Icon name="x" /></Link>',
  '<a href="/" aria-label="Close"><Icon name="x" /></a>',
  '<a href="/"><img src="x.png" alt="Home" /></a>',
  '<a href="/"><Picture {...picture} /></a>',
  '<a href="/"><span>Home</span></a>',
  '<a href="/"><>Home</></a>',
  '<p></p>',
  '<Menu.Item />',
])('%s has one, or may have', (element) => {
  expect(nameless(element)).toEqual([]);
});

const said = (element: string) =>
  judgeNames(parseSync('a.tsx', `export default ${element}`).program).map(
    ({ message, suggestion }) => `${message} ${suggestion}`,
  );

test('it is told what to do', () => {
  const why = 'has no name, so screen readers cannot announce it.';
  expect(said('<ButtonLink href="/" />')).toEqual([
    `This ButtonLink ${why} Add a \`label\`, or text between its tags.`,
  ]);
  expect(said('<Link href="/" />')).toEqual([
    `This Link ${why} Write text between its tags, or add a \`label\`.`,
  ]);
  expect(said('<a href="/" />')).toEqual([
    `This a ${why} Write text between its tags, or add an \`aria-label\`.`,
  ]);
});
