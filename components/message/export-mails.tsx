"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { saveCsv } from "@/components/ui/table/save-csv";
import type { MessageWithMails } from "@/lib/message/schema";
import { api } from "@/lib/site/api/client";

type Mail = MessageWithMails["mails"][number];

const columns = [
  { title: "To", value: ({ to }: Mail) => to },
  { title: "State", value: ({ state }: Mail) => state },
  { title: "Last error", value: ({ error }: Mail) => error },
];

/** Saves all mails of a message as CSV, also those on other pages of the list. */
export function ExportMails({ messageId }: { messageId: string }) {
  const { pending, run } = useApiAction();
  return (
    <Button
      size="sm"
      pending={pending}
      onClick={() =>
        run({
          send: () => api("GET /api/Message/{id}", { params: { id: messageId } }),
          onDone: ({ mails }) => saveCsv("mails", columns, mails),
          refresh: false,
        })
      }
    >
      Export<span className="sr-only"> all mails (CSV)</span>
    </Button>
  );
}
