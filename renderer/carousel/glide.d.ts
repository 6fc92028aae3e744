/** Glide's own types describe the full build only; the modular one has the same class and names its parts. */
declare module '@glidejs/glide/dist/glide.modular.esm' {
  import Glide from '@glidejs/glide';

  export default Glide;
  export const Swipe: Glide.Swipe;
  export const Autoplay: Glide.Autoplay;
}
