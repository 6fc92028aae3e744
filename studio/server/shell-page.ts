import { SHELL_FILES } from '../../prerender/bundle/studio-shell.ts';
import { STUDIO } from './guard-studio.ts';

const [SCRIPT, SHEET] = SHELL_FILES;

/** Where the files of the shell are put; Vite, which does not serve them, would look for them. */
const FILES = '<!--files-->';

/**
 * The document of the studio; it says nothing about the site.
 *
 * @param prepare adds what the development server needs
 */
export async function shellPage(prepare: (html: string) => Promise<string>): Promise<string> {
  const html = await prepare(PAGE);
  const files = `<link rel="stylesheet" href="${STUDIO}/${SHEET}">
    <script type="module" src="${STUDIO}/${SCRIPT}"></script>`;
  return html.replace(FILES, files);
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <meta name="referrer" content="no-referrer">
    <title>Studio</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="studio"></div>
    <script type="module" src="/renderer/studio/tell-shell.ts"></script>
    ${FILES}
  </body>
</html>
`;
