"use client";

import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { CheckboxField } from "@/components/forms/inputs";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { useApiForm } from "@/components/forms/use-api-form";
import { ButtonAnchor } from "@/components/ui/button";
import { Portrait } from "@/components/ui/portrait";
import { type PersonPrivacy, privacyInput } from "@/lib/personal-data/inputs";
import type { FoundPerson } from "@/lib/personal-data/views";
import { api } from "@/lib/site/api/client";

const labels = {
  pictureIsPublic: "The picture may be shown in public",
  nameIsWithheld: "Public results name only the country",
};

/** What visitors see of a person, a download of everything about them, and their erasure. */
export function PersonDataDialog({ person, closeHref }: { person: FoundPerson; closeHref: string }) {
  const { id, fullName, picturePath, countryName, year, roles, isContestant } = person;
  const params = { id };
  const state = useApiForm({
    name: "privacy",
    record: person as PersonPrivacy,
    values: ({ pictureIsPublic, nameIsWithheld }: PersonPrivacy) => ({ pictureIsPublic, nameIsWithheld }),
    schema: privacyInput,
    send: (body) => api("PUT /api/PersonalData/people/{id}", { params, body }),
    success: "Saved.",
    after: useCloseDialog(closeHref),
  });
  const erasure = (
    <DeleteRecord
      label="Erase"
      title={`Erase ${fullName}?`}
      description="Deletes the name, the picture and all details, also in the activity and in mails. A place in a team and its results stay, without a name. This cannot be undone."
      action="Erase person"
      send={() => api("DELETE /api/PersonalData/people/{id}", { params })}
      success="The person is erased."
      closeHref={closeHref}
    />
  );
  return (
    <PageDialog title={fullName} description={[...roles, countryName, year].join(" · ")} closeHref={closeHref}>
      <div className="mb-5 flex flex-wrap items-start gap-5">
        <Portrait path={picturePath} name={fullName} />
        <ButtonAnchor href={`/api/PersonalData/people/${id}/zip`} download>
          Download what is stored (ZIP)
        </ButtonAnchor>
      </div>
      <ApiForm state={state} labels={labels} action="Save" moreActions={erasure}>
        <CheckboxField name="pictureIsPublic" label={labels.pictureIsPublic} />
        {isContestant && (
          <CheckboxField
            name="nameIsWithheld"
            label={labels.nameIsWithheld}
            hint="The list of teams still has the name."
          />
        )}
      </ApiForm>
    </PageDialog>
  );
}
