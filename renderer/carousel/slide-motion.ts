/** How a slide gives way to the next. A library moves it, so the curve is the value of `--ease-out` in `styles/constants.css`. */
export const SLIDE_MOTION = {
  animationDuration: 600,
  animationTimingFunc: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
};
