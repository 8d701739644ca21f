import { useFormContext, useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { FieldError } from "@/components/forms/field-parts";
import { SelectField, validOption } from "@/components/forms/inputs";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { PrefillSelect } from "@/components/person/prefill";
import { ContactFields, LeaderFields } from "@/components/team/form/leader-fields";
import { LinkButton } from "@/components/ui/button";
import { emptyLeaderWith, type NewLeaderValues, toNewLeaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import type { Question } from "@/lib/question/schema";
import type { NewTeamValues } from "@/lib/team/new-team";

interface LeaderChoiceProps {
  roleName: "leader" | "deputy leader";
  /** The beginning of the names of its fields in the form. */
  fieldPrefix?: "leader" | "deputyLeader";
  leaders: readonly Leader[];
  /** Leaders who already have another role in the team. */
  takenIds: readonly (string | undefined)[];
  onChoose?: (id: string) => void;
  tShirtSizes: readonly string[];
  questions: readonly Question[];
}

/** One of the country's leaders, whose details are then read-only, or a new one (specification, section 4). */
export function LeaderChoice(props: LeaderChoiceProps) {
  const { roleName, fieldPrefix = "leader", leaders, takenIds, onChoose, tShirtSizes, questions } = props;
  const [idField, modelField] = [`${fieldPrefix}Id`, `${fieldPrefix}CreateModel`] as const;
  const { setValue, clearErrors, formState } = useFormContext<NewTeamValues>();
  const { isSubmitted } = formState;
  const chosenId = useWatch<NewTeamValues, typeof idField>({ name: idField });
  const { leaderPersonId, leaderPerson } = useWatch<NewTeamValues, typeof modelField>({ name: modelField });
  const chosen = leaders.find(({ id }) => id === chosenId);

  function setDetails(values: NewLeaderValues) {
    clearErrors([modelField, idField]);
    setValue(modelField, values, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  function choose(id: string) {
    const leader = leaders.find((candidate) => candidate.id === id);
    setDetails(leader ? toNewLeaderValues(leader, questions) : emptyLeaderWith(questions));
    onChoose?.(id);
  }

  const isNew = !chosen && !leaderPersonId;
  const options = leaders.map(({ id, person }) => ({
    value: id,
    label: person.fullName,
    disabled: takenIds.includes(id),
  }));
  return (
    <>
      <FieldGrid>
        {leaders.length > 0 && (
          <SelectField name={idField} label={`Existing ${roleName}`} options={options} empty="-" onChoose={choose} />
        )}
        {isNew && leaders.length > 0 && (
          <p className="col-span-full flex items-center gap-3 text-ink-soft text-sm after:h-px after:flex-1 after:bg-rule">
            OR Add a new one
          </p>
        )}
      </FieldGrid>
      {isNew && (
        <PrefillSelect
          group="leaders"
          onPrefill={({ details, email, phoneNumber }, picture) =>
            setDetails({
              leaderPersonId: "",
              leaderPerson: {
                ...details,
                tShirtSize: validOption(details.tShirtSize, tShirtSizes),
                picture,
                answers: leaderPerson.answers,
              },
              leaderEmail: email,
              leaderPhoneNumber: phoneNumber,
            })
          }
        />
      )}
      {!chosen && leaderPersonId && (
        <>
          <p>
            <bdi className="font-semibold">{leaderPerson.fullName}</bdi> is used as registered.{" "}
            <LinkButton onClick={() => setDetails(emptyLeaderWith(questions))}>Enter somebody else</LinkButton>
          </p>
          <PersonError name={`${modelField}.leaderPersonId`} />
          <FieldGrid>
            <ContactFields email={`${modelField}.leaderEmail`} phone={`${modelField}.leaderPhoneNumber`} />
          </FieldGrid>
        </>
      )}
      {(chosen || isNew) && (
        <ReadOnlyFields when={chosen !== undefined}>
          <LeaderFields
            person={`${modelField}.leaderPerson`}
            email={`${modelField}.leaderEmail`}
            phone={`${modelField}.leaderPhoneNumber`}
            pictureLabel={chosen?.person.fullName ?? `Picture of the ${roleName}`}
            picturePath={chosen?.person.picturePath ?? null}
            tShirtSizes={tShirtSizes}
            questions={questions}
          />
        </ReadOnlyFields>
      )}
    </>
  );
}

function PersonError({ name }: { name: string }) {
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  return message ? <FieldError role="alert">{message}</FieldError> : null;
}
