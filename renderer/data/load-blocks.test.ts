import { expect, test } from 'vitest';
import { loadBlockComponents } from './load-blocks.ts';

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test('the component of a type is loaded once, beside those that are there', async () => {
  await loadBlockComponents({ hero: script('export default () => "first"') });
  const components = await loadBlockComponents({
    hero: script('export default () => "second"'),
    faq: script('export default () => "questions"'),
  });
  expect([...components.keys()]).toEqual(['hero', 'faq']);
  const shown = [...components.values()].map((component) =>
    Reflect.apply(component, undefined, []),
  );
  expect(shown).toEqual(['first', 'questions']);
});

test('a script without a component is refused, and may be another the next time', async () => {
  const empty = script('export const other = 1');
  await expect(loadBlockComponents({ quote: empty })).rejects.toThrow(
    `There is no component in ${empty}`,
  );
  const components = await loadBlockComponents({ quote: script('export default () => "said"') });
  expect(components.has('quote')).toBe(true);
});
