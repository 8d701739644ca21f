"use client";

import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { useDownload } from "@/components/forms/use-download";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Table } from "@/components/ui/table/table";
import { notify } from "@/lib/platform/browser/notifications";
import { listFirst } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { ApiError, api, apiFile, type ResponseOf } from "@/lib/site/api/client";

const systems = [
  { name: "CMS", endpoint: "GET /api/Contestant/export/cms/zip" },
  { name: "DOMjudge, day 1", endpoint: "GET /api/Contestant/export/domjudge/zip", query: { day: "1" } },
  { name: "DOMjudge, day 2", endpoint: "GET /api/Contestant/export/domjudge/zip", query: { day: "2" } },
] as const;

type System = (typeof systems)[number];

/** Creates missing credentials and downloads the contestants for contest systems, or says who has no credentials. */
export function ContestFiles() {
  const [error, setError] = useState<ApiError | null>(null);
  return (
    <>
      <div className="grid w-fit gap-3 sm:grid-cols-2 print:hidden">
        <FillCredentials onCreated={() => setError(null)} />
        {systems.map((system) => (
          <SystemDownload key={system.name} system={system} onInvalid={setError} />
        ))}
      </div>
      {error && <MissingCredentials error={error} />}
    </>
  );
}

const credentialsEndpoint = "POST /api/Contestant/credentials";

type CredentialCounts = ResponseOf<typeof credentialsEndpoint>;

const maxListedCodes = 60;

const countText = ({ usernames, passwords }: CredentialCounts) =>
  `${plural(usernames, "user name", "user names")} and ${plural(passwords, "password", "passwords")}`;

/** Shows which contestants have no user name or password, then creates what is missing. */
function FillCredentials({ onCreated }: { onCreated: () => void }) {
  const { pending, run } = useApiAction();
  const [preview, setPreview] = useState<CredentialCounts | null>(null);

  function check() {
    return run({
      send: () => api(credentialsEndpoint, { query: { dryRun: "true" } }),
      refresh: false,
      onDone(found) {
        if (found.codes.length === 0) return notify("success", "Every contestant has a user name and a password.");
        setPreview(found);
      },
    });
  }

  function create() {
    return run({
      send: () => api(credentialsEndpoint),
      onDone(created) {
        notify("success", `${countText(created)} have been created.`);
        setPreview(null);
        onCreated();
      },
    });
  }

  return (
    <>
      <Button pending={pending && !preview} onClick={() => void check()}>
        Create missing credentials
      </Button>
      {preview && (
        <ConfirmDialog
          open
          onOpenChange={() => setPreview(null)}
          title="Create missing credentials"
          description={`${countText(preview)} will be created. The user name is the contestant’s code. Nothing that is stored changes.`}
          action="Create"
          pending={pending}
          onConfirm={() => void create()}
        >
          <p className="mb-5">{listFirst(preview.codes, maxListedCodes)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface SystemDownloadProps {
  system: System;
  /** Called with null before a download, and with the error if contestants have no credentials. */
  onInvalid: (error: ApiError | null) => void;
}

function SystemDownload({ system, onInvalid }: SystemDownloadProps) {
  const { name, endpoint } = system;
  const query = "query" in system ? system.query : undefined;
  const { pending, download } = useDownload();

  function showInvalid(error: unknown): never {
    if (error instanceof ApiError && error.status === 422) onInvalid(error);
    throw error;
  }

  function handleClick() {
    onInvalid(null);
    void download(() => apiFile(endpoint, { query, silentStatus: 422 }).catch(showInvalid));
  }

  return (
    <Button pending={pending} onClick={handleClick}>
      {pending ? `Preparing the files for ${name}…` : `Download for ${name}`}
    </Button>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Who has no credentials; its heading is focused when it appears. */
function MissingCredentials({ error }: { error: ApiError }) {
  return (
    <section className="mt-6 grid grid-cols-1 gap-4" aria-labelledby="contest-files-error">
      <h3 id="contest-files-error" className="text-lg/8" ref={focus} tabIndex={-1}>
        {error.message}
      </h3>
      <Table columns={["Contestant", "Reason"]} aria-labelledby="contest-files-error">
        {Object.entries(error.fields).map(([code, reasons]) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{reasons.join(" ")}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
