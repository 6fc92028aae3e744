import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Pricing from './index.tsx';

const action = { label: 'Order', href: '/order' };

/** The words of HTML, with | where there are tags. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

test('each plan shows its price, what is in it and the way to get it', () => {
  const html = renderOnSite(
    <Pricing
      type="pricing"
      heading="Three ways"
      ground="plain"
      note="See [grants](/grants)."
      plans={[
        { name: 'Call', price: '€0', points: [], action },
        {
          name: 'Audit',
          price: '€900',
          per: 'a house',
          text: 'For owners.',
          points: ['Two visits'],
          mark: 'Most chosen',
          action,
        },
      ]}
    />,
  );
  const [, call = '', audit = ''] = html.split(/<li class="[^"]*plan/);
  expect(call).toMatch(/<h3>Call<\/h3>.*<b[^>]*>€0<\/b>.*<a [^>]*href="\/order">Order/s);
  expect(call).not.toContain('<ul');
  expect(call).not.toContain('Most chosen');
  const words = wordsOf(audit);
  expect(words).toContain('|Audit|Most chosen|€900| a house|For owners.|Two visits|Order|');
  expect(html).toMatch(/See <a [^>]*href="\/grants">grants<\/a>\./);
});

test('with periods, each price says its own, and a plan without a second price has one', () => {
  const html = renderOnSite(
    <Pricing
      type="pricing"
      heading="Upkeep"
      ground="plain"
      periods={['Monthly', 'Yearly']}
      plans={[
        { name: 'Question', price: '€0', points: [], action },
        {
          name: 'House',
          price: '€60',
          per: 'per month',
          secondPrice: '€600',
          secondPer: 'per year',
          points: [],
          action,
        },
      ]}
    />,
  );
  expect(html).toMatch(/<legend[^>]*>Upkeep<\/legend>.*checked=""[^>]*\/>Monthly<.*\/>Yearly</s);
  const words = wordsOf(html);
  expect(words).toContain('|Question|€0|Order|');
  expect(words).toContain('|House|Monthly |€60| per month|Yearly |€600| per year|Order|');
});
