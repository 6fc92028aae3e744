import { defineFeature } from 'website-from-yaml/feature';

export default defineFeature({
  rule: ({ title, blocks }) => [
    ...(title === 'Team' ? [{ path: ['title'], message: 'A title says more than one word.' }] : []),
    ...blocks.flatMap(({ type }, index) =>
      type === 'hero'
        ? [
            {
              path: ['blocks', index, 'type'],
              message: 'This site has few heroes.',
              suggestion: 'Use another block.',
              severity: 'warning' as const,
            },
          ]
        : [],
    ),
  ],
});
