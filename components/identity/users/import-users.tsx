"use client";

import { CsvImport } from "@/components/csv/csv-import";
import { ButtonLink } from "@/components/ui/button";
import type { ImportedAccounts } from "@/lib/identity/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

function Preview({ accounts, createdAt }: ImportedAccounts) {
  return (
    <>
      <table className="data-table" aria-label="Accounts in the file">
        <thead className="[&_th]:static [&_th]:bg-transparent [&_th]:py-2">
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Account</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ country, name, email }) => (
            <tr key={email}>
              <td className="wrap-normal">{country}</td>
              <td>
                <bdi>{name}</bdi>
                <span className="block text-ink-soft">{email}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {createdAt && (
        <ButtonLink
          variant="primary"
          className="justify-self-start"
          href={`/controlPanel/users/print?created=${createdAt}`}
        >
          Print their sign-in sheets
        </ButtonLink>
      )}
    </>
  );
}

/** Creates the accounts of a CSV file. */
export function ImportUsers() {
  return (
    <CsvImport
      send={(body, query) => api("POST /api/Identity/import/csv", { query, body })}
      storing="Creating the accounts…"
      success="The accounts have been created successfully!"
      action={({ accounts }) => `Create ${plural(accounts.length, "account", "accounts")}`}
      preview={(result) => <Preview {...result} />}
    />
  );
}
