import dynamic from "next/dynamic";
import { useState } from "react";
import { PictureChoice } from "@/components/forms/picture-choice";
import type { PictureCropperProps } from "@/components/forms/picture-cropper";
import { useReadOnly } from "@/components/forms/read-only";
import { pictureTypes, usePictureChoice } from "@/components/forms/use-picture-choice";
import { LinkButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { cardPath } from "@/lib/platform/picture/path";

/** Loaded when the dialog is first opened. */
const PictureCropper = dynamic(
  () => import("@/components/forms/picture-cropper").then((module) => module.PictureCropper),
  { ssr: false },
);

/** Smaller on phones, where a team's form has up to six. */
const frame =
  "h-[122px] w-24 overflow-hidden md:h-[190px] md:w-[150px] rounded-sm bg-sunk outline outline-rule *:[img]:size-full *:[img]:object-cover";

interface PictureFieldProps {
  /** The person's fields in the form, such as "person." */
  prefix: string;
  label: string;
  /** Path of the stored picture, shown until another is chosen. */
  stored?: string | null;
}

/** Chooses a person's portrait and keeps it in the form as base64; in a read-only group it only shows the stored one. */
export function PictureField({ prefix, label, stored = null }: PictureFieldProps) {
  const readOnly = useReadOnly();
  if (readOnly) return <StoredPicture path={stored} name={label} />;
  return <PictureInput prefix={prefix} label={label} stored={stored} />;
}

function PictureInput({ prefix, label, stored }: PictureFieldProps) {
  const state = usePictureChoice({
    name: `${prefix}picture`,
    removeName: `${prefix}removePicture`,
    stored: stored ? cardPath(stored) : null,
  });
  const { chosen, set } = state;
  return (
    <PictureChoice
      state={state}
      label={label}
      kind="picture"
      placeholder={<PortraitOutline />}
      frameClassName={frame}
      accept={pictureTypes}
      hint="Optional. Choose, drop or paste a portrait (150 × 190)."
    >
      {chosen && <PictureCropDialog title={label} picture={chosen} onCrop={set} />}
    </PictureChoice>
  );
}

/** A button that opens a dialog to crop or rotate a picture. */
function PictureCropDialog({ title, picture, onCrop }: { title: string } & PictureCropperProps) {
  const [open, setOpen] = useState(false);

  function crop(cropped: string) {
    onCrop(cropped);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description="Drag to position. Rotate if it is sideways."
      trigger={<LinkButton>Crop or rotate</LinkButton>}
    >
      <PictureCropper picture={picture} onCrop={crop} />
    </Dialog>
  );
}

function StoredPicture({ path, name }: { path: string | null; name: string }) {
  return (
    <div className={frame}>
      {path ? <img src={cardPath(path)} alt={name} width={150} height={190} /> : <PortraitOutline />}
    </div>
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
