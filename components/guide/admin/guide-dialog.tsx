"use client";

import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { CheckboxField, type Option, SelectField } from "@/components/forms/inputs";
import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { useSendsMail } from "@/components/mail/sends-mail";
import { findDuplicates } from "@/components/person/find-duplicates";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { guideEditForm, guideForm } from "@/lib/guide/inputs";
import { type emptyGuide, emptyGuideWith, guideLabels, guideValues, newUserId } from "@/lib/guide/labels";
import type { Guide } from "@/lib/guide/schema";
import { inviteHint, userLabels } from "@/lib/identity/labels";
import { copyIt } from "@/lib/mail/labels";
import { withAnswers } from "@/lib/question/inputs";
import { answerLabels, questionsOf } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import { api } from "@/lib/site/api/client";

interface GuideDialogProps {
  /** Null for a new guide. */
  guide: Guide | null;
  tShirtSizes: readonly string[];
  /** The users who can be the guide. */
  users: readonly Option[];
  /** All questions of the edition. */
  questions: readonly Question[];
}

/** Removes a password that was typed before the invitation was ticked. */
const withoutHiddenPassword = <B extends Pick<typeof emptyGuide, "newUser">>(body: B): B =>
  body.newUser.invite ? { ...body, newUser: { ...body.newUser, password: "" } } : body;

/** The dialog that creates or edits the guide record of an account (specification, section 2, "Control panel"). */
export function GuideDialog({ guide, tShirtSizes, users, questions: editionQuestions }: GuideDialogProps) {
  const questions = questionsOf(editionQuestions, "GUIDE");
  const { close } = useDialogParam("guide");
  const sendsMail = useSendsMail();
  const state = useApiForm({
    name: "guide",
    record: guide,
    values: (stored: Guide | null) =>
      stored
        ? guideValues(stored, questions)
        : { ...emptyGuideWith(questions), userId: users.length === 0 ? newUserId : "" },
    schema: () => withAnswers(guide ? guideEditForm : guideForm, () => [[["person", "answers"], questions]]),
    send: (body) =>
      guide
        ? api("PUT /api/Guide/{guideId}", { params: { guideId: guide.id }, body })
        : api("POST /api/Guide", { body: "newUser" in body ? withoutHiddenPassword(body) : body }),
    warnings: async ({ person: { fullName } }) =>
      fullName === guide?.person.fullName
        ? []
        : findDuplicates({ people: [{ id: guide?.person.id, fullName }], countryId: guide?.person.countryId }),
    success(_, values) {
      if (guide) return "Guide has been edited successfully.";
      const isInvited = "newUser" in values && values.userId === newUserId && values.newUser.invite;
      return isInvited && !sendsMail
        ? `Guide has been created successfully! The invitation is written. ${copyIt}`
        : "Guide has been created successfully!";
    },
    after: close,
  });
  const teamCount = guide?.teams.length ?? 0;
  const teamsText =
    teamCount === 0 ? "" : ` Their ${teamCount === 1 ? "team" : `${teamCount} teams`} will have no guide.`;
  const userOptions = guide ? users : [{ value: newUserId, label: "New user" }, ...users];
  return (
    <PageDialog title={guide ? `Edit ${guide.person.fullName}` : "Add guide"} onClose={close}>
      <ApiForm
        state={state}
        labels={{ ...guideLabels, person: { ...guideLabels.person, answers: answerLabels(questions) } }}
        choices={{ userId: users }}
        action={guide ? "Edit guide" : "Add guide"}
        moreActions={
          guide && (
            <DeleteRecord
              title={`Delete ${guide.person.fullName}?`}
              description={`Deletes ${guide.person.fullName}.${teamsText} The user stays.`}
              action="Delete guide"
              send={() => api("DELETE /api/Guide/{guideId}", { params: { guideId: guide.id } })}
              success="Guide has been deleted successfully."
              after={close}
            />
          )
        }
      >
        <PersonDetailsFields
          path="person"
          labels={guideLabels.person}
          pictureLabel="Upload picture"
          picturePath={guide?.person.picturePath ?? null}
          tShirtSizes={tShirtSizes}
          isSizeRequired
          questions={questions}
        >
          <PhoneField name="phoneNumber" label={guideLabels.phoneNumber} required />
          <TextField name="schoolName" label={guideLabels.schoolName} />
          <TextField name="classDesignator" label={guideLabels.classDesignator} hint="Such as 11a." />
          <SelectField name="userId" label={guideLabels.userId} required options={userOptions} />
          {!guide && <NewUserFields />}
        </PersonDetailsFields>
      </ApiForm>
    </PageDialog>
  );
}

/** The fields of a new user, who has the guide's name. */
function NewUserFields() {
  const [userId, invite] = useWatch({ name: ["userId", "newUser.invite"] });
  if (userId !== newUserId) return null;
  return (
    <>
      <TextField name="newUser.email" label={userLabels.email} type="email" required />
      <div className="grid content-start gap-4">
        <CheckboxField name="newUser.invite" label={userLabels.invite} hint={inviteHint} deps="newUser.password" />
        {!invite && <PasswordField name="newUser.password" />}
      </div>
    </>
  );
}
