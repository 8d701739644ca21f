/** A picture may have this many bytes, decoded from base64 (api.md, "Pictures in"). */
export const maxPictureBytes = 8 * 1024 * 1024;
