import { defineConfig } from 'vite';
import { viteConfig } from './prerender/bundle/vite-config.ts';
import { listBlockSources } from './prerender/engine/block-sources.ts';

export default defineConfig(({ mode }) => viteConfig(listBlockSources(), mode === 'test'));
