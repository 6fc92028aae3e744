/** The pictures that examples of blocks name, each with the file of the engine that is drawn for it. */
export const EXAMPLE_PICTURES: Readonly<Record<string, string>> = {
  'example/landscape.svg': 'example-picture.svg',
  'example/portrait.svg': 'example-portrait.svg',
  'example/slope.svg': 'example-slope.svg',
  'example/evening.svg': 'example-evening.svg',
  'example/horizon.svg': 'example-horizon.svg',
  'example/dusk.webp': 'example-dusk.webp',
};

/** The files of public/ that they name, which the documentation has. */
export const EXAMPLE_FILES: ReadonlySet<string> = new Set([
  '/example/audit.webm',
  '/example/audit.vtt',
]);
