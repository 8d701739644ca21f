import { useId } from "react";
import { ActionError } from "@/components/forms/action-error";
import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Disclosure } from "@/components/ui/disclosure";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { copyIt } from "@/lib/mail/labels";
import { bccHint } from "@/lib/message/labels";
import type { MessagePreview } from "@/lib/message/schema";
import { copyText } from "@/lib/platform/browser/copy-text";
import { plural } from "@/lib/platform/text/plural";

interface SendDialogProps {
  preview: MessagePreview;
  /** How the recipients were chosen. */
  description: string;
  /** Whether the message is being sent. */
  pending: boolean;
  onClose: () => void;
  /** Shows the mail of another recipient. Throws ApiError. */
  onChoose: (recipient: string) => Promise<void>;
  /** Sends the mail of a recipient to the user. Throws ApiError. */
  onTest: (recipient: string) => Promise<unknown>;
  onSend: () => Promise<void>;
}

/** Says who gets a message and who does not, and shows the mail of one of them, before it is sent. */
export function SendDialog({ preview, description, pending, onClose, onChoose, onTest, onSend }: SendDialogProps) {
  const { recipients, leftOut, notes, mail } = preview;
  const sendsMail = useSendsMail();
  const { pending: isTesting, error, run } = useApiAction();
  const id = useId();
  const action = `${sendsMail ? "Send" : "Write"} ${plural(recipients.length, "mail", "mails")}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={mail ? `${action}?` : "Nobody can be written to"}
      description={description}
    >
      {leftOut.length > 0 && (
        <Notice tone="warning" className="mb-4">
          <Disclosure
            look="plain"
            title={`${leftOut.length} without a mail of their own`}
            defaultOpen={leftOut.length <= 5}
          >
            <ul className="mt-1">
              {leftOut.map(({ name, reason }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
                <li key={i} className="wrap-anywhere">
                  <bdi className="font-semibold">{name}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </Disclosure>
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      {mail && (
        <>
          <Disclosure look="plain" className="mb-4" title={plural(recipients.length, "recipient", "recipients")}>
            <ul className="mt-1">
              {recipients.map(({ name, email }) => (
                <li key={email} className="wrap-anywhere">
                  <bdi>{name}</bdi>, {email}
                </li>
              ))}
            </ul>
          </Disclosure>
          <label htmlFor={id} className="font-semibold text-sm/6">
            Preview for
          </label>
          <Select
            id={id}
            value={mail.to}
            onChange={({ target }) => void run({ send: () => onChoose(target.value), refresh: false })}
          >
            {recipients.map(({ name, email }) => (
              <option key={email} value={email}>
                {name}, {email}
              </option>
            ))}
          </Select>
          <div className="wrap-anywhere mt-3 mb-4 rounded-md border border-rule bg-paper p-4" aria-live="polite">
            <p className="mb-2 font-semibold">{mail.subject}</p>
            <p className="whitespace-pre-wrap">{mail.text}</p>
          </div>
        </>
      )}
      <ActionError reason={error} />
      <DialogActions>
        <DialogClose>Go back</DialogClose>
        {mail && (
          <>
            <Button onClick={() => void copyText(addressesOf(recipients), bccHint)}>Copy addresses</Button>
            <Button
              pending={isTesting}
              onClick={() =>
                run({
                  send: () => onTest(mail.to),
                  success: sendsMail ? "The test is on its way to you." : `The test is written. ${copyIt}`,
                  refresh: false,
                })
              }
            >
              Send me a test
            </Button>
            <Button variant="primary" pending={pending} onClick={() => void onSend()}>
              {action}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** As mail programs take them. */
const addressesOf = (recipients: MessagePreview["recipients"]) => recipients.map(({ email }) => email).join(", ");
