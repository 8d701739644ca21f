import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { DraftList } from "@/components/forms/draft-list";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import { ContestantCard } from "@/components/team/edit/contestant-card";
import type { TeamData } from "@/components/team/edit/team-data";
import { ContestantFields } from "@/components/team/form/contestant-fields";
import { GroupBadge } from "@/components/team/team-badges";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Section } from "@/components/ui/section";
import { contestantToTeamForm } from "@/lib/contestant/inputs";
import { emptyContestantWith, withoutContact } from "@/lib/contestant/labels";
import { withAnswers } from "@/lib/question/inputs";
import { questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";
import { maxContestants } from "@/lib/team/rules";

/** The team's contestants; (+) only while there are fewer than four (specification, section 2, "Edit team"). */
export function ContestantsSection({ data }: { data: TeamData }) {
  return (
    <Section id="contestants" title="Contestants" className="mb-10 space-y-5">
      {data.team.contestants.map((contestant, i) => (
        <ContestantCard key={contestant.id} data={data} contestant={contestant} number={i + 1} />
      ))}
      {data.canEditRoster && <AddContestant data={data} />}
    </Section>
  );
}

/** The (+) button with its dialog. A full team has no button, but an open dialog stays: nothing typed is lost. */
function AddContestant({ data }: { data: TeamData }) {
  const [isOpen, setOpen] = useState(false);
  const router = useRouter();
  const { id, group, name, contestants } = data.team;
  const isFull = contestants.length >= maxContestants;

  function close() {
    setOpen(false);
    // Another tab may have added the fourth contestant meanwhile.
    router.refresh();
  }

  return (
    <>
      {!isOpen && <DraftList of="new contestant" within={id} onContinue={() => setOpen(true)} className="mb-3" />}
      <Dialog
        open={isOpen}
        onOpenChange={(open) => (open ? setOpen(true) : close())}
        trigger={
          isFull ? undefined : (
            <Button>
              <span aria-hidden="true" className="text-[1.4em]/[0.8]">
                +
              </span>
              Add contestant
            </Button>
          )
        }
        title="Add Contestant"
        description={
          <>
            Joins {name} in the group <GroupBadge group={group} />
          </>
        }
      >
        <AddContestantForm data={data} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AddContestantForm({ data, onSaved }: { data: TeamData; onSaved: () => void }) {
  const { group, id: teamId, isOnline } = data.team;
  const state = useApiForm({
    name: "contestant",
    within: teamId,
    values: () => ({ ...emptyContestantWith(data.questions), teamId }),
    schema: () =>
      withAnswers(contestantToTeamForm(data.today, isOnline), () => [
        [["contestantPerson", "answers"], questionsOf(data.questions, "CONTESTANT")],
      ]),
    send(values, options) {
      const body = { ...(isOnline ? withoutContact(values) : values), contestantGroup: group };
      return api("POST /api/Contestant/toTeam", { body, ...options });
    },
    warnings: ({ contestantPerson: { fullName }, dateOfBirth }) =>
      findDuplicates({ contestants: [{ fullName, dateOfBirth }] }),
    success: "Contestant is added to team successfully!",
    after: onSaved,
  });
  return (
    <ApiForm state={state} action="Add Contestant">
      <ContestantFields edition={data} group={group} asksContact={!isOnline} pictureLabel="Picture of the contestant" />
    </ApiForm>
  );
}
