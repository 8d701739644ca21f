"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { type CompaniesValues, kindOptions } from "@/components/contest/edition/companies-values";
import { OrderButtons } from "@/components/contest/edition/order-buttons";
import { useEdition } from "@/components/contest/edition/use-edition";
import { SelectField, TextAreaField, TextField } from "@/components/forms/inputs";
import { LogoField } from "@/components/forms/logo-field";
import { LeafMark } from "@/components/ui/leaf-mark";

interface CompanyRowProps {
  /** Where it stands among all companies, and among those of its kind. */
  index: number;
  place: number;
  /** How many there are of its kind. */
  count: number;
  isOpened: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Called when it has become another kind. */
  onKind: () => void;
}

/** A company in short and, when it is opened, new or wrong, its fields. */
export function CompanyRow(props: CompanyRowProps) {
  const { index, place, count, isOpened, onToggle, onMove, onRemove, onKind } = props;
  const { settings } = useEdition();
  const { control, getFieldState, formState } = useFormContext<CompaniesValues>();
  const at = `companies.${index}` as const;
  const company = useWatch({ control, name: at });
  const isWrong = getFieldState(at, formState).error !== undefined;
  const isNew = company.id === "";
  const isOpen = isOpened || isNew || isWrong;
  const stored = settings.companies.find((one) => one.id === company.id)?.imageUrl ?? null;
  const logo = company.picture ? `data:image/webp;base64,${company.picture}` : company.removePicture ? null : stored;
  const name = company.name.trim() || "the new one";
  return (
    <li className="list-row" data-invalid={isWrong || undefined}>
      <div className="list-row-head">
        <span className="plate list-logo">
          {/* biome-ignore lint/performance/noImgElement: it may be one that was chosen on this device a moment ago */}
          {logo ? <img src={logo} alt="" /> : <LeafMark />}
        </span>
        <span className="list-row-name">
          <b>{company.name.trim() || "New"}</b>
          {company.companyUrl && <small>{company.companyUrl}</small>}
        </span>
        {!isNew && (
          <button
            type="button"
            data-focus={`${index} edit`}
            className="button button-quiet button-small"
            aria-expanded={isOpen}
            disabled={isWrong}
            onClick={onToggle}
          >
            {isOpen ? "Close" : "Edit"}
            <span className="sr-only"> {name}</span>
          </button>
        )}
        <OrderButtons id={`${index}`} label={name} index={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {isOpen && (
        <div className="list-row-fields form-with-logo">
          <LogoField
            name={`${at}.picture`}
            removeName={`${at}.removePicture`}
            label={`Logo of ${name}`}
            stored={stored}
          />
          <div className="form-grid">
            <TextField name={`${at}.name`} label="Name" required autoComplete="off" />
            <TextField name={`${at}.companyUrl`} label="Web address" type="url" autoComplete="off" />
            <TextAreaField name={`${at}.additionalInformation`} label="Additional information" />
            <SelectField name={`${at}.kind`} label="Shown among" options={kindOptions} onChoose={onKind} empty={null} />
          </div>
        </div>
      )}
    </li>
  );
}
