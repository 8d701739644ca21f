export function picturePath(hash: string | null): string | null {
  return hash && `/pictures/${hash}.webp`;
}

/** The path that visitors get; null for a picture that is not for them. */
export const publicPicturePath = (person: { pictureHash: string | null; pictureIsPublic: boolean }) =>
  picturePath(person.pictureIsPublic ? person.pictureHash : null);

export function cardPath(path: string): string {
  return path.replace(/\.webp$/, "-card.webp");
}
