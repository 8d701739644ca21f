"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { CheckboxField } from "@/components/forms/inputs";
import { WithSectionNav } from "@/components/forms/section-nav";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import { BasicsFields } from "@/components/team/form/basics-fields";
import { Contestants } from "@/components/team/form/contestants";
import { CopyTravel, type TeamTravel } from "@/components/team/form/copy-travel";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { leaderInstead } from "@/components/team/form/leader-instead";
import { TravelFields } from "@/components/travel/travel-fields";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { emptyLeaderWith } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import type { FormEdition } from "@/lib/person/form-edition";
import { notify } from "@/lib/platform/browser/notifications";
import { withAnswers } from "@/lib/question/inputs";
import { questionsOf } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import { api } from "@/lib/site/api/client";
import { teamForm } from "@/lib/team/inputs";
import { emptyTeamWith, type NewTeamValues, toTeamCreation } from "@/lib/team/new-team";
import type { Team } from "@/lib/team/schema";

interface TeamFormProps extends FormEdition {
  /** The country that an administrator has chosen; undefined for a registrator, who has one. */
  countryId: string | undefined;
  leaders: readonly Leader[];
  /** The country's other teams, whose travel can be copied. */
  otherTeams: readonly TeamTravel[];
}

const sections = [
  { id: "team", title: "Team and travel" },
  { id: "leaders", title: "Leaders" },
  { id: "contestants", title: "Contestants" },
];

/** The part of the form that a field is in, as the list of errors names it. */
function partOf(field: string): string {
  const [part = "", index] = field.split(".");
  if (part === "contestants") return `Contestant ${Number(index) + 1}`;
  if (part.startsWith("leader")) return "Leader";
  return part.startsWith("deputyLeader") ? "Deputy leader" : "Team and travel";
}

/** The paths of the answers that a new team’s form shows, each with its questions. */
function shownAnswers(values: NewTeamValues, questions: readonly Question[]) {
  const { leaderId, leaderCreateModel, hasDeputyLeader, deputyLeaderId, deputyLeaderCreateModel, contestants } = values;
  const newLeaders = [
    !leaderId && !leaderCreateModel.leaderPersonId && "leaderCreateModel",
    hasDeputyLeader && !deputyLeaderId && !deputyLeaderCreateModel.leaderPersonId && "deputyLeaderCreateModel",
  ].filter((model) => typeof model === "string");
  return [
    ...newLeaders.map((model) => [[model, "leaderPerson", "answers"], questionsOf(questions, "LEADER")] as const),
    ...contestants.map(
      (_, i) => [["contestants", i, "contestantPerson", "answers"], questionsOf(questions, "CONTESTANT")] as const,
    ),
  ];
}

