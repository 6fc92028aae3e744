import { openGateway as open } from '../gateway/gateway.ts';
import { jsonLog, type Log } from '../gateway/log.ts';
import { Metrics } from '../gateway/metrics.ts';
import { withSecretFiles } from '../gateway/settings/secret-files.ts';
import { readSettings } from '../gateway/settings/settings.ts';
import { followBuild } from '../server/follow-build.ts';

export type { Log } from '../gateway/log.ts';
export { isForGateway } from '../gateway/addresses/own-paths.ts';
export { SettingsError } from '../gateway/settings/settings.ts';

export interface GatewayOptions {
  /** Path of `.forms.json` in the `dist/` of a built site; a later build is followed. */
  formsFile: string;
  /** Settings, as gateway/README.md lists them; the environment of the process by default. */
  env?: Record<string, string | undefined> | undefined;
  /** Where events go; lines of JSON on the standard output by default. */
  log?: Log | undefined;
}

/** The gateway as a part of another server. */
export interface EmbeddedGateway {
  /**
   * Answers a request.
   * @param address of the client's connection, for the limits of each; without it all share one
   */
  fetch: (request: Request, address?: string) => Promise<Response>;
  /** Begins to deliver what was accepted. */
  start: () => void;
  /** Ends what is under way and closes the database. Hand it no request any more before. */
  stop: () => Promise<void>;
}

/**
 * Opens the gateway without a server of its own: `fetch` answers what `isForGateway` says is for it.
 * @throws SettingsError if a setting is wrong, and an Error if there are no forms
 */
export async function openGateway(options: GatewayOptions): Promise<EmbeddedGateway> {
  const { formsFile, env = process.env } = options;
  const log = options.log ?? jsonLog((line) => process.stdout.write(line), Date.now);
  const settings = readSettings(withSecretFiles(env));
  const gateway = await open(settings, followBuild(formsFile), log, new Metrics());
  return {
    fetch: async (request, address) =>
      gateway.app.fetch(
        request,
        address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } },
      ),
    start: () => gateway.start(),
    stop: () => gateway.stop(),
  };
}
