"use client";

import { type ReactNode, useState } from "react";
import { RecordForm } from "@/components/forms/record-form";
import { schemaResolver } from "@/components/forms/resolver";
import { useRecordForm } from "@/components/forms/use-record-form";
import { TravelNote } from "@/components/team/edit/travel-note";
import type { TeamState } from "@/components/team/edit/use-team";
import { type LeaderEditValues, leaderValues } from "@/components/team/edit/values";
import { LeaderFields, leaderLabels } from "@/components/team/form/leader-fields";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import { leaderEdit } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";

const resolver = schemaResolver<LeaderEditValues>(leaderEdit);

const names = { person: "person", email: "email", phone: "phoneNumber" };
const labels = {
  "person.fullName": leaderLabels.fullName,
  "person.nativeName": leaderLabels.nativeName,
  "person.tShirtSize": leaderLabels.tShirtSize,
  email: leaderLabels.email,
  phoneNumber: leaderLabels.phone,
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
  canEdit: boolean;
  /** Buttons beside 'Edit Personal Info'. */
  moreActions: ReactNode;
}

/** A leader's details, read-only until 'Edit Personal Info' is pressed; the same button, then 'Change', saves. */
export function LeaderForm(props: LeaderFormProps) {
  const { state, leader, title, success, tShirtSizes, timeZone, canEdit, moreActions } = props;
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = canEdit && editedId === leader.id;
  const record = useRecordForm<LeaderEditValues, Leader>({
    stored: leader,
    toValues: leaderValues,
    resolver,
    labels,
    async send(values, version) {
      const saved = await api("PUT /api/Leader", { body: { ...values, version } });
      state.setLeader(saved);
      return saved;
    },
    async readStored() {
      const { leader: first, deputyLeader } = await state.refresh();
      return deputyLeader?.id === leader.id ? deputyLeader : first;
    },
    success,
  });
  const stopEditing = () => setEditedId(null);

  async function toggle() {
    if (!isEditing) setEditedId(leader.id);
    else if (await record.submit()) stopEditing();
  }

  function cancel() {
    record.discard();
    stopEditing();
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
  const editButtons = canEdit && (
    <>
      <Button type="submit" variant={isEditing ? "primary" : "secondary"} pending={record.isSubmitting}>
        {isEditing ? "Change" : "Edit Personal Info"}
      </Button>
      {isEditing && (
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </>
  );
  const actions = (canEdit || moreActions) && (
    <>
      {editButtons}
      {moreActions}
    </>
  );
  return (
    <RecordForm
      record={record}
      readOnly={!isEditing}
      onSubmit={toggle}
      onResolved={stopEditing}
      fields={fields}
      actions={actions}
    />
  );
}
