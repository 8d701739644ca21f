import { PictureChoice, type PictureOptions, pictureTypes } from "@/components/forms/picture-choice";
import { LeafMark } from "@/components/ui/leaf-mark";
import { logoPlate } from "@/components/ui/logo-plate";

interface UncroppedPictureFieldProps extends PictureOptions {
  kind?: "logo" | "picture";
  hint?: string;
  /** Whether its frame is small, for a form with several pictures. */
  isCompact?: boolean;
}

/** Chooses a logo or another picture that is neither cropped nor flattened: transparency stays. */
export function UncroppedPictureField({
  kind = "logo",
  hint = "Optional. Shown uncropped on a light background.",
  ...field
}: UncroppedPictureFieldProps) {
  const frame = field.isCompact
    ? "h-20 w-32 p-2 not-has-[img]:border-edge not-has-[img]:border-dashed not-has-[img]:bg-transparent"
    : "h-36 w-64 max-w-full p-5 *:[svg]:size-14";
  return (
    <PictureChoice
      kind={kind}
      hint={hint}
      placeholder={!field.isCompact && <LeafMark />}
      frameClassName={logoPlate({ className: frame })}
      accept={`${pictureTypes},image/svg+xml`}
      {...field}
    />
  );
}
