import { MessageView } from "@/app/(administrator)/controlPanel/mail/message-view";
import { accountPage } from "@/app/account-page";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { DraftList } from "@/components/forms/draft-list";
import { MailDialog } from "@/components/mail/mail-dialog";
import { MailsTable } from "@/components/mail/mails-table";
import { MessagesTable } from "@/components/message/messages-table";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { currentEdition } from "@/lib/edition/queries";
import { findMail, listMailsWithoutTexts } from "@/lib/mail/queries";
import { sendsMail } from "@/lib/mail/sends-mail";
import { listMessages } from "@/lib/message/queries";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";

/** All mail of the site. `?message=<id>` shows one message to many, `?mail=<id>` one mail. */
export default accountPage("/controlPanel/mail", async ({ params }) => {
  if (params.message) return <MessageView params={params} />;
  const instant = await now();
  const [{ timeZone }, mails, messages] = await Promise.all([
    currentEdition(),
    listMailsWithoutTexts(instant),
    listMessages(instant),
  ]);
  const empty = { title: "No mail yet", text: "Messages, invitations and reminders appear here." };
  return (
    <>
      <PageHeader
        title="Mail"
        actions={
          <ButtonLink variant="primary" href="/controlPanel/mail/new">
            New message
          </ButtonLink>
        }
      />
      <ActivityTabs path="/controlPanel/mail" />
      {!sendsMail() && (
        <Notice className="mb-6">
          This site sends no mail: open each mail that waits, copy its text, send it, and mark it as sent.
        </Notice>
      )}
      <DraftList of="new message" className="mb-6" />
      {messages.length > 0 && (
        <div className="mb-12">
          <MessagesTable
            rows={messages.map(({ createdBy, ...row }) => ({
              ...row,
              created: formatInstant(new Date(row.createdAt), timeZone),
            }))}
            empty={empty}
          />
        </div>
      )}
      {(mails.length > 0 || messages.length === 0) && (
        <MailsTable
          rows={mails.map((mail) => ({ ...mail, created: formatInstant(new Date(mail.createdAt), timeZone) }))}
          empty={empty}
        />
      )}
      <RecordDialog param="mail" searchParams={params} find={(id) => findMail({ id, messageId: null }, instant)}>
        {(mail) => <MailDialog mail={mail} />}
      </RecordDialog>
    </>
  );
});
