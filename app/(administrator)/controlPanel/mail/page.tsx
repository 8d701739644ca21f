import { accountPage } from "@/app/account-page";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { MailDialog } from "@/components/mail/mail-dialog";
import { MailsTable } from "@/components/mail/mails-table";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { currentEdition } from "@/lib/edition/queries";
import { listMails } from "@/lib/mail/queries";
import { sendsMail } from "@/lib/mail/sends-mail";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";

/** All mail that the site has written; `?mail=<id>` shows one. */
export default accountPage("/controlPanel/mail", async ({ params }) => {
  const [{ timeZone }, mails] = await Promise.all([currentEdition(), listMails(await now())]);
  return (
    <>
      <PageHeader
        title="Mail"
        count={mails.length}
        lead={
          !sendsMail() &&
          "This site sends no mail: open each mail that waits, copy its text, send it, and mark it as sent."
        }
      />
      <ActivityTabs path="/controlPanel/mail" />
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
      <RecordDialog param="mail" searchParams={params} find={(id) => mails.find((mail) => mail.id === id)}>
        {(mail) => <MailDialog mail={mail} />}
      </RecordDialog>
    </>
  );
});
