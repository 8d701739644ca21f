"use client";

import { ImportAccounts } from "@/components/identity/users/import-accounts";
import type { ImportedGuides } from "@/lib/guide/schema";
import { api } from "@/lib/site/api/client";

const itemNames = ["guide", "guides"] as const;
const columns = ["Guide", "Phone number", "T-shirt size", "School"];
const headings = ["Name", "E-mail", "Phone number", "T-shirt size", "School name", "Class designator"];

export function ImportGuides() {
  return (
    <ImportAccounts<ImportedGuides>
      itemNames={itemNames}
      send={(body, query) => api("POST /api/Guide/import/csv", { query, body })}
      columns={columns}
      headings={headings}
      cellsOf={({ name, email, phoneNumber, tShirtSize, schoolName, classDesignator }) => (
        <>
          <td>
            <bdi>{name}</bdi>
            <small>{email}</small>
          </td>
          <td>{phoneNumber}</td>
          <td>{tShirtSize}</td>
          <td>{[schoolName, classDesignator].filter(Boolean).join(", ")}</td>
        </>
      )}
    />
  );
}
