import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const pages = defineCollection({
  loader: glob({ pattern: '**/*.yaml', base: './content' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    blocks: z.array(z.object({ type: z.string() }).passthrough()),
  }),
});

export const collections = { pages };
