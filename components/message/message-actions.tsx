"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { placeholdersIn } from "@/lib/mail/placeholders";
import { bccHint } from "@/lib/message/labels";
import type { Message } from "@/lib/message/schema";
import { copyText } from "@/lib/platform/browser/copy-text";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

interface MessageActionsProps {
  message: Message & { text: string };
  /** The addresses of the mails that wait. */
  addresses: readonly string[];
}

/** Sends failed mails again; where the site sends no mail, helps to send the waiting ones by hand. */
export function MessageActions({ message, addresses }: MessageActionsProps) {
  const { id, subject, text, waiting, failed } = message;
  const sendsMail = useSendsMail();
  const { pending, run } = useApiAction();
  if (sendsMail) {
    return (
      failed > 0 && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() =>
            run({
              send: () => api("POST /api/Message/{id}/sending", { params: { id } }),
              success: `${plural(failed, "mail is", "mails are")} sent again.`,
            })
          }
        >
          Send again to the {failed} that failed
        </Button>
      )
    );
  }
  if (waiting === 0) return null;
  return (
    <>
      <Button onClick={() => void copyText(addresses.join(", "), bccHint)}>Copy addresses</Button>
      {placeholdersIn(`${subject}\n${text}`).length === 0 && (
        <Button onClick={() => void copyText(text, "The text is copied.")}>Copy text</Button>
      )}
      <Button
        variant="primary"
        pending={pending}
        onClick={() =>
          run({
            send: () => api("POST /api/Message/{id}/sent", { params: { id } }),
            success: `${plural(waiting, "mail is", "mails are")} marked as sent.`,
          })
        }
      >
        Mark {waiting} as sent
      </Button>
    </>
  );
}
