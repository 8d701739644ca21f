/**
 * The key of a new committee, from its name: upper-case words of ASCII letters and digits joined by underscores, such as
 * SCIENTIFIC_COMMITTEE; a number tells it from those taken. It stays when the committee is renamed, because people's
 * roles are made of it.
 */
export function committeeKey(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^[^A-Z]+|_+$/g, "");
  const base = words || "COMMITTEE";
  let key = base;
  for (let number = 2; taken.has(key); number++) key = `${base}_${number}`;
  return key;
}
