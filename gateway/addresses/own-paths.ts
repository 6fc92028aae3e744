/** Everything that `createApp` (gateway/app.ts) has a route for, whether it is answered with success or not. */
const OWN = /^\/(crm(\/|$)|(healthz|livez|metrics)$)/;

/** Whether a path is the gateway's, on a server that has files next to it. */
export function isForGateway(path: string): boolean {
  return OWN.test(path);
}
