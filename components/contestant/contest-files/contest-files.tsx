"use client";

import { useState } from "react";
import { FillCredentials } from "@/components/contestant/contest-files/fill-credentials";
import { useApiAction } from "@/components/forms/use-api-action";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { saveFile } from "@/lib/platform/browser/save-file";
import { ApiError, apiFile } from "@/lib/site/api/client";

const systems = [
  { name: "CMS", endpoint: "GET /api/Contestant/export/cms/zip" },
  { name: "DOMjudge", endpoint: "GET /api/Contestant/export/domjudge/zip" },
] as const;

type System = (typeof systems)[number];

/** Creates missing credentials and downloads the contestants for contest systems, or says who has no credentials. */
export function ContestFiles() {
  const [error, setError] = useState<ApiError | null>(null);
  return (
    <>
      <Actions>
        <FillCredentials onCreated={() => setError(null)} />
        {systems.map((system) => (
          <Download key={system.name} system={system} onInvalid={setError} />
        ))}
      </Actions>
      {error && <MissingCredentials error={error} />}
    </>
  );
}

interface DownloadProps {
  system: System;
  /** Called with null before a download, and with the error if contestants have no credentials. */
  onInvalid: (error: ApiError | null) => void;
}

/** Downloads the contestants for a contest system. */
function Download({ system: { name, endpoint }, onInvalid }: DownloadProps) {
  const { pending, run } = useApiAction();

  function showInvalid(error: unknown): never {
    if (error instanceof ApiError && error.status === 422) onInvalid(error);
    throw error;
  }

  function download() {
    onInvalid(null);
    return run({
      send: () => apiFile(endpoint, { silentStatus: 422 }).catch(showInvalid),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
    });
  }

  return (
    <Button pending={pending} onClick={() => void download()}>
      {pending ? `Preparing the files for ${name}…` : `Download for ${name}`}
    </Button>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Who has no credentials; its heading is focused when it appears. */
function MissingCredentials({ error }: { error: ApiError }) {
  return (
    <Panel className="mt-6 grid max-w-[56rem] grid-cols-1 gap-4" role="region" aria-labelledby="contest-files-error">
      <h3 id="contest-files-error" className="text-lg/8" ref={focus} tabIndex={-1}>
        {error.message}
      </h3>
      <table className="data-table" aria-labelledby="contest-files-error">
        <thead className="[&_th]:static [&_th]:bg-transparent [&_th]:py-2">
          <tr>
            <th scope="col" className="w-px">
              Contestant
            </th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(error.fields).map(([code, reasons]) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td>{reasons.join(" ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