/** Registers a team (specification, sections 2, 4 and 5, "Add team form"). */
export function TeamForm({ countryId, leaders, otherTeams, ...edition }: TeamFormProps) {
  const { enums, ageLimits, today, cityTime, period, questions } = edition;
  const router = useRouter();
  const state = useApiForm<NewTeamValues, Team>({
    name: "team",
    within: countryId,
    values: () => emptyTeamWith(questions),
    schema: (values) => withAnswers(teamForm(today), () => shownAnswers(values, questions)),
    send: (values, options) =>
      api("POST /api/Team", { body: toTeamCreation(withStoredLeaders(values), countryId), ...options }),
    warnings: findTypedDuplicates,
    after({ id }) {
      const href = `/editTeam?team=${id}`;
      notify(
        "success",
        "Team has been created successfully!",
        countryId ? undefined : <Link href={href}>View the team</Link>,
      );
      router.push(countryId ? href : "/");
    },
  });

  /** Turns a leader who was chosen in a draft, and deleted since, into a new leader with the same details. */
  function withStoredLeaders(values: NewTeamValues): NewTeamValues {
    const storedId = (chosen: string) => (leaders.some(({ id }) => id === chosen) ? chosen : "");
    return { ...values, leaderId: storedId(values.leaderId), deputyLeaderId: storedId(values.deputyLeaderId) };
  }

  /** Looks up the people whose names were typed, not those chosen from the lists. */
  function findTypedDuplicates(values: NewTeamValues) {
    const { name, contestants, hasDeputyLeader, leaderId, deputyLeaderId } = withStoredLeaders(values);
    const roles = [
      { id: "leaderId", model: "leaderCreateModel", isNew: !leaderId, takenId: hasDeputyLeader ? deputyLeaderId : "" },
      {
        id: "deputyLeaderId",
        model: "deputyLeaderCreateModel",
        isNew: hasDeputyLeader && !deputyLeaderId,
        takenId: leaderId,
      },
    ] as const;
    const typedRoles = roles.filter(({ isNew, model }) => isNew && !values[model].leaderPersonId);
    const body = {
      name,
      countryId,
      contestants: contestants.map(({ contestantPerson: { fullName }, dateOfBirth }) => ({ fullName, dateOfBirth })),
      people: typedRoles.map(({ model }) => ({ fullName: values[model].leaderPerson.fullName })),
    };
    return findDuplicates(body, (person) => {
      // The index of the name in `people`.
      const role = typedRoles[person.typed];
      if (!role) return undefined;
      return leaderInstead(person, {
        leaders,
        takenIds: [role.takenId],
        typed: values[role.model],
        questions,
        choose(id, leader) {
          state.form.setValue(role.model, leader, { shouldDirty: true });
          state.form.setValue(role.id, id, { shouldDirty: true });
        },
      });
    });
  }

  /** Clears a deputy who becomes the leader, which is possible once the box of the deputy is unticked. */
  function clearSameDeputy(id: string): void {
    if (!id || id !== state.form.getValues("deputyLeaderId")) return;
    state.form.setValue("deputyLeaderId", "");
    state.form.setValue("deputyLeaderCreateModel", emptyLeaderWith(questions));
  }

  async function register(): Promise<void> {
    if (!(await state.form.trigger())) notify("error", "The form is invalid. Please fill fields correctly!");
    await state.submit();
  }

  const [hasDeputyLeader, isOnline, leaderId, deputyLeaderId] = useWatch({
    control: state.form.control,
    name: ["hasDeputyLeader", "isOnline", "leaderId", "deputyLeaderId"],
  });
  return (
    <WithSectionNav sections={sections}>
      <ApiForm
        state={state}
        onSubmit={register}
        partOf={partOf}
        staysInView
        action={state.pending ? "Registering…" : "Register team"}
      >
        <Section id="team" title="Team and travel" className="mb-10 space-y-5">
          <Panel className="space-y-5">
            <BasicsFields groupField="contestantGroup" groups={enums.contestantGroupsList} />
            {!isOnline && (
              <>
                <CopyTravel otherTeams={otherTeams} />
                <TravelFields enums={enums} cityTime={cityTime} period={period} />
              </>
            )}
          </Panel>
        </Section>
        <Section id="leaders" title="Leaders" className="mb-10 space-y-5">
          <Panel legend="Leader">
            <LeaderChoice
              roleName="leader"
              leaders={leaders}
              takenIds={hasDeputyLeader ? [deputyLeaderId] : []}
              onChoose={clearSameDeputy}
              tShirtSizes={enums.tShirtSizesList}
              questions={questions}
            />
          </Panel>
          <CheckboxField name="hasDeputyLeader" label="The team has a deputy leader" deps="deputyLeaderCreateModel" />
          {hasDeputyLeader && (
            <Panel legend="Deputy leader">
              <LeaderChoice
                roleName="deputy leader"
                fieldPrefix="deputyLeader"
                leaders={leaders}
                takenIds={[leaderId]}
                tShirtSizes={enums.tShirtSizesList}
                questions={questions}
              />
            </Panel>
          )}
        </Section>
        <Contestants edition={{ enums, ageLimits, today, cityTime, period, questions }} />
      </ApiForm>
    </WithSectionNav>
  );
}
