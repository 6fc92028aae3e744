/*
 * What npm runs at the end of `npm ci`, and also before `npm pack`, which a fresh clone may do before anything is
 * installed: commands/pack.mjs installs what packing takes.
 */
const tsx = await import('tsx/esm/api').catch((/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});
if (tsx) {
  tsx.register();
  await import('./prepare.ts');
} else
  console.error(
    'Nothing is installed yet, so nothing is prepared. Run npm ci before you build a site.',
  );
