import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { Section } from './Section.tsx';
import { SideSection } from './SideSection.tsx';

const lead = 'All of *it* in\n[one place](/all).';
const drawn = /<p [^>]*>All of <em>it<\/em> in<br\/><a [^>]*href="\/all">one place<\/a>\.<\/p>/;

test('the lead of a section may have marks, links and line breaks', () => {
  for (const Stretch of [Section, SideSection]) {
    const section = (
      <Stretch heading="A" lead={lead}>
        B
      </Stretch>
    );
    expect(renderOnSite(section)).toMatch(drawn);
  }
});
