import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openGateway } from '../gateway/gateway.ts';
import { failureCode, type Log } from '../gateway/log.ts';
import { stdoutLog } from '../gateway/log-output.ts';
import { Metrics } from '../gateway/metrics.ts';
import { withSecretFiles } from '../gateway/settings/secret-files.ts';
import { readSettings, type Settings } from '../gateway/settings/settings.ts';
import { readServing, SERVING_FILE } from '../prerender/output/serving.ts';
import { siteFolders } from '../prerender/paths.ts';
import { FORMS_FILE } from '../schema/forms/forms-file.ts';
import { clientOf } from './client-of.ts';
import { followBuild } from './follow-build.ts';
import { followFile } from './follow-file.ts';
import { cameOverTls } from './over-tls.ts';
import { run, type Served } from './run.ts';
import { answerFiles } from './static/answer.ts';
import { staticFiles } from './static/static-files.ts';

const DEFAULT_PORT = '4173';

/**
 * Serves the built site, and the gateway that takes its inquiries. Settings come from the environment.
 * @param site the folder with site.yaml and `dist/`
 * @throws when there is no build, or a setting is wrong
 */
export async function serveSite(
  site: string,
  options: { env?: NodeJS.ProcessEnv; log?: Log | undefined } = {},
): Promise<Served & { log: Log }> {
  const { env = process.env } = options;
  const { dist } = siteFolders(site);
  const servingFile = join(dist, SERVING_FILE);
  if (!existsSync(servingFile)) {
    throw new Error(`There is no built site in ${relative('.', dist)}. Run npm run build first.`);
  }
  const serving = readServing(dist);
  const formsFile = join(dist, FORMS_FILE);
  const built = followBuild(formsFile);

  const read = (): Settings =>
    readSettings(
      withSecretFiles({
        ...env,
        PORT: env['PORT']?.trim() || DEFAULT_PORT,
        CLIENT_ID: env['CLIENT_ID']?.trim() || serving.clientId,
      }),
    );
  const settings = read();
  const metrics = new Metrics();
  const log = options.log ?? stdoutLog(metrics);
  const gateway = await openGateway(settings, built, log, metrics);
  const answer = staticFiles(
    dist,
    followFile(servingFile, serving, () => readServing(dist)),
  );
  const files = answerFiles(
    answer,
    (error) => log('error', 'request failed', { code: failureCode(error) }),
    {
      isSecure: (request) => cameOverTls(request, settings.trustedProxies),
      clientOf: (request) => clientOf(request, settings.trustedProxies),
    },
  );
  return { ...(await run({ gateway, files, settings, read, log })), log };
}
