import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";

export const guestRole = "GUEST";

export const committeeColumns = { key: true, name: true, chairTitle: true, memberTitle: true } as const;

/** Selects what `assignedRoles` needs, in the order of the committees, a chair first. */
export const assignedRolesSelect = {
  isGuest: true,
  committees: {
    select: { isChair: true, committee: { select: { id: true, ...committeeColumns } } },
    orderBy: [{ committee: { position: "asc" } }, { isChair: "desc" }],
  },
} satisfies PersonSelect;

type AssignedRoles = PersonGetPayload<{ select: typeof assignedRolesSelect }>;

/** The roles of a chair and a member in each committee. */
export const committeeRoles = <Committee>(committees: readonly Committee[]) =>
  committees.flatMap((committee) => [true, false].map((isChair) => ({ committee, isChair })));

/** A role's name in the API, e.g. JURY_CHAIR. */
export const roleName = ({ committee, isChair }: { committee: { key: string }; isChair: boolean }): string =>
  `${committee.key}_${isChair ? "CHAIR" : "MEMBER"}`;

/** What people call a role, e.g. "Jury: Head of the Jury". */
export const roleTitle = ({ committee, isChair }: AssignedRoles["committees"][number]): string =>
  `${committee.name}: ${isChair ? committee.chairTitle : committee.memberTitle}`;

/** The names of the roles that do not follow from a leader, contestant or guide record. */
export const assignedRoles = ({ isGuest, committees }: AssignedRoles): string[] => [
  ...(isGuest ? [guestRole] : []),
  ...committees.map(roleName),
];

export const personRolesWith = (committees: readonly { key: string }[]): string[] => [
  "LEADER",
  "CONTESTANT",
  guestRole,
  "GUIDE",
  ...committeeRoles(committees).map(roleName),
];

/** A key that is not in `takenKeys`, e.g. SCIENTIFIC_COMMITTEE. It never changes, because people's roles contain it. */
export function committeeKey(name: string, takenKeys: ReadonlySet<string>): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^[^A-Z]+|_+$/g, "");
  const base = words || "COMMITTEE";
  let key = base;
  for (let number = 2; takenKeys.has(key); number++) key = `${base}_${number}`;
  return key;
}
