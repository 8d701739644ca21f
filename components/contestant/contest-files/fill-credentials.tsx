"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/lib/platform/browser/notifications";
import { listFirst, plural } from "@/lib/platform/text/plural";
import { api, type ResponseOf } from "@/lib/site/api/client";

const endpoint = "POST /api/Contestant/credentials";

type Filled = ResponseOf<typeof endpoint>;

const describe = ({ usernames, passwords }: Filled) =>
  `${plural(usernames, "user name", "user names")} and ${plural(passwords, "password", "passwords")}`;

/** Creates missing user names and passwords after showing which. */
export function FillCredentials({ onCreated }: { onCreated: () => void }) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const [preview, setPreview] = useState<Filled | null>(null);

  function check() {
    return run({
      send: () => api(endpoint, { query: { dryRun: "true" } }),
      onDone(found) {
        if (found.codes.length === 0) return notify("success", "Every contestant has a user name and a password.");
        setPreview(found);
      },
    });
  }

  function create() {
    return run({
      send: () => api(endpoint),
      onDone(created) {
        notify("success", `${describe(created)} have been created.`);
        setPreview(null);
        onCreated();
        router.refresh();
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
          description={`${describe(preview)} will be created. The user name is the contestant’s code. Nothing that is stored changes.`}
          action="Create"
          pending={pending}
          onConfirm={() => void create()}
        >
          <p className="mb-5">{listFirst(preview.codes, 60)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
