"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { createIdempotencyKeys } from "@/components/forms/idempotency-keys";
import { TextAreaField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { messageHref, newMessagePath } from "@/components/message/hrefs";
import { findRecipients, type RecipientList } from "@/components/message/recipient-list";
import { SendDialog } from "@/components/message/send-dialog";
import { Disclosure } from "@/components/ui/disclosure";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { Tabs } from "@/components/ui/tabs";
import { inBraces, placeholderNames, placeholders } from "@/lib/mail/placeholders";
import { messageForm } from "@/lib/message/inputs";
import {
  addresseesOf,
  emptyMessage,
  type MessageValues,
  messageLabels,
  recipientListNames,
  recipientLists,
} from "@/lib/message/labels";
import type { MessagePreview } from "@/lib/message/schema";
import { ApiError, api, orApiError } from "@/lib/site/api/client";

/** Whom to write to, by the search and filters of a list, and what. */
export function NewMessage({ list }: { list: RecipientList }) {
  const router = useRouter();
  const params = useSearchParams();
  const found = useMemo(() => findRecipients(list, Object.fromEntries(params)), [list, params]);
  const [preview, setPreview] = useState<MessagePreview | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const { ids, description: filter } = found;
  const bodyOf = (values: MessageValues) => ({ ...values, to: list.to, ids });
  const state = useApiForm({
    name: "message",
    values: () => emptyMessage,
    schema: messageForm,
    async send(values) {
      const body = { ...bodyOf(values), filter, fingerprint: preview?.fingerprint ?? null };
      const result = await orApiError(() => api("POST /api/Message", { body, idempotencyKey: keys.keyFor(body) }));
      if (!(result instanceof ApiError)) return result;
      // The recipients are no field of the form.
      throw result.fields.ids ? result.withFields({}) : result;
    },
    success: "The message is written.",
    after: ({ id }) => router.push(messageHref(id)),
  });
  const { form } = state;
  const { isDirty } = form.formState;

  const keepAddress = useEffectEvent(() => {
    if (isDirty) state.draft.keepAddress();
  });
  // A draft is continued with the recipients that were chosen last.
  useEffect(() => {
    if (params) keepAddress();
  }, [params]);

  /** Shows the mail of a recipient, by default of the first. Throws ApiError. */
  async function show(recipient?: string): Promise<void> {
    setPreview(await api("POST /api/Message/preview", { body: { ...bodyOf(form.getValues()), recipient } }));
  }

  async function check(): Promise<void> {
    setChecking(true);
    form.clearErrors("root.server");
    const failed = (await form.trigger()) && (await orApiError(() => show()));
    if (failed instanceof ApiError) {
      const { subject, text, ids = [failed.message] } = failed.fields;
      if (subject) form.setError("subject", { type: "server", message: subject[0] });
      if (text) form.setError("text", { type: "server", message: text[0] });
      if (!subject && !text) form.setError("root.server", { type: "server", message: ids[0] });
    }
    setChecking(false);
  }

  /** An error stands in the form. */
  async function send(): Promise<void> {
    await state.submit();
    setPreview(null);
  }

  return (
    <>
      <Tabs
        label="Recipients"
        isNested
        tabs={recipientListNames.map((name) => ({
          title: recipientLists[name],
          href: `${newMessagePath}?to=${name}`,
          isCurrent: name === list.to,
        }))}
      />
      {list.rows.length > 0 && <FilterBar label="Recipients" {...found.search} />}
      <Disclosure
        look="plain"
        className="mb-6"
        title={
          <span role="status">
            {found.names.length} of {list.rows.length} chosen
          </span>
        }
      >
        <ul className="mt-2 columns-3xs gap-6">
          {found.names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <li key={i} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
      <PanelForm
        state={{ ...state, pending: state.pending || isChecking }}
        labels={messageLabels}
        title="Message"
        lead={addresseesOf[list.to]}
        action="Preview and send"
        onSubmit={check}
      >
        <TextField name="subject" label={messageLabels.subject} required />
        <TextAreaField
          name="text"
          label={messageLabels.text}
          required
          rows={12}
          hint={
            <>
              It is sent as it stands here, to each address in a mail of its own. In the text and the subject you can
              write:
              <span className="mt-2 flex flex-wrap gap-2">
                {placeholderNames.map((name) => (
                  <span key={name} className="rounded-md bg-sunk px-2 py-0.5">
                    <b>{inBraces(name)}</b> {placeholders[name]}
                  </span>
                ))}
              </span>
            </>
          }
        />
      </PanelForm>
      {preview && (
        <SendDialog
          preview={preview}
          description={filter}
          pending={state.pending}
          onClose={() => setPreview(null)}
          onChoose={show}
          onTest={(recipient) => api("POST /api/Message/test", { body: { ...bodyOf(form.getValues()), recipient } })}
          onSend={send}
        />
      )}
    </>
  );
}
