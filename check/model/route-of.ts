/** The address of a page: pages/index.yaml is /, pages/services/audits.yaml is /services/audits. */
export function routeOf(file: string): string {
  const path = file.slice('pages'.length).replace(/\.ya?ml$/i, '');
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}
