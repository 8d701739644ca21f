import { type ReactNode, useState } from "react";
import { CsvImport } from "@/components/forms/csv/csv-import";
import { useSendsMail } from "@/components/mail/sends-mail";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { saveCsv } from "@/components/ui/table/save-csv";
import { Table } from "@/components/ui/table/table";
import type { FileNotes } from "@/lib/platform/csv/schema";
import { plural } from "@/lib/platform/text/plural";

interface ImportedAccounts extends FileNotes {
  accounts: { email: string }[];
  /** Null in a preview. */
  createdAt: string | null;
}

interface ImportAccountsProps<T extends ImportedAccounts> {
  itemNames: readonly [singular: string, plural: string];
  /** Throws ApiError. */
  send: (body: FormData, query: { dryRun: string; invite: string }) => Promise<T>;
  /** The columns of the preview. */
  columns: readonly string[];
  cellsOf: (account: T["accounts"][number]) => ReactNode;
  /** The headings of the file to fill in. */
  headings: readonly string[];
}

/** Creates users, or guides with their users, from a CSV file. */
export function ImportAccounts<T extends ImportedAccounts>({
  itemNames,
  send,
  columns,
  cellsOf,
  headings,
}: ImportAccountsProps<T>) {
  const [invite, setInvite] = useState(false);
  const sendsMail = useSendsMail();
  const items = itemNames[1];
  return (
    <>
      <Checkbox className="mb-5" checked={invite} onChange={(event) => setInvite(event.target.checked)}>
        Send invitations, so that the {items} choose their passwords
      </Checkbox>
      <CsvImport
        // The result keeps the choice, which the user may change after the import.
        send={async (body, query) => ({
          ...(await send(body, { ...query, invite: String(invite) })),
          areInvited: invite,
        })}
        storing={`Creating the ${items}…`}
        success={`The ${items} have been created successfully!`}
        onDownloadTemplate={() =>
          saveCsv(
            `new-${items}`,
            headings.map((title) => ({ title, value: () => null })),
            [],
          )
        }
        action={({ accounts }) => `Create ${plural(accounts.length, ...itemNames)}`}
        preview={({ accounts, createdAt, areInvited }) => (
          <>
            <Table columns={columns} aria-label={`The ${items} in the file`}>
              {accounts.map((account) => (
                <tr key={account.email}>{cellsOf(account)}</tr>
              ))}
            </Table>
            {createdAt && areInvited && !sendsMail && (
              <Notice tone="warning">
                {plural(accounts.length, "invitation is", "invitations are")} written. This site sends no mail: open{" "}
                <Link href="/controlPanel/mail?state=Waiting">Mail</Link>, copy and send{" "}
                {accounts.length === 1 ? "it" : "them"}.
              </Notice>
            )}
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
        )}
      />
    </>
  );
}
