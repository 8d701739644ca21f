"use client";

import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { CheckboxField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { ButtonAnchor } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { PageDialog } from "@/components/ui/page-dialog";
import { Portrait } from "@/components/ui/portrait";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { type PersonPrivacy, privacyInput } from "@/lib/personal-data/inputs";
import { type DeletedPerson, describePerson, type FoundPerson } from "@/lib/personal-data/views";
import { api } from "@/lib/site/api/client";

const labels = {
  pictureIsPublic: "The picture may be shown in public",
  nameIsWithheld: "Public results name only the country",
};

const param = "person";

function ErasePerson({ person: { id, fullName } }: { person: FoundPerson | DeletedPerson }) {
  const { close } = useDialogParam(param);
  return (
    <DeleteRecord
      label="Erase"
      title={`Erase ${fullName}?`}
      description="Deletes the name, the picture and all details, also in the activity and in mails. A place in a team and its results stay, without a name. This cannot be undone."
      action="Erase person"
      send={() => api("DELETE /api/PersonalData/people/{id}", { params: { id } })}
      success="The person is erased."
      after={close}
    />
  );
}

const DownloadPerson = ({ id }: { id: string }) => (
  <ButtonAnchor href={`/api/PersonalData/people/${id}/zip`} download>
    Download what is stored (ZIP)
  </ButtonAnchor>
);

/** The dialog of a deleted person, whom only the audit log and mails still name. */
export function DeletedPersonDialog({ person }: { person: DeletedPerson }) {
  const { close } = useDialogParam(param);
  return (
    <PageDialog title={person.fullName} description={describePerson(person)} onClose={close}>
      <p className="mb-5">Only the activity and mails still name this person.</p>
      <DownloadPerson id={person.id} />
      <DialogActions>
        <DialogClose />
        <ErasePerson person={person} />
      </DialogActions>
    </PageDialog>
  );
}

/** The dialog that changes what visitors see of a person, downloads everything about them, and erases them. */
export function PersonDataDialog({ person }: { person: FoundPerson }) {
  const { close } = useDialogParam(param);
  const { id, fullName, picturePath, isContestant } = person;
  const state = useApiForm({
    name: "privacy",
    record: person as PersonPrivacy,
    values: ({ pictureIsPublic, nameIsWithheld }: PersonPrivacy) => ({ pictureIsPublic, nameIsWithheld }),
    schema: privacyInput,
    send: (body) => api("PUT /api/PersonalData/people/{id}", { params: { id }, body }),
    success: "Saved.",
    after: close,
  });
  const erasure = <ErasePerson person={person} />;
  return (
    <PageDialog title={fullName} description={describePerson(person)} onClose={close}>
      <div className="mb-5 flex flex-wrap items-start gap-5">
        <Portrait path={picturePath} name={fullName} />
        <DownloadPerson id={id} />
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
