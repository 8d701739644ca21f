import { MessageMails } from "@/app/(administrator)/controlPanel/mail/message-mails";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { MailDialog } from "@/components/mail/mail-dialog";
import { MessageActions } from "@/components/message/message-actions";
import { Disclosure } from "@/components/ui/disclosure";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { RecordGone } from "@/components/ui/record-gone";
import { firstValues, type SearchParams } from "@/components/ui/search-params";
import { currentEdition } from "@/lib/edition/queries";
import { findMail } from "@/lib/mail/queries";
import { sendsMail } from "@/lib/mail/sends-mail";
import { findMessage, listWaitingAddresses } from "@/lib/message/queries";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";
import { id as idSchema } from "@/lib/platform/validation/fields";

/** A message with the state of each of its mails; `?mail=<id>` shows one. */
export async function MessageView({ params }: { params: SearchParams }) {
  const { data: id } = idSchema.safeParse(firstValues(params).message);
  const instant = await now();
  const message = id ? await findMessage(id, instant) : null;
  if (!message) return <RecordGone what="message" listHref="/controlPanel/mail" />;
  const { timeZone } = await currentEdition();
  const addresses = sendsMail() ? [] : await listWaitingAddresses(message.id, instant);
  const { subject, text, recipients, createdAt, createdBy, sent, waiting, failed } = message;
  const written = `${formatInstant(new Date(createdAt), timeZone)}${createdBy ? ` by ${createdBy}` : ""}`;
  return (
    <>
      <PageHeader
        title={subject}
        lead={
          <>
            To {recipients}. Written on {written}. <b>{sent}</b> sent, <b>{waiting}</b> waiting, <b>{failed}</b> failed.
            {!sendsMail() && waiting > 0 && " This site sends no mail: send them by hand, with the addresses as Bcc."}
          </>
        }
        actions={<MessageActions message={message} addresses={addresses} />}
      />
      <ActivityTabs path="/controlPanel/mail" />
      <Disclosure look="plain" title="Text" className="mb-6">
        <p className="wrap-anywhere mt-2 max-w-measure whitespace-pre-wrap">{text}</p>
      </Disclosure>
      <MessageMails message={message} params={params} instant={instant} />
      <RecordDialog param="mail" searchParams={params} find={(id) => findMail({ id, messageId: message.id }, instant)}>
        {(mail) => <MailDialog mail={mail} />}
      </RecordDialog>
    </>
  );
}
