import { existsSync } from 'node:fs';
import { openSite } from '../check/open-site.ts';
import { writeEditorSchemas } from '../prerender/editor-schemas/editor-schemas.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { engineBundle } from '../prerender/bundle/engine-bundle.ts';
import { command } from './door/command.ts';

await command(
  {
    name: 'dependencies',
    about:
      'Bundles the engine, so that the first check and build start quickly. npm ci runs this at its end.',
    options: {},
    examples: ['npm run dependencies'],
  },
  async () => {
    await engineBundle(hashEngine());
    // So that an editor that is opened next completes the pages of the site that is here.
    if (existsSync('site.yaml')) writeEditorSchemas(openSite('.'));
    return true;
  },
);
