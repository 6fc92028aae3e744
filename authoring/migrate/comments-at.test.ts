import { expect, test } from 'vitest';
import { commentAbove } from './comments-at.ts';

const TEXT = `# The whole site
name: A

# Where we are,
#   and when
footer:
  # Our offices.
  offices: []
  #
  links: []
  legal: []
phone: 1 # beside
email: x
`;

test.each<[path: string[], comment: string | undefined]>([
  [['name'], 'The whole site'],
  [['footer'], 'Where we are,   and when'],
  [['footer', 'offices'], 'Our offices.'],
  [['footer', 'links'], undefined],
  [['footer', 'legal'], undefined],
  [['email'], undefined],
])('above %j', (path, comment) => {
  expect(commentAbove(TEXT, path)).toBe(comment);
});

test('a text that cannot be read has none', () => {
  expect(commentAbove('# why\na: [\n', ['a'])).toBeUndefined();
});
