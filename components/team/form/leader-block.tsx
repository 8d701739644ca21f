"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import { StoredPicture } from "@/components/forms/stored-picture";
import { emptyLeader, type LeaderValues, type TeamFormValues } from "@/components/team/form/values";
import type { Leader } from "@/lib/leader/schema";

const roles = {
  leader: { title: "Leader", idField: "leaderId", modelField: "leaderCreateModel", other: "deputyLeaderId" },
  deputy: {
    title: "Deputy leader",
    idField: "deputyLeaderId",
    modelField: "deputyLeaderCreateModel",
    other: "leaderId",
  },
} as const;

interface LeaderBlockProps {
  role: keyof typeof roles;
  leaders: readonly Leader[];
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
 * The leader or the deputy: one of the country's leaders, whose details are then shown and locked, or a new one
 * (specification, section 4, "Add team form").
 */
export function LeaderBlock({ role, leaders, tShirtSizes }: LeaderBlockProps) {
  const { title, idField, modelField, other } = roles[role];
  const { setValue, clearErrors } = useFormContext<TeamFormValues>();
  const [chosenId, otherId] = useWatch<TeamFormValues, ["leaderId", "leaderId"]>({
    name: [idField as "leaderId", other as "leaderId"],
  });
  const chosen = leaders.find(({ id }) => id === chosenId);

  function choose(id: string) {
    const leader = leaders.find((candidate) => candidate.id === id);
    setValue(modelField, leader ? valuesOf(leader) : emptyLeader, { shouldDirty: true });
    clearErrors([modelField, idField]);
  }

  const existing = leaders.map(({ id, person }) => ({ value: id, label: person.fullName, disabled: id === otherId }));
  const locked = chosen !== undefined;
  return (
    <fieldset className="form-block">
      <legend>{title}</legend>
      {leaders.length > 0 && (
        <SelectField
          name={idField}
          label={`Existing ${title.toLowerCase()}`}
          options={existing}
          empty="-"
          onChoose={choose}
        />
      )}
      {!locked && leaders.length > 0 && <p className="form-prompt">OR Add a new one</p>}
      <div className="form-with-picture">
        {locked ? (
          <StoredPicture path={chosen.person.picturePath} name={chosen.person.fullName} />
        ) : (
          <PictureField name={`${modelField}.leaderPerson.picture`} label={`Picture of the ${title.toLowerCase()}`} />
        )}
        <div className="form-grid">
          <TextField name={`${modelField}.leaderPerson.fullName`} label="Full name" required readOnly={locked} />
          <TextField name={`${modelField}.leaderPerson.nativeName`} label="Native name" readOnly={locked} dir="auto" />
          <SelectField
            name={`${modelField}.leaderPerson.tShirtSize`}
            label="T-shirt size"
            required
            locked={locked}
            options={plainOptions(tShirtSizes)}
          />
          <TextField name={`${modelField}.leaderEmail`} label="E-mail" required readOnly={locked} type="email" />
          <TextField
            name={`${modelField}.leaderPhoneNumber`}
            label="Phone number"
            required
            readOnly={locked}
            type="tel"
          />
        </div>
      </div>
    </fieldset>
  );
}
