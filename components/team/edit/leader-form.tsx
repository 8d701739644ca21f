import { type ReactNode, useEffect, useState } from "react";
import { RecordForm } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { TravelNote } from "@/components/team/edit/travel-note";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { leaderEdit } from "@/lib/leader/inputs";
import { leaderLabels, leaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { api } from "@/lib/site/api/client";

const names = { person: "person", email: "email", phone: "phoneNumber" };
const teamList = new Intl.ListFormat("en");
const labels = { person: detailLabels, ...leaderLabels };

interface LeaderFormProps {
  data: TeamData;
  leader: Leader;
  /** The id of the element around the form. */
  sectionId: string;
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
  const { data, leader, sectionId, title, success, tShirtSizes, timeZone, canEdit, moreActions } = props;
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = canEdit && editedId === leader.id;
  const otherTeams = data.otherLeaders.filter(({ id }) => id === leader.id).map(({ team }) => team);
  const stopEditing = () => setEditedId(null);
  const isLinked = useLinkedField(sectionId, isEditing);
  useEffect(() => {
    if (isLinked) setEditedId(leader.id);
  }, [isLinked, leader.id]);
  const form = useApiForm({
    name: "leader",
    record: leader,
    values: leaderValues(leader),
    labels,
    schema: leaderEdit,
    update: (body, options) => api("PUT /api/Leader", { body, ...options }),
    success,
    after: stopEditing,
    onRestored: () => setEditedId(leader.id),
  });

  async function toggle() {
    if (isEditing) await form.submit();
    else setEditedId(leader.id);
  }

  function cancel() {
    form.discard();
    stopEditing();
  }

  const editButtons = canEdit && (
    <>
      <Button type="submit" variant={isEditing && form.hasChanges ? "primary" : "secondary"} pending={form.pending}>
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
    <RecordForm state={form} readOnly={!isEditing} onSubmit={toggle} actions={actions}>
      <LeaderFields
        names={names}
        pictureLabel={`Picture of the ${title}`}
        picturePath={leader.person.picturePath}
        tShirtSizes={tShirtSizes}
      />
      {isEditing && otherTeams.length > 0 && (
        <Notice tone="warning">
          <p>Also leads {teamList.format(otherTeams)}. Changes apply there too.</p>
        </Notice>
      )}
      <TravelNote data={data} timeZone={timeZone} />
    </RecordForm>
  );
}
