import { accountPage } from "@/app/account-page";
import { MailDialog } from "@/components/mail/mail-dialog";
import { MailsTable } from "@/components/mail/mails-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { Notice } from "@/components/ui/notice";
import { RecordGone } from "@/components/ui/record-gone";
import { currentEdition } from "@/lib/edition/queries";
import { listMails } from "@/lib/mail/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";

const path = "/controlPanel/mail";

/** All mail that the site has written; `?mail=<id>` shows one. */
const { generateMetadata, Page } = accountPage(path, async ({ params }) => {
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
        empty={{ title: "No mail yet", text: "Every mail to users and registrators appears here." }}
      />
      {env().SMTP_URL === undefined && (
        <Notice className="mt-6">This site sends no mail. Open a mail to read or copy its text.</Notice>
      )}
      {mail && <MailDialog key={shown} mail={mail} closeHref={closeHref} />}
      {shown && !mail && <RecordGone what="mail" listHref={closeHref} />}
    </>
  );
});

export { generateMetadata, Page as default };
