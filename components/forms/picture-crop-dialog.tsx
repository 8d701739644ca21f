import dynamic from "next/dynamic";
import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Loaded when the dialog is first opened. */
const PictureCropper = dynamic(
  () => import("@/components/forms/picture-cropper").then((module) => module.PictureCropper),
  { ssr: false },
);

interface PictureCropDialogProps {
  title: string;
  /** Base64 WebP without a prefix. */
  picture: string;
  onCrop: (picture: string) => void;
}

/** A button that opens a dialog to crop or rotate a picture. */
export function PictureCropDialog({ title, picture, onCrop }: PictureCropDialogProps) {
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
