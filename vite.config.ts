import { defineConfig } from 'vite';
import { viteConfig } from './prerender/bundle/vite-config.ts';
import { listBlockSources } from './prerender/bundle/block-sources.ts';

export default defineConfig(({ mode }) => viteConfig(listBlockSources(), mode === 'test'));
