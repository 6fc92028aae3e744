// First of all, as in the entries: the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';

/*
 * All of the engine that pages of the development server load, and what the studio adds to them, as
 * prerender/bundle/dev-client.ts bundles it. Neither is started before it is called.
 */
export * from '../block.ts';
export { allBlockComponents } from '../all-block-components.ts';
export { markBlock } from '../dev/mark-block.tsx';
export const start = () => import('../dev/start.ts');
export const startOverlay = () => import('./start-overlay.ts');
