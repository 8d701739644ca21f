"use client";

import { useEffect, useRef, useState } from "react";
import { ContestFileButton } from "@/components/contestant/contest-files/contest-file-button";
import { FillCredentials } from "@/components/contestant/contest-files/fill-credentials";
import { Actions } from "@/components/ui/actions";
import { Panel } from "@/components/ui/panel";
import type { ApiError } from "@/lib/site/api/client";

/** Creates missing credentials and downloads the contestants for contest systems, or says who has no credentials. */
export function ContestFiles() {
  const [error, setError] = useState<ApiError | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (error) heading.current?.focus();
  }, [error]);

  return (
    <>
      <Actions>
        <FillCredentials onCreated={() => setError(null)} />
        <ContestFileButton endpoint="GET /api/Contestant/export/cms/zip" system="CMS" onInvalid={setError} />
        <ContestFileButton endpoint="GET /api/Contestant/export/domjudge/zip" system="DOMjudge" onInvalid={setError} />
      </Actions>
      {error && (
        <Panel
          className="mt-6 grid max-w-[56rem] grid-cols-1 gap-4"
          role="region"
          aria-labelledby="contest-files-error"
        >
          <h3 id="contest-files-error" className="text-lg/8" ref={heading} tabIndex={-1}>
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
      )}
    </>
  );
}
