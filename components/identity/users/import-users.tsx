"use client";

import { CsvImport } from "@/components/forms/csv/csv-import";
import { ButtonLink } from "@/components/ui/button";
import { Table } from "@/components/ui/table-scroll";
import type { ImportedUsers } from "@/lib/identity/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

const columns = ["Country", "User"];

function Preview({ accounts, createdAt }: ImportedUsers) {
  return (
    <>
      <Table columns={columns} aria-label="Users in the file">
        {accounts.map(({ country, name, email }) => (
          <tr key={email}>
            <td>{country}</td>
            <td>
              <bdi>{name}</bdi>
              <small>{email}</small>
            </td>
          </tr>
        ))}
      </Table>
      {createdAt && (
        <ButtonLink
          variant="primary"
          className="justify-self-start"
          href={`/controlPanel/users/print?created=${createdAt}`}
        >
          Print their login sheets
        </ButtonLink>
      )}
    </>
  );
}

export function ImportUsers() {
  return (
    <CsvImport
      send={(body, query) => api("POST /api/Identity/import/csv", { query, body })}
      storing="Creating the users…"
      success="The users have been created successfully!"
      action={({ accounts }) => `Create ${plural(accounts.length, "user", "users")}`}
      preview={(result) => <Preview {...result} />}
    />
  );
}
