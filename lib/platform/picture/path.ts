export function picturePath(hash: string | null): string | null {
  return hash && `/pictures/${hash}.webp`;
}

export function cardPath(path: string): string {
  return path.replace(/\.webp$/, "-card.webp");
}
