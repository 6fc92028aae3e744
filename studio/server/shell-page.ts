/** The document of the studio; it says nothing about the site. */
export const SHELL_PAGE = `<!doctype html>
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
    <script type="module" src="/studio/shell/start.tsx"></script>
  </body>
</html>
`;
