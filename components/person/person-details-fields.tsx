import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { PictureChoice } from "@/components/forms/picture-choice";
import type { PictureCropperProps } from "@/components/forms/picture-cropper";
import { useReadOnly } from "@/components/forms/read-only";
import { TextField } from "@/components/forms/text-field";
import { LinkButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { detailLabels } from "@/lib/person/labels";
import { cardPath } from "@/lib/platform/picture/path";

const PictureCropper = dynamic(
  () => import("@/components/forms/picture-cropper").then((module) => module.PictureCropper),
  { ssr: false },
);

/** Smaller on phones, where a team's form has up to six. */
const frame =
  "h-[122px] w-24 overflow-hidden md:h-[190px] md:w-[150px] rounded-sm bg-sunk outline outline-rule *:[img]:size-full *:[img]:object-cover";

interface PersonDetailsFieldsProps {
  /** Prefix of the fields' names, such as "person.". */
  prefix?: string;
  labels?: typeof detailLabels;
  pictureLabel: string;
  picturePath: string | null;
  tShirtSizes: readonly string[];
  isSizeRequired?: boolean;
  children?: ReactNode;
}

export function PersonDetailsFields(props: PersonDetailsFieldsProps) {
  const { prefix = "", labels = detailLabels, pictureLabel, picturePath, tShirtSizes, isSizeRequired } = props;
  const readOnly = useReadOnly();
  const path = picturePath && cardPath(picturePath);
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_13rem]">
      <FieldGrid>
        <TextField name={`${prefix}fullName`} label={labels.fullName} required dir="auto" />
        <TextField name={`${prefix}nativeName`} label={labels.nativeName} dir="auto" />
        <SelectField
          name={`${prefix}tShirtSize`}
          label={labels.tShirtSize}
          required={isSizeRequired}
          options={toOptions(tShirtSizes)}
        />
        {props.children}
      </FieldGrid>
      {readOnly ? (
        <div className={frame}>
          {path ? <img src={path} alt={pictureLabel} width={150} height={190} /> : <PortraitOutline />}
        </div>
      ) : (
        <PictureChoice
          name={`${prefix}picture`}
          removeName={`${prefix}removePicture`}
          label={pictureLabel}
          stored={path}
          placeholder={<PortraitOutline />}
          frameClassName={frame}
          smallest={{ width: 150, height: 190 }}
          hint="Optional. Choose, drop or paste a portrait (150 × 190)."
          actions={(chosen, set) => <PictureCropDialog picture={chosen} onCrop={set} />}
        />
      )}
    </div>
  );
}

function PictureCropDialog({ picture, onCrop }: PictureCropperProps) {
  const [open, setOpen] = useState(false);

  function crop(cropped: string) {
    onCrop(cropped);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Crop or rotate"
      description="Drag to position. Rotate if it is sideways."
      trigger={<LinkButton>Crop or rotate</LinkButton>}
    >
      <PictureCropper picture={picture} onCrop={crop} />
    </Dialog>
  );
}

function PortraitOutline() {
  return (
    <svg viewBox="0 0 150 190" className="fill-rule" aria-hidden="true">
      <circle cx="75" cy="72" r="30" />
      <path d="M22 190c0-42 22-68 53-68s53 26 53 68Z" />
    </svg>
  );
}
