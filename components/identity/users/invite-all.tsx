"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { copyThem } from "@/lib/mail/labels";
import { api } from "@/lib/site/api/client";

export function InviteAll() {
  const sendsMail = useSendsMail();
  return (
    <ConfirmAction
      trigger={<Button>Invite again…</Button>}
      title="Invite all users without a password?"
      description="Each gets a new link to choose one. Their earlier links stop working."
      action="Invite all"
      variant="primary"
      send={() => api("POST /api/Identity/invitations")}
      success={
        sendsMail ? "All are invited. The mails are on the page Mail." : `The invitations are written. ${copyThem}`
      }
    />
  );
}
