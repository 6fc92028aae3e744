import { defineConfig } from 'astro/config';

export default defineConfig({ site: 'https://www.long-field.example' });
