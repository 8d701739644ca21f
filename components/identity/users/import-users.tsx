"use client";

import { ImportAccounts } from "@/components/identity/users/import-accounts";
import type { ImportedUsers } from "@/lib/identity/schema";
import { api } from "@/lib/site/api/client";

const itemNames = ["user", "users"] as const;
const columns = ["Country", "User"];
const headings = ["Country", "Name", "E-mail"];

export function ImportUsers() {
  return (
    <ImportAccounts<ImportedUsers>
      itemNames={itemNames}
      send={(body, query) => api("POST /api/Identity/import/csv", { query, body })}
      columns={columns}
      headings={headings}
      cellsOf={({ country, name, email }) => (
        <>
          <td>{country}</td>
          <td>
            <bdi>{name}</bdi>
            <small>{email}</small>
          </td>
        </>
      )}
    />
  );
}
