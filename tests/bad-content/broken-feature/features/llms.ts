import { defineFeature, type FeaturePage } from 'website-from-yaml/feature';

type Words = { title?: { length: number } };

const words = (page: FeaturePage): Words => ({ title: undefined });

export default defineFeature({
  rule(page) {
    return words(page).title!.length > 60 ? [{ path: ['title'], message: 'Too long.' }] : [];
  },
});
