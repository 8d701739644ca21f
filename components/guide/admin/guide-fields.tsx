import { type Option, plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";

interface GuideFieldsProps {
  tShirtSizes: readonly string[];
  users: readonly Option[];
}

/** The fields of the form 'Add guide' (specification, section 2, "Control panel"). */
export function GuideFields({ tShirtSizes, users }: GuideFieldsProps) {
  const noUsers = users.length === 0 ? "Nobody is left to choose: add a user with the role Guide first." : undefined;
  return (
    <div className="form-with-picture">
      <PictureField name="person.picture" label="Upload picture" />
      <div className="form-grid">
        <TextField name="person.fullName" label="Full Name" required autoComplete="off" />
        <SelectField name="person.tShirtSize" label="T-shirt size" required options={plainOptions(tShirtSizes)} />
        <TextField name="phoneNumber" label="Phone number" required type="tel" autoComplete="off" />
        <TextField name="schoolName" label="School Name" autoComplete="off" />
        <TextField name="classDesignator" label="Class Designator" autoComplete="off" hint="Such as 11a." />
        <SelectField name="userId" label="User" required options={users} hint={noUsers} />
      </div>
    </div>
  );
}
