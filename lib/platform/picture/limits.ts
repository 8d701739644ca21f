/** Largest picture in bytes, decoded from base64. */
export const maxPictureBytes = 8 * 1024 * 1024;

/** Longest side of a stored picture, in pixels. */
export const maxPictureSide = 1024;

/** The same for the background of a printed document: 250 dpi on A4. */
export const maxBackgroundSide = 3000;
