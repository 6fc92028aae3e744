/* The check and the renderer as one script for a browser, which the playground of the documentation loads. */
export { checkTexts } from './check.ts';
export { drawPage } from './draw.tsx';
