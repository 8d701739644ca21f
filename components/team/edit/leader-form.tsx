"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { RecordForm } from "@/components/forms/record-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import { TravelNote } from "@/components/team/edit/travel-note";
import type { TeamState } from "@/components/team/edit/use-team";
import { type LeaderEditValues, leaderValues } from "@/components/team/edit/values";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import { leaderEdit } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";

const resolver = zodResolver(leaderEdit as z.ZodType<z.output<typeof leaderEdit>, LeaderEditValues>, undefined, {
  raw: true,
});

const names = { person: "person", email: "email", phone: "phoneNumber" };
const labels = {
  "person.fullName": "Full name",
  "person.nativeName": "Native name",
  "person.tShirtSize": "T-shirt size",
  email: "E-mail",
  phoneNumber: "Phone number",
  "person.picture": "Picture",
};

interface LeaderFormProps {
  state: TeamState;
  leader: Leader;
  /** "leader" or "deputy leader". */
  title: string;
  success: string;
  tShirtSizes: readonly string[];
  timeZone: string;
  mayEdit: boolean;
  /** What else can be done with this leader. */
  actions: ReactNode;
}

/** A leader's details: read-only until 'Edit Personal Info' is pressed; the same button, now 'Change', saves. */
export function LeaderForm({
  state,
  leader,
  title,
  success,
  tShirtSizes,
  timeZone,
  mayEdit,
  actions,
}: LeaderFormProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const editing = mayEdit && editedId === leader.id;
  const record = useRecordForm<LeaderEditValues, Leader>({
    stored: leader,
    toValues: leaderValues,
    resolver,
    labels,
    async send(values, version) {
      const answer = await api("PUT /api/Leader", { body: { ...values, version } });
      state.acceptLeader(answer);
      return answer;
    },
    async readStored() {
      const { leader: first, deputyLeader } = await state.refresh();
      return deputyLeader?.id === leader.id ? deputyLeader : first;
    },
    success,
  });
  const stop = () => setEditedId(null);

  async function toggle() {
    if (!editing) setEditedId(leader.id);
    else if (await record.submit()) stop();
  }

  function cancel() {
    record.discard();
    stop();
  }

  const fields = (
    <>
      <LeaderFields
        names={names}
        pictureLabel={`Picture of the ${title}`}
        picturePath={leader.person.picturePath}
        tShirtSizes={tShirtSizes}
      />
      <TravelNote team={state.team} timeZone={timeZone} />
    </>
  );
  return (
    <RecordForm
      record={record}
      locked={!editing}
      onSubmit={toggle}
      onDecided={stop}
      fields={fields}
      actions={
        (mayEdit || actions) && (
          <>
            {mayEdit && (
              <Button type="submit" variant={editing ? "primary" : "secondary"} pending={record.isSubmitting}>
                {editing ? "Change" : "Edit Personal Info"}
              </Button>
            )}
            {editing && (
              <Button variant="quiet" onClick={cancel}>
                Cancel
              </Button>
            )}
            {actions}
          </>
        )
      }
    />
  );
}
