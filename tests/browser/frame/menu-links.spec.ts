import { expect, lookTest as test } from '../support/test.ts';
import { PART, STATE } from '../../../renderer/contract.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const service = (name: string, path: string) => [name, `/services/${path}`];
const industry = (name: string, path: string) => [name, `/industries/${path}`];

/** Spec, section 2: the sections of each menu, with the names and targets of their items. */
const MENUS = {
  Services: {
    'Salesforce Services': [
      service('Consulting', 'consulting'),
      service('Implementation', 'implementation'),
      service('Salesforce Integration', 'salesforce-integration'),
      service('Dev. & Customization', 'development-customization'),
      service('Staffing', 'staffing'),
      service('Support & Maintenance', 'support-maintenance'),
    ],
  },
  Expertise: {
    'Salesforce Expertise': [
      service('Agentforce', 'agentforce'),
      service('Service Cloud', 'service-cloud'),
      service('Sales Cloud', 'sales-cloud'),
      service('Marketing Cloud', 'marketing-cloud'),
      service('Data Cloud', 'data-cloud'),
      service('Revenue Cloud', 'revenue-cloud'),
      service('Generative AI', 'generative-ai'),
      service('DevOps', 'devops'),
      service('Enablement and Training', 'enablement-training'),
      service('Experience Cloud', 'experience-cloud'),
      service('Financial Services Cloud', 'financial-services-cloud'),
    ],
    Industries: [
      industry('Manufacturing', 'manufacturing'),
      industry('Financial Services', 'financial-services'),
      industry('Healthcare', 'healthcare'),
      industry('Education', 'education'),
      industry('High Tech', 'high-tech'),
    ],
  },
  Resources: {
    '': [
      ['Case Studies', '/resources/case-studies'],
      ['Blog', '/resources/blog'],
      ['Videos', '/resources/videos'],
    ],
  },
  'About Us': {
    '': [
      ['About Us', '/about-us'],
      ['Our Team', '/about-us/our-team'],
      ['Our Customers', '/about-us/our-customers'],
      ['Life at 4CE', '/about-us/life-at-4ce'],
    ],
  },
};

test('the bar has six items, two of them links', async ({ page }) => {
  await page.goto('/resources/blog');
  const items = page
    .getByRole('navigation', { name: 'Main' })
    .locator(`[${PART}=list] > li > :first-child`);
  await expect(items).toHaveText([
    'Home',
    'Services',
    'Expertise',
    'Accelerators',
    'Resources',
    'About Us',
  ]);
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))).toEqual([
    '/',
    null,
    null,
    '/accelerators',
    null,
    null,
  ]);
});

for (const [menu, sections] of Object.entries(MENUS)) {
  test(`${menu} holds its sections and items, with their targets`, async ({ page }) => {
    await page.goto('/resources/blog');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('button', { name: menu }).click();
    const content = navigation.locator(`[${PART}=content][${STATE}=open]`);
    await expect(content).toBeVisible();
    const titles = Object.keys(sections).filter(Boolean);
    await expect(content.locator('p')).toHaveText(titles);
    const lists = await content
      .locator('ul')
      .evaluateAll((all) =>
        all.map((list) =>
          [...list.querySelectorAll('a')].map((link) => [
            link.textContent,
            link.getAttribute('href'),
          ]),
        ),
      );
    expect(lists).toEqual(Object.values(sections));
  });
}
