import { useFormContext, useWatch } from "react-hook-form";
import { SelectField, validOption } from "@/components/forms/inputs";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { PrefillSelect } from "@/components/person/prefill";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { chosenLeaderValues, emptyLeader, type LeaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { emptyDetails } from "@/lib/person/labels";

interface LeaderChoiceProps {
  /** "leader" or "deputy leader". */
  title: string;
  /** The form's field with the chosen leader's id. */
  idField?: string;
  /** The form's field with a new leader's details. */
  modelField?: string;
  leaders: readonly Leader[];
  /** Leaders who already have another role in the team. */
  takenIds: readonly (string | undefined)[];
  tShirtSizes: readonly string[];
}

/** One of the country's leaders, whose details are then read-only, or a new one (specification, section 4). */
export function LeaderChoice(props: LeaderChoiceProps) {
  const { title, idField = "leaderId", modelField = "leaderCreateModel", leaders, takenIds, tShirtSizes } = props;
  const { setValue, clearErrors } = useFormContext();
  const chosenId: unknown = useWatch({ name: idField });
  const chosen = leaders.find(({ id }) => id === chosenId);

  function setDetails(values: LeaderValues) {
    setValue(modelField, values, { shouldDirty: true });
    clearErrors([modelField, idField]);
  }

  function choose(id: string) {
    const leader = leaders.find((candidate) => candidate.id === id);
    setDetails(leader ? chosenLeaderValues(leader) : emptyLeader);
  }

  const options = leaders.map(({ id, person }) => ({
    value: id,
    label: person.fullName,
    disabled: takenIds.includes(id),
  }));
  const names = {
    person: `${modelField}.leaderPerson`,
    email: `${modelField}.leaderEmail`,
    phone: `${modelField}.leaderPhoneNumber`,
  };
  return (
    <>
      {leaders.length > 0 && (
        <SelectField
          className="max-w-96"
          name={idField}
          label={`Existing ${title}`}
          options={options}
          empty="-"
          onChoose={choose}
        />
      )}
      {!chosen && leaders.length > 0 && <p className="font-semibold text-ink-soft">OR Add a new one</p>}
      {!chosen && (
        <PrefillSelect
          group="leaders"
          onPrefill={({ fullName, nativeName, tShirtSize, email, phoneNumber }, picture) =>
            setDetails({
              leaderPerson: {
                ...emptyDetails,
                fullName,
                nativeName,
                tShirtSize: validOption(tShirtSize, tShirtSizes),
                picture,
              },
              leaderEmail: email,
              leaderPhoneNumber: phoneNumber,
            })
          }
        />
      )}
      <ReadOnlyFields when={chosen !== undefined}>
        <LeaderFields
          names={names}
          pictureLabel={chosen?.person.fullName ?? `Picture of the ${title}`}
          picturePath={chosen?.person.picturePath ?? null}
          tShirtSizes={tShirtSizes}
        />
      </ReadOnlyFields>
    </>
  );
}
