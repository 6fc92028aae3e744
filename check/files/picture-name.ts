/** A text that is nothing but the name of a picture's file. */
export const PICTURE_NAME = /^[^\s/][^/\n]*\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/i;
