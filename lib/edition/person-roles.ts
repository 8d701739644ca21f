export const guestRole = "GUEST";

export function committeeRoles(key: string) {
  return { chair: `${key}_CHAIR`, member: `${key}_MEMBER` };
}

/** The keys of the committees that a person with these roles is in. */
export const committeeKeys = (roles: readonly string[]): string[] =>
  roles.flatMap((role) => /^(.+)_(?:CHAIR|MEMBER)$/.exec(role)?.[1] ?? []);

/** Every role that people of an edition with these committees may have. */
export const personRolesWith = (committees: readonly { key: string }[]): string[] => [
  ...["LEADER", "CONTESTANT", guestRole, "GUIDE"],
  ...committees.flatMap(({ key }) => Object.values(committeeRoles(key))),
];

/**
 * The key of a new committee, from its name: words of A–Z and 0–9 joined by underscores, such as SCIENTIFIC_COMMITTEE,
 * with a number if the key is taken. It never changes, because people's roles contain it.
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
