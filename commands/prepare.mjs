/*
 * What npm runs at the end of `npm ci`, as the script `dependencies`: npm asks everybody who installs a package from an
 * archive whether its script `prepare` may run.
 */
const tsx = await import('tsx/esm/api').catch((/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});
if (tsx) {
  tsx.register();
  await import('./prepare.ts');
} else
  console.error(
    'Skipped: the development packages are not installed. Run npm ci before you build a site.',
  );
