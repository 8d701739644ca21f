"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { offered, SelectField } from "@/components/forms/inputs";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { PrefillSelect } from "@/components/person/prefill";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { emptyLeader, type LeaderValues } from "@/components/team/form/values";
import type { Leader } from "@/lib/leader/schema";

interface LeaderChoiceProps {
  /** "leader" or "deputy leader". */
  title: string;
  /** Where the form holds the chosen leader's id and a new one's details. */
  idField: string;
  modelField: string;
  leaders: readonly Leader[];
  /** Leaders who already have another part in the team. */
  takenIds: readonly string[];
  tShirtSizes: readonly string[];
}

function valuesOf({ email, phoneNumber, person }: Leader): LeaderValues {
  const { fullName, nativeName, tShirtSize } = person;
  return {
    leaderPerson: { fullName, nativeName: nativeName ?? "", tShirtSize: tShirtSize ?? "", picture: "" },
    leaderEmail: email,
    leaderPhoneNumber: phoneNumber,
  };
}

/**
 * One of the country's leaders, whose details are then shown and locked, or a new one; '-' clears and unlocks
 * (specification, section 4).
 */
export function LeaderChoice({ title, idField, modelField, leaders, takenIds, tShirtSizes }: LeaderChoiceProps) {
  const { setValue, clearErrors } = useFormContext();
  const chosenId: unknown = useWatch({ name: idField });
  const chosen = leaders.find(({ id }) => id === chosenId);

  function choose(id: string) {
    const leader = leaders.find((candidate) => candidate.id === id);
    setValue(modelField, leader ? valuesOf(leader) : emptyLeader, { shouldDirty: true });
    clearErrors([modelField, idField]);
  }

  const existing = leaders.map(({ id, person }) => ({
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
        <SelectField name={idField} label={`Existing ${title}`} options={existing} empty="-" onChoose={choose} />
      )}
      {!chosen && leaders.length > 0 && <p className="form-prompt">OR Add a new one</p>}
      {!chosen && (
        <PrefillSelect
          group="leaders"
          onTake={({ fullName, nativeName, tShirtSize, email, phoneNumber }, picture) => {
            const leaderPerson = { fullName, nativeName, tShirtSize: offered(tShirtSize, tShirtSizes), picture };
            const values = { leaderPerson, leaderEmail: email, leaderPhoneNumber: phoneNumber };
            setValue(modelField, values, { shouldDirty: true });
            clearErrors(modelField);
          }}
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
