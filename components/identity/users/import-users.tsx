"use client";

import { useState } from "react";
import { CsvImport } from "@/components/forms/csv/csv-import";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Table } from "@/components/ui/table-scroll";
import type { ImportedUsers } from "@/lib/identity/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

const columns = ["Country", "User"];

function Preview({ accounts, createdAt, areInvited }: ImportedUsers & { areInvited: boolean }) {
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
      {createdAt && !areInvited && (
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
  const [invite, setInvite] = useState(false);
  return (
    <>
      <Checkbox className="mb-5" checked={invite} onChange={(event) => setInvite(event.target.checked)}>
        Send invitations, so that the users choose their passwords
      </Checkbox>
      <CsvImport
        send={async (body, query) => {
          const sent = { ...query, invite: String(invite) };
          return { ...(await api("POST /api/Identity/import/csv", { query: sent, body })), areInvited: invite };
        }}
        storing="Creating the users…"
        success="The users have been created successfully!"
        action={({ accounts }) => `Create ${plural(accounts.length, "user", "users")}`}
        preview={(result) => <Preview {...result} />}
      />
    </>
  );
}
