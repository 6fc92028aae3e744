/** As of when a site is looked at, in milliseconds since 1970, and in which time zone; nothing if site.yaml names none. */
export interface Clock {
  asOf: number;
  timeZone: string | undefined;
}
