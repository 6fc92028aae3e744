/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

/** How many times slower than here its processor is. */
export const SLOWDOWN = 4;
