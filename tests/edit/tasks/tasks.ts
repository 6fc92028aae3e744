import type { Operation } from '../../../schema/generated/data.d.ts';

/** A task as somebody gives it, the operations that do it, and the lines that must differ then, as a diff has them. */
export interface Task {
  task: string;
  file: 'site' | 'industry';
  operations: Operation[];
  diff: string[];
}

const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });

export const TASKS: Task[] = [
  {
    task: '30+ projects is now 40+',
    file: 'site',
    operations: [set('/facts/projects', '40+')],
    diff: ['-  projects: 30+', '+  projects: 40+'],
  },
  {
    task: 'We are 19 years old',
    file: 'site',
    operations: [set('/facts/years', '19')],
    diff: ["-  years: '18'", "+  years: '19'"],
  },
  {
    task: 'Add a Tableau page under Expertise',
    file: 'site',
    operations: [
      {
        op: 'insert',
        path: '/navigation/1/sections/0/items/1',
        value: { name: 'Tableau', href: '/tableau', icon: 'chart-bar' },
      },
    ],
    diff: ['+          - { name: Tableau, href: /tableau, icon: chart-bar }'],
  },
  {
    task: 'Add Press behind Jobs',
    file: 'site',
    operations: [
      {
        op: 'insert',
        path: '/navigation/2/dropdownItems/-',
        value: { name: 'Press', href: '/press' },
      },
    ],
    diff: [
      '-    dropdownItems: [{ name: Team, href: /team }, { name: Jobs, href: /jobs }]',
      '+    dropdownItems: [{ name: Team, href: /team }, { name: Jobs, href: /jobs }, { name: Press, href: /press }]',
    ],
  },
  {
    task: 'Jobs before Team',
    file: 'site',
    operations: [{ op: 'move', path: '/navigation/2/dropdownItems/1', to: 0 }],
    diff: [
      '-    dropdownItems: [{ name: Team, href: /team }, { name: Jobs, href: /jobs }]',
      '+    dropdownItems: [{ name: Jobs, href: /jobs }, { name: Team, href: /team }]',
    ],
  },
  {
    task: 'Training is called Academy now',
    file: 'site',
    operations: [set('/navigation/1/sections/0/items/1/name', 'Academy')],
    diff: ['-              name: Enablement and Training,', '+              name: Academy,'],
  },
  {
    task: 'We have an office in Lyon',
    file: 'site',
    operations: [{ op: 'insert', path: '/offices/0', value: { city: 'Lyon', main: true } }],
    diff: ['-offices: []', '+offices:', '+  - city: Lyon', '+    main: true'],
  },
  {
    task: 'Take Home out of the navigation',
    file: 'site',
    operations: [{ op: 'remove', path: '/navigation/0' }],
    diff: ['-  - { name: Home, href: / }'],
  },
  {
    task: 'Give the site a tagline, behind its name',
    file: 'site',
    operations: [
      { op: 'set', path: '/tagline', value: 'Plain advice: no slides', before: 'email' },
    ],
    diff: ["+tagline: 'Plain advice: no slides'"],
  },
  {
    task: 'Say clinics instead of hospitals in the description',
    file: 'industry',
    operations: [
      set(
        '/description',
        'What {name} does for clinics: {facts.projects} projects in {facts.years} years, from intake to discharge.',
      ),
    ],
    diff: [
      '-  What {name} does for hospitals: {facts.projects} projects in',
      '+  What {name} does for clinics: {facts.projects} projects in',
    ],
  },
  {
    task: 'Move testimonials up',
    file: 'industry',
    operations: [{ op: 'move', path: '/blocks/2', to: 1 }],
    diff: [
      '-  - type: stat-row',
      '-    # Confirmed by the clinics.',
      '-    stats:',
      '-      - { value: 98%, label: of users trained }',
      '-      - { value: 20%, label: less paper }',
      '-',
      '+  - type: stat-row',
      '+    # Confirmed by the clinics.',
      '+    stats:',
      '+      - { value: 98%, label: of users trained }',
      '+      - { value: 20%, label: less paper }',
      '+',
    ],
  },
  {
    task: 'Remove the figures',
    file: 'industry',
    operations: [{ op: 'remove', path: '/blocks/1' }],
    diff: [
      '-  - type: stat-row',
      '-    # Confirmed by the clinics.',
      '-    stats:',
      '-      - { value: 98%, label: of users trained }',
      '-      - { value: 20%, label: less paper }',
      '-',
    ],
  },
  {
    task: 'Add a third figure',
    file: 'industry',
    operations: [
      { op: 'insert', path: '/blocks/1/stats/-', value: { value: '3X', label: 'faster intake' } },
    ],
    diff: ['+      - { value: 3X, label: faster intake }'],
  },
  {
    task: 'Paul Rahn says eight weeks',
    file: 'industry',
    operations: [set('/blocks/2/quotes/1/quote', "It's live: in eight weeks.")],
    diff: [
      "-      - quote: 'It''s live: in six weeks.'",
      "+      - quote: 'It''s live: in eight weeks.'",
    ],
  },
  {
    task: 'Ines Koch says we ask first',
    file: 'industry',
    operations: [set('/blocks/2/quotes/0/quote', 'They “ask” first.')],
    diff: [
      String.raw`-      - quote: "They \u201clisten\u201d first."`,
      String.raw`+      - quote: "They \u201cask\u201d first."`,
    ],
  },
  {
    task: 'Remove the quote of Paul Rahn',
    file: 'industry',
    operations: [{ op: 'remove', path: '/blocks/2/quotes/1' }],
    diff: [
      "-      - quote: 'It''s live: in six weeks.'",
      '-        person: Paul Rahn # left in 2024',
    ],
  },
  {
    task: 'It takes eight weeks',
    file: 'industry',
    operations: [set('/blocks/3/items/0/answer', 'Eight weeks.\n\nThen you decide.\n')],
    diff: ['-        Six weeks.', '+        Eight weeks.'],
  },
  {
    task: 'Add a question at the top',
    file: 'industry',
    operations: [
      {
        op: 'insert',
        path: '/blocks/3/items/0',
        value: { question: 'What does it cost?', answer: 'Yes: it depends.' },
      },
    ],
    diff: ['+    - question: What does it cost?', "+      answer: 'Yes: it depends.'"],
  },
  {
    task: 'The page is called Clinics, in the breadcrumb, too',
    file: 'industry',
    operations: [
      set('/title', 'Clinics'),
      set('/blocks/0/title', 'Clinics'),
      set('/blocks/0/breadcrumb/1', 'Clinics'),
    ],
    diff: [
      '-title: Healthcare',
      '+title: Clinics',
      '-    title: Healthcare',
      '-    breadcrumb: [Industries, Healthcare]',
      '+    title: Clinics',
      '+    breadcrumb: [Industries, Clinics]',
    ],
  },
  {
    task: 'The page is a draft for now',
    file: 'industry',
    operations: [{ op: 'set', path: '/draft', value: true, before: 'blocks' }],
    diff: ['+draft: true'],
  },
];
