import { useFormContext, useWatch } from "react-hook-form";
import { type CompaniesValues, kindTitles } from "@/components/edition/editor/company-values";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, TextAreaField } from "@/components/forms/inputs";
import { OrderButtons, type OrderButtonsProps } from "@/components/forms/list/order-buttons";
import { pictureAfter } from "@/components/forms/picture-choice";
import { TextField } from "@/components/forms/text-field";
import { UncroppedPictureField } from "@/components/forms/uncropped-picture-field";
import { Button } from "@/components/ui/button";
import { LeafMark } from "@/components/ui/leaf-mark";
import { logoPlate } from "@/components/ui/logo-plate";
import { companyKinds } from "@/lib/edition/inputs";
import { companyLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";

const kindOptions = companyKinds.map((kind) => ({ value: kind, label: kindTitles[kind].many }));

interface CompanyRowProps {
  stored: EditionSettings["companies"];
  /** The index in the form's list. */
  index: number;
  order: Omit<OrderButtonsProps, "label">;
  /** Whether the user has opened it. */
  isOpened: boolean;
  onOpen: (open: boolean) => void;
  onKindChange: () => void;
}

/** A company's summary, with its fields if it is open, new or invalid. */
export function CompanyRow({ stored, index, order, isOpened, onOpen, onKindChange }: CompanyRowProps) {
  const { control, getFieldState, formState } = useFormContext<CompaniesValues>();
  const prefix = `companies.${index}` as const;
  const company = useWatch({ control, name: prefix });
  const isInvalid = getFieldState(prefix, formState).error !== undefined;
  const isNew = company.id === "";
  const isOpen = isOpened || isNew || isInvalid;
  const storedLogo = stored.find((one) => one.id === company.id)?.imageUrl ?? null;
  const logo = pictureAfter(company.picture, company.removePicture, storedLogo);
  const name = company.name.trim() || "the new company";
  return (
    <li className="border-rule border-b py-2.5">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto_auto]">
        <span className={logoPlate({ className: "h-13 p-1 sm:h-16 *:[svg]:size-7" })}>
          {logo ? <img src={logo} alt="" /> : <LeafMark />}
        </span>
        <span>
          <b>{company.name.trim() || "New"}</b>
          {company.companyUrl && (
            <small className="wrap-anywhere block text-ink-soft text-xs">{company.companyUrl}</small>
          )}
        </span>
        {!isNew && (
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:col-start-2 max-sm:row-start-2 max-sm:-ms-3 max-sm:justify-self-start"
            aria-expanded={isOpen}
            disabled={isInvalid}
            onClick={() => onOpen(!isOpened)}
          >
            {isOpen ? "Close" : "Edit"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        <OrderButtons
          {...order}
          label={name}
          className="justify-self-end max-sm:col-start-2 max-sm:row-start-2 sm:col-start-4"
        />
      </div>
      {isOpen && (
        <div className="grid gap-x-8 gap-y-5 pt-4 pb-2 md:grid-cols-[16rem_1fr]">
          <UncroppedPictureField
            name={`${prefix}.picture`}
            removeName={`${prefix}.removePicture`}
            label={`Logo of ${name}`}
            stored={storedLogo}
          />
          <FieldGrid>
            <TextField name={`${prefix}.name`} label={labels.name} required />
            <TextField name={`${prefix}.companyUrl`} label={labels.companyUrl} type="url" />
            <TextAreaField name={`${prefix}.additionalInformation`} label={labels.additionalInformation} />
            <SelectField
              name={`${prefix}.kind`}
              label={labels.kind}
              options={kindOptions}
              onChoose={onKindChange}
              empty={null}
            />
          </FieldGrid>
        </div>
      )}
    </li>
  );
}
