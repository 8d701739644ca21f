import { activityHref } from "@/components/audit/activity-href";
import { GivenPassword } from "@/components/identity/users/given-password";
import { UserActions } from "@/components/identity/users/user-actions";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable, type Filter } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import type { SearchParams } from "@/components/ui/table-state";
import type { ListedUser } from "@/lib/identity/schema";

export interface UserRow extends ListedUser {
  country: string | null;
}

const filters: Filter<UserRow>[] = [
  { name: "role", title: "Role", values: ({ role }) => [role] },
  { name: "country", title: "Country", values: ({ country }) => (country ? [country] : []) },
];

function columnsFor(ownId: string): Column<UserRow>[] {
  return [
    {
      key: "email",
      title: "Email/Username",
      isRowHeader: true,
      value: ({ email }) => email,
      cell: ({ email, disabled }) => (
        <>
          {email} {disabled && <Badge tone="amber">Disabled</Badge>}
        </>
      ),
    },
    {
      key: "password",
      title: "Given Password",
      // The password itself must not be searchable or exported.
      value: ({ givenPassword }) => (givenPassword === null ? "set by user" : ""),
      cell: ({ givenPassword, name }) =>
        givenPassword === null ? (
          <span className="text-ink-soft">set by user</span>
        ) : (
          <GivenPassword key={givenPassword} password={givenPassword} name={name} />
        ),
    },
    {
      key: "name",
      title: "Name",
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <>
          <bdi>{name}</bdi>
          <Link href={activityHref({ person: id })} className="block w-fit text-ink-soft text-xs">
            Activity<span className="sr-only"> of {name}</span>
          </Link>
        </>
      ),
    },
    {
      key: "role",
      title: "Role",
      value: ({ role }) => role,
      cell: ({ role }) => <span className="whitespace-nowrap">{role}</span>,
    },
    { key: "country", title: "Country", value: ({ country }) => country },
    {
      key: "actions",
      title: "Actions",
      isDisplayOnly: true,
      value: () => null,
      cell: ({ id, name, disabled }) => id !== ownId && <UserActions id={id} name={name} disabled={disabled} />,
    },
  ];
}

/** All accounts; administrators cannot reset or disable their own. */
export function UserTable({
  users,
  ownId,
  searchParams,
}: {
  users: UserRow[];
  ownId: string;
  searchParams: SearchParams;
}) {
  return (
    <DataTable
      name="users"
      title="List of users"
      itemNames={["user", "users"]}
      path="/controlPanel/users"
      searchParams={searchParams}
      rows={users}
      rowKey={({ id }) => id}
      columns={columnsFor(ownId)}
      filters={filters}
      empty={{ title: "No users yet", text: "Add the first one above." }}
    />
  );
}
