import { cx } from "class-variance-authority";
import { GivenPassword } from "@/components/identity/users/given-password";
import { UnlockAccount } from "@/components/identity/users/unlock-account";
import { Badge } from "@/components/ui/badge";
import { filterColumn } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import { editColumn } from "@/components/ui/table/row-actions";
import { listedEmail, roleLabels } from "@/lib/identity/labels";
import type { ListedUser } from "@/lib/identity/schema";

export interface UserRow
  extends Pick<ListedUser, "id" | "email" | "name" | "role" | "disabled" | "givenPassword" | "hasPassword"> {
  country: string | null;
  /** When a lock after failed logins ends, in the venue's time zone, such as "14:20"; null without a lock. */
  lockedUntil: string | null;
  /** Whether a registrator has registered no team. */
  hasNoTeam: boolean;
}

const states = [
  ["Disabled", ({ disabled }: UserRow) => disabled],
  ["Locked", ({ lockedUntil }: UserRow) => lockedUntil !== null],
  ["No team", ({ hasNoTeam }: UserRow) => hasNoTeam],
  ["No password yet", ({ hasPassword }: UserRow) => !hasPassword],
  ["Given password", ({ givenPassword }: UserRow) => givenPassword !== null],
] as const;

const passwordNote = ({ hasPassword }: UserRow) => (hasPassword ? "set by user" : "not chosen yet");

export const userColumns = (siteUrl: string): ColumnDef<UserRow>[] => [
  {
    accessorKey: "email",
    header: listedEmail,
    cell: ({ row: { original } }) => (
      <>
        {original.email} {original.disabled && <Badge tone="amber">Disabled</Badge>}
        {original.lockedUntil && (
          <span className="inline-flex flex-wrap items-center">
            <Badge tone="amber">{`Locked until ${original.lockedUntil}`}</Badge>
            <UnlockAccount id={original.id} name={original.name} />
          </span>
        )}
      </>
    ),
    meta: { isRowHeader: true },
  },
  {
    id: "password",
    header: "Given Password",
    // The password itself must not be searchable or exported.
    accessorFn: (user) => (user.givenPassword === null ? passwordNote(user) : ""),
    cell: ({ row: { original } }) =>
      original.givenPassword === null ? (
        // Phones leave out passwords that users have set themselves.
        <span className={cx("text-ink-soft", original.hasPassword && "phone:[td:has(>&)]:hidden")}>
          {passwordNote(original)}
        </span>
      ) : (
        <GivenPassword
          key={original.givenPassword}
          password={original.givenPassword}
          name={original.name}
          email={original.email}
          siteUrl={siteUrl}
        />
      ),
  },
  {
    accessorKey: "name",
    header: "Name",
    cell: ({ row: { original } }) => <bdi>{original.name}</bdi>,
    meta: { isSelfExplanatory: true, initialSort: "asc" },
  },
  {
    id: "role",
    header: "Role",
    accessorFn: ({ role }) => roleLabels[role],
    cell: ({ row: { original } }) => <span className="whitespace-nowrap">{roleLabels[original.role]}</span>,
    meta: { isSelfExplanatory: true },
  },
  {
    accessorKey: "country",
    header: "Country",
    getUniqueValues: ({ country }) => (country ? [country] : []),
    meta: { isSelfExplanatory: true },
  },
  filterColumn("state", "State", (user) => states.flatMap(([state, applies]) => (applies(user) ? [state] : []))),
  editColumn("user", ({ name }) => name),
];

export const userFilters = ["role", "country", "state"];
