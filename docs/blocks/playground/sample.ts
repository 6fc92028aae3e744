/** The file of the page that visitors write. */
export const PAGE = 'pages/index.yaml';

/** What they find in it. */
export const SAMPLE = `title: Rye and Salt
description: A bakery with its own mill. Bread from six in the morning, cake from noon, and a bench in the sun.
blocks:
  - type: hero
    title: Bread from our own mill
    text: We bake from **six in the morning**, and the bench in front of the shop is free.
    action:
      label: Order by e-mail
      href: mailto:{email}
    picture:
      src: picture.svg
  - type: stats
    items:
      - value: '{facts.breads}'
        label: kinds of bread every day
        tone: calm
      - value: '0'
        label: additives in any of them
        tone: warm
  - type: faq
    heading: What people ask
    items:
      - question: Do you keep a loaf for me?
        answer: Yes. Write to us by noon, and it waits until the evening.
      - question: Is there gluten-free bread?
        answer: On Thursdays, from a second oven.
`;

/** The other files of its site. */
export const SITE: Readonly<Record<string, string>> = {
  'site.yaml': `name: Rye and Salt
url: https://rye-and-salt.example
language: en
email: hello@rye-and-salt.example
logo: { src: logo.svg }
favicon: logo.svg
shareImage: none
facts: { breads: '12' }
navigation: [{ name: Home, href: / }]
footer:
  text: Bread from our own mill.
  links: { title: Quick links, items: [{ name: Home, href: / }] }
  social: []
  legal: Rye and Salt
closing: none
notFound:
  title: This page does not exist
  text: The address may be old.
  action: { label: To the start, href: / }
error:
  text: Please load the page again.
`,
  'media/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'media/picture.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8v5H0z"/></svg>',
};
