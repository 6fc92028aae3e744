import { expect, test } from 'vitest';
import { renderOnSite, siteData } from '../../../test-support/render-on-site.tsx';
import type { CaseStudy } from './CaseStudyModal.tsx';
import CaseStudies from './index.tsx';

const study: CaseStudy = {
  slug: 'school-heating',
  title: 'A school that heats only the rooms in use',
  img: { src: 'school.svg', alt: '' },
  summary: 'A grammar school cut its gas bill.',
  result: { value: '31%', label: 'less gas' },
  overview: { description: 'Forty rooms were heated all day.', keyHighlights: ['No new boiler'] },
  figures: [{ value: '12 days', label: 'from start to handover' }],
  detailedStudy: {
    clientBackground: 'A town school with 600 pupils.',
    challenges: ['No plans of the pipes existed'],
    solution: ['Sensors in every room'],
    outcomes: ['Warm rooms at eight'],
    technologiesUsed: ['Wireless valves'],
  },
  label: 'How we did it',
};

function render(item: CaseStudy): string {
  return renderOnSite(<CaseStudies type="case-studies" ground="plain" items={[item]} />, [
    'school.svg',
  ]);
}

/** The card, and the copy of the dialog's content that is in the page. */
function parts(html: string): { card: string; content: string } {
  const [card = '', content = ''] = html.split('<section id="school-heating"');
  return { card, content };
}

test('the card shows the result on the picture and leads to the dialog', () => {
  const { card } = parts(render(study));
  expect(card).toContain('src="/media/school.svg"');
  expect(card).toMatch(/<b[^>]*>31%<\/b> less gas/);
  expect(card).toMatch(/<h2[^>]*>A school that heats only the rooms in use<\/h2>/);
  expect(card).toMatch(/<a href="#school-heating" aria-haspopup="dialog"/);
  expect(card).toContain('aria-label="How we did it: A school that heats only the rooms in use"');
});

test('its link has the words of the language where the study has none of its own', () => {
  const { label: _, ...plain } = study;
  const { readMore } = siteData.messages;
  expect(parts(render(plain)).card).toContain(`aria-label="${readMore}: ${study.title}"`);
});

test('everything the dialog says stands in the page', () => {
  const { content } = parts(render(study));
  const text = content.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  expect(text).toContain(
    [
      '|A school that heats only the rooms in use',
      'Forty rooms were heated all day.',
      '12 days| |from start to handover',
      'Key highlights|No new boiler',
      'Client background|A town school with 600 pupils.',
      'Challenges|No plans of the pipes existed',
      'Solution|Sensors in every room',
      'Outcomes|Warm rooms at eight',
      'Technologies used|Wireless valves|',
    ].join('|'),
  );
});

test('without figures there is no empty list', () => {
  const { figures: _, ...plain } = study;
  expect(render(study).match(/<ul/g)).toHaveLength(7);
  expect(render(plain).match(/<ul/g)).toHaveLength(6);
});

test('a study that names no technologies has no row for them', () => {
  const { technologiesUsed: _, ...detailedStudy } = study.detailedStudy;
  expect(render({ ...study, detailedStudy })).not.toContain('Technologies used');
});
