/** The path of a picture, or null if there is none. */
export function picturePath(hash: string | null): string | null {
  return hash && `/pictures/${hash}.webp`;
}

/** The path of a picture's card, cropped to 150x190 CSS pixels, from its `picturePath`. */
export function cardPath(path: string): string {
  return path.replace(/\.webp$/, "-card.webp");
}
