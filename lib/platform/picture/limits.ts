/** Largest picture in bytes, decoded from base64. */
export const maxPictureBytes = 8 * 1024 * 1024;

/** Longest side of a stored picture, in pixels. */
export const maxPictureSide = 1024;
