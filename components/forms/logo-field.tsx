import { PictureChoice } from "@/components/forms/picture-choice";
import { type PictureOptions, pictureTypes, usePictureChoice } from "@/components/forms/use-picture-choice";
import { LeafMark } from "@/components/ui/leaf-mark";
import { logoPlate } from "@/components/ui/logo-plate";

interface LogoFieldProps extends PictureOptions {
  label: string;
  /** The noun on its buttons. */
  kind?: "logo" | "picture";
  hint?: string;
  /** Whether its frame is small, for a form with several pictures. */
  isCompact?: boolean;
}

/** Chooses a logo, which is neither cropped nor flattened: transparency stays. */
export function LogoField(props: LogoFieldProps) {
  const {
    label,
    kind = "logo",
    hint = "Optional. Shown uncropped on a light background.",
    isCompact,
    ...picture
  } = props;
  const state = usePictureChoice(picture);
  return (
    <PictureChoice
      state={state}
      label={label}
      kind={kind}
      placeholder={!isCompact && <LeafMark />}
      isCompact={isCompact}
      frameClassName={logoPlate({
        className: isCompact ? "h-20 w-32 p-2" : "h-36 w-64 max-w-full p-5 *:[svg]:size-14",
      })}
      accept={`${pictureTypes},image/svg+xml`}
      hint={hint}
    />
  );
}
