import type { ReactNode } from "react";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import { TextField } from "@/components/forms/text-field";
import { detailLabels } from "@/lib/person/labels";

interface PersonDetailsFieldsProps {
  /** Prefix of the fields' names, such as "person.". */
  prefix?: string;
  labels?: typeof detailLabels;
  pictureLabel: string;
  /** Path of the stored picture. */
  picturePath: string | null;
  tShirtSizes: readonly string[];
  isSizeRequired?: boolean;
  /** More fields of the same grid. */
  children?: ReactNode;
}

/** A person's picture, names and T-shirt size. */
export function PersonDetailsFields(props: PersonDetailsFieldsProps) {
  const {
    prefix = "",
    labels = detailLabels,
    pictureLabel,
    picturePath,
    tShirtSizes,
    isSizeRequired,
    children,
  } = props;
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_13rem]">
      <FieldGrid>
        <TextField name={`${prefix}fullName`} label={labels.fullName} required dir="auto" autoComplete="off" />
        <TextField name={`${prefix}nativeName`} label={labels.nativeName} dir="auto" autoComplete="off" />
        <SelectField
          name={`${prefix}tShirtSize`}
          label={labels.tShirtSize}
          required={isSizeRequired}
          options={toOptions(tShirtSizes)}
        />
        {children}
      </FieldGrid>
      <PictureField prefix={prefix} label={pictureLabel} stored={picturePath} />
    </div>
  );
}
