import type { Origins } from '../../prerender/provenance/origins.ts';

/** Of a site in one language, whose files hold exactly what its pages are drawn with. */
export const plainOrigins: Origins = {
  page: (path) => ({ file: 'pages/team.yaml', path }),
  site: (path) => ({ file: 'site.yaml', path }),
  form: (name, path) => ({ file: `forms/${name}.yaml`, path }),
  entry: (route, path) => ({ file: `pages${route}.yaml`, path }),
  card: (address) => {
    const file = `pages/others${address.replace(/#.*/, '')}.yaml`;
    const at = (path: string) => ({ file, path: [path] });
    return { title: at('title'), text: at('text'), picture: at('picture'), figure: at('figure') };
  },
  written: () => undefined,
};
