/*
 * Words that the engine shows or reads aloud by itself, in one place. Those of parts that are not listed here stand in
 * their components.
 */
export const words = {
  /** Leads to the map of a location. */
  showOnMap: 'Show on the map',
} as const;
