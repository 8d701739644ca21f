import { GivenPassword } from "@/components/identity/users/given-password";
import { UnlockAccount } from "@/components/identity/users/unlock-account";
import { Badge } from "@/components/ui/badge";
import { editColumn } from "@/components/ui/row-actions";
import {
  type Column,
  type Filter,
  readSearch,
  type SearchParams,
  searchRows,
  withOptions,
} from "@/components/ui/table-state";
import { listedEmail, roleLabels } from "@/lib/identity/labels";
import type { ListedUser } from "@/lib/identity/schema";

export interface UserRow
  extends Pick<ListedUser, "id" | "email" | "name" | "role" | "disabled" | "givenPassword" | "hasPassword"> {
  country: string | null;
  /** The time at which a lock after failed sign-ins ends, such as "14:20". */
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

export const userFilters: readonly Filter<UserRow>[] = [
  { name: "role", title: "Role", values: ({ role }) => [roleLabels[role]] },
  { name: "country", title: "Country", values: ({ country }) => (country ? [country] : []) },
  {
    name: "state",
    title: "State",
    values: (user) => states.flatMap(([state, applies]) => (applies(user) ? [state] : [])),
  },
];

const passwordNote = ({ hasPassword }: Pick<UserRow, "hasPassword">) =>
  hasPassword ? "set by user" : "not chosen yet";

export function userColumns(siteUrl: string): Column<UserRow>[] {
  return [
    {
      key: "email",
      title: listedEmail,
      isRowHeader: true,
      value: ({ email }) => email,
      cell: ({ id, email, name, disabled, lockedUntil }) => (
        <>
          {email} {disabled && <Badge tone="amber">Disabled</Badge>}
          {lockedUntil && (
            <span className="inline-flex flex-wrap items-center">
              <Badge tone="amber">{`Locked until ${lockedUntil}`}</Badge>
              <UnlockAccount id={id} name={name} />
            </span>
          )}
        </>
      ),
    },
    {
      key: "password",
      title: "Given Password",
      // The password itself must not be searchable or exported.
      value: (user) => (user.givenPassword === null ? passwordNote(user) : ""),
      cell: ({ givenPassword, hasPassword, name, email }) =>
        givenPassword === null ? (
          <span className="text-ink-soft">{passwordNote({ hasPassword })}</span>
        ) : (
          <GivenPassword key={givenPassword} password={givenPassword} name={name} email={email} siteUrl={siteUrl} />
        ),
    },
    { key: "name", title: "Name", value: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: "role",
      title: "Role",
      value: ({ role }) => roleLabels[role],
      cell: ({ role }) => <span className="whitespace-nowrap">{roleLabels[role]}</span>,
    },
    { key: "country", title: "Country", value: ({ country }) => country },
    editColumn("user", ({ name }) => name),
  ];
}

/** The users that the table shows for these search parameters. */
export const selectUsers = (users: readonly UserRow[], params: SearchParams): UserRow[] =>
  searchRows(users, userColumns(""), userFilters, readSearch(params, withOptions(users, userFilters)));
