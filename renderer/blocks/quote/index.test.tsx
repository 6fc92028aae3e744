import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import Quote from './index.tsx';

const said: BlockOf<'quote'> = {
  type: 'quote',
  ground: 'plain',
  text: 'Leave them *alone*.',
  name: 'Ruth',
  role: 'Caretaker',
  picture: { src: 'ruth.svg', alt: 'Ruth' },
};

test('a quote names who said it, and shows role and face where they are given', () => {
  const html = renderOnSite(<Quote {...said} />, ['ruth.svg']);
  expect(html).toMatch(/<blockquote><p[^>]*>Leave them <em>alone<\/em>\.<\/p><\/blockquote>/);
  expect(html).toMatch(/<figcaption.*alt="Ruth".*>Ruth<\/span>.*>Caretaker<\/span>/s);
});

test('a name alone is enough', () => {
  const html = renderOnSite(<Quote type="quote" ground="plain" text="Warm." name="Ruth" />);
  expect(html).toMatch(/<figcaption[^>]*><span><span[^>]*>Ruth<\/span><\/span><\/figcaption>/);
});
