import { defineFeature } from 'website-from-yaml/feature';

export default defineFeature({
  rule: (page) => [{ path: ['title'] message: page.title }],
});
