import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Editor } from './Editor.tsx';

it('shows the caret in its line and keeps the colors of a word that it splits', () => {
  const html = renderToStaticMarkup(<Editor text={'a: b\ntitle: <c>\n'} caret={7} />);
  expect(html).toBe(
    '<div class="line"><span class="key">a</span><span class="mark">:</span><span class="text"> b</span></div>' +
      '<div class="line here"><span class="key">ti</span><i class="caret"></i><span class="key">tle</span>' +
      '<span class="mark">:</span><span class="text"> &lt;c&gt;</span></div>',
  );
});
