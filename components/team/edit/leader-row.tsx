import { type ReactNode, useState } from "react";
import { useApiForm } from "@/components/forms/use-api-form";
import { MailLink } from "@/components/leader/mail-link";
import { FormDialog } from "@/components/team/edit/form-dialog";
import { MemberRow } from "@/components/team/edit/member-row";
import { ReplaceLeader } from "@/components/team/edit/replace-leader";
import type { TeamData } from "@/components/team/edit/team-data";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PhoneLink } from "@/components/ui/phone-link";
import { leaderEdit } from "@/lib/leader/inputs";
import { leaderLabels, leaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { api } from "@/lib/site/api/client";

const labels = { person: detailLabels, ...leaderLabels };
const teamList = new Intl.ListFormat("en");

interface LeaderRowProps {
  data: TeamData;
  leader: Leader;
  isDeputy?: boolean;
  success: string;
  /** After the other buttons. */
  children?: ReactNode;
}

/** The team's leader or deputy, with dialogs to change their details and to replace them. */
export function LeaderRow({ data, leader, isDeputy = false, success, children }: LeaderRowProps) {
  const { canEditDetails, canEditRoster, enums, otherLeaders } = data;
  const [open, setOpen] = useState(false);
  const focusLinked = useLinkedField(isDeputy ? "deputy" : "leader", () => setOpen(canEditDetails));
  const form = useApiForm({
    name: "leader",
    record: leader,
    values: leaderValues(leader),
    labels,
    schema: leaderEdit,
    update: (body, options) => api("PUT /api/Leader", { body, ...options }),
    success,
    after: () => setOpen(false),
  });
  const otherTeams = otherLeaders.filter(({ id }) => id === leader.id).map(({ team }) => team);
  return (
    <MemberRow
      person={leader.person}
      isUnsaved={form.hasChanges}
      details={
        <>
          <MailLink email={leader.email} />
          <PhoneLink number={leader.phoneNumber} />
        </>
      }
    >
      {canEditDetails && (
        <FormDialog
          state={form}
          open={open}
          onOpenChange={setOpen}
          trigger={<Button>Edit Personal Info</Button>}
          title={leader.person.fullName}
          action="Change"
        >
          <div ref={focusLinked} className="contents">
            <LeaderFields
              names={{ person: "person", email: "email", phone: "phoneNumber" }}
              pictureLabel={isDeputy ? "Picture of the deputy leader" : "Picture of the leader"}
              picturePath={leader.person.picturePath}
              tShirtSizes={enums.tShirtSizesList}
            />
          </div>
          {otherTeams.length > 0 && (
            <Notice tone="warning">
              <p>Also leads {teamList.format(otherTeams)}. Changes apply there too.</p>
            </Notice>
          )}
        </FormDialog>
      )}
      {canEditRoster && <ReplaceLeader data={data} isDeputy={isDeputy} />}
      {children}
    </MemberRow>
  );
}
