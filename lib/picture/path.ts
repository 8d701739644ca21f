/** Where a picture is served, or null where there is none. Safe to import anywhere. */
export function picturePath(hash: string | null): string | null {
  return hash && `/pictures/${hash}.webp`;
}

/** The picture's cut for a card (150x190 CSS pixels), from its `picturePath`. */
export function cardPath(path: string): string {
  return path.replace(/\.webp$/, "-card.webp");
}
