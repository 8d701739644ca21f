import { accountPage } from "@/app/account-page";
import { MailDialog } from "@/components/mail/mail-dialog";
import { MailsTable } from "@/components/mail/mails-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { RecordGone } from "@/components/ui/record-gone";
import { currentEdition } from "@/lib/edition/queries";
import { listMails } from "@/lib/mail/queries";
import { sendsMail } from "@/lib/mail/sends-mail";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";

const path = "/controlPanel/mail";

/** All mail that the site has written; `?mail=<id>` shows one. */
const { metadata, Page } = accountPage(path, async ({ params }) => {
  const { shown, closeHref } = dialogAddress(path, params, "mail");
  const [{ timeZone }, mails] = await Promise.all([currentEdition(), listMails(await now())]);
  const mail = mails.find(({ id }) => id === shown);
  return (
    <>
      <MailsTable
        rows={mails.map(({ id, to, subject, state, createdAt }) => ({
          id,
          to,
          subject,
          state,
          createdAt,
          created: formatInstant(new Date(createdAt), timeZone),
        }))}
        lead={
          sendsMail()
            ? undefined
            : "This site sends no mail: open each mail that waits, copy its text, send it, and mark it as sent."
        }
        empty={{ title: "No mail yet", text: "Every mail to users and registrators appears here." }}
      />
      {mail && <MailDialog key={shown} mail={mail} closeHref={closeHref} />}
      {shown && !mail && <RecordGone what="mail" listHref={closeHref} />}
    </>
  );
});

export { metadata, Page as default };
