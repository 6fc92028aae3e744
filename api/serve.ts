import type { Log } from '../gateway/log.ts';
import { serveSite } from '../server/serve-site.ts';

export interface ServeOptions {
  /** The port to listen on; 4173 by default, 0 for any that is free. */
  port?: number | undefined;
  /** Settings of the gateway, as gateway/README.md lists them; the environment of the process by default. */
  env?: Record<string, string | undefined> | undefined;
  /** Where events of the gateway go; lines of JSON on the standard output by default. */
  log?: Log | undefined;
}

/** Something that listens on a port of this machine. */
export interface Listening {
  /** Such as http://localhost:4173, without a slash at its end. */
  url: string;
  /** Resolves when all has ended that was under way. */
  stop: () => Promise<void>;
}

/**
 * Serves the built site with the gateway that takes its inquiries, as on a server. It is for the caller to stop it.
 * @param site the folder with site.yaml and `dist/`
 * @throws when there is no build, the port is taken, or a setting is wrong
 */
export async function serve(site: string, options: ServeOptions = {}): Promise<Listening> {
  const { port, env = process.env, log } = options;
  const settings = port === undefined ? env : { ...env, PORT: String(port) };
  const served = await serveSite(site, { env: settings, log });
  return { url: `http://localhost:${served.port}`, stop: served.stop };
}
