export const maxPictureBytes = 8 * 1024 * 1024;

/** In pixels. */
export const maxPictureSide = 1024;
