import { ExportMails } from "@/components/message/export-mails";
import { MessageMailsTable } from "@/components/message/message-mails-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages, pageSize, startOfPage } from "@/components/ui/list-pages";
import { firstValues, type SearchParams } from "@/components/ui/search-params";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { countMessageMails, listMessageMails, messageMailStates, whereMessageMails } from "@/lib/message/queries";
import type { Message } from "@/lib/message/schema";
import { plural } from "@/lib/platform/text/plural";
import { searchText } from "@/lib/platform/validation/fields";
import { findOption } from "@/lib/platform/validation/find-option";

const stateOptions = messageMailStates.map((state) => ({ id: state, name: state }));

interface MessageMailsProps {
  message: Message;
  params: SearchParams;
  instant: Date;
}

/** A page of those mails of a message that the search and the filter select. */
export async function MessageMails({ message, params, instant }: MessageMailsProps) {
  const { id, sent, waiting, failed } = message;
  const all = sent + waiting + failed;
  if (all === 0) return <EmptyState title="No mails">They were deleted with the people.</EmptyState>;
  const given = firstValues(params);
  const q = searchText.catch("").parse(given.q);
  const state = findOption(messageMailStates, given.state);
  const where = whereMessageMails(id, { q, state }, instant);
  const found = await countMessageMails(where);
  const mails = await listMessageMails(where, instant, { skip: startOfPage(params, found), take: pageSize });
  return (
    <>
      <FilterBar
        label="Mails"
        q={q}
        filters={[{ name: "state", title: "State", value: state ?? "", options: stateOptions }]}
        isServerRendered
      />
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <p role="status" className="text-ink-soft">
          {(q || state) && `${found} of `}
          {plural(all, "mail", "mails")}
        </p>
        <ExportMails messageId={id} />
      </div>
      <ListPages label="Pages of mails" path="/controlPanel/mail" params={params} count={found} />
      {found === 0 ? (
        <EmptyState title="No mails match">Search for something else, or show all.</EmptyState>
      ) : (
        <MessageMailsTable mails={mails} />
      )}
    </>
  );
}
