import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderOnSite, siteData } from '../../../test-support/render-on-site.tsx';
import { AssetsProvider, SiteProvider } from '../../data/context.ts';
import type { FormDefinition } from '../../data/types.ts';
import FormBlock from './index.tsx';

const order: FormDefinition = {
  name: 'order',
  title: 'Order bread',
  subtitle: 'We bake it.',
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 100 },
    { name: 'email', type: 'email', label: 'E-mail', required: false, help: 'For the answer.' },
    { name: 'phone', type: 'phone', label: 'Phone', required: false },
    { name: 'wish', type: 'long-text', label: 'Wish', required: false, rows: 6 },
    { name: 'loaves', type: 'number', label: 'Loaves', required: false, minimum: 1, maximum: 20 },
    { name: 'day', type: 'date', label: 'Day', required: false, earliest: '2027-01-01' },
    { name: 'bread', type: 'choice', label: 'Bread', required: true, options: ['Rye', 'Wheat'] },
    { name: 'extras', type: 'choices', label: 'Extras', required: false, options: ['Jam', 'Egg'] },
    { name: 'agreed', type: 'consent', label: 'I agree to [it](/privacy).', required: true },
  ],
  button: 'Order',
  messages: {},
};

const html = draw(order);

function draw(form: FormDefinition): string {
  return renderToStaticMarkup(
    <SiteProvider value={siteData}>
      <AssetsProvider value={{ pictures: {}, dates: {}, icons: {}, forms: { order: form } }}>
        <FormBlock type="form" form="order" ground="plain" />
      </AssetsProvider>
    </SiteProvider>,
  );
}

test('a form that is not translated says in which language it is', () => {
  expect(html).not.toContain('lang=');
  const arabic = draw({ ...order, inLanguage: { lang: 'ar', dir: 'rtl' } });
  expect(arabic).toMatch(/^<div lang="ar" dir="rtl"><section/);
});

test.each([
  [
    'text',
    /<label for="order-form-name">Name \*<\/label><input type="text" required=""[^>]*maxLength="100"/i,
  ],
  [
    'email',
    /<p [^>]*id="order-form-email-help">For the answer\.<\/p><input type="email" autoComplete="email"[^>]*aria-describedby="order-form-email-help"/i,
  ],
  ['phone', /<input type="tel" autoComplete="tel"/i],
  ['long text', /<textarea rows="6"/],
  ['number', /<input type="number"[^>]*min="1"[^>]*max="20"[^>]*step="any"/],
  ['date', /<input type="date"[^>]*min="2027-01-01"/],
  ['choice', /<select required=""[^>]*><option value="">–<\/option><option>Rye<\/option>/],
  [
    'choices',
    /<fieldset[^>]*><legend>Extras<\/legend><label[^>]*><input type="checkbox" id="order-form-extras-0"[^>]*value="Jam"/,
  ],
  [
    'consent',
    /<input type="checkbox" id="order-form-agreed" required=""[^>]*value="yes"\/><span>I agree to <a href="\/privacy" target="_blank"/,
  ],
])('draws a field of the type %s', (_, expected) => {
  expect(html).toMatch(expected);
});

test('in another language shows the words of an option, and sends the option itself', () => {
  const optionLabels = { Rye: 'Roggen', Jam: 'Marmelade' };
  const fields = order.fields.map((field) => ({ ...field, optionLabels }));
  const german = draw({ ...order, fields });
  expect(german).toContain(
    '<option value="Rye">Roggen</option><option value="Wheat">Wheat</option>',
  );
  expect(german).toMatch(/value="Jam"\/><span>Marmelade<.*value="Egg"\/><span>Egg</);
});

test('stands beside its title, as a mail link where no script runs', () => {
  expect(html).toMatch(/<h2[^>]*>Order bread<\/h2>/);
  expect(html).toContain(
    '<p class="without-script">The form could not be loaded. Please write to us instead: <a href="mailto:hello@site.example">',
  );
  expect(html).toMatch(/<div class="with-script [^"]*"><form/);
  expect(html).toMatch(/<button type="submit"[^>]*>Order<\/button>/);
  expect(html).not.toContain('Cancel');
});

test('shows nothing for a form that the check did not see', () => {
  expect(renderOnSite(<FormBlock type="form" form="gone" ground="plain" />)).toBe('');
});
