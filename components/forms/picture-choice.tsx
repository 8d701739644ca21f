import { cx } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { FieldError, FieldHint, FieldLabel, FieldWarning } from "@/components/forms/field-parts";
import { useFileDrop } from "@/components/forms/use-file-drop";
import { LinkButton } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { resizePicture, UnusablePictureError } from "@/lib/platform/picture/browser";

export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif";

interface Size {
  width: number;
  height: number;
}

export interface PictureOptions {
  /** Field with a newly chosen picture, as base64 without a prefix. */
  name: string;
  /** Field that says whether to delete the stored picture; absent for one that is always needed. */
  removeName?: string;
  label: string;
  /** The URL of the stored picture. */
  stored: string | null;
  /** The longest side in pixels; larger pictures are scaled down. By default, that of most pictures. */
  maxSide?: number;
  /** The user is warned of a picture that is smaller, in pixels. */
  smallest?: Size;
}

interface PictureChoiceProps extends PictureOptions {
  kind?: "picture" | "logo";
  placeholder: ReactNode;
  frameClassName: string;
  /** Whether the frame stands beside the button on wide screens, too. */
  isCompact?: boolean;
  accept?: string;
  /** Whether the fields beside it name it already. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** More buttons for a picture that was chosen. */
  actions?: (chosen: string, set: (picture: string) => void) => ReactNode;
}

/** The URL of a picture as it will be once the form is saved; null for none. */
export function pictureAfter(chosen: string, isRemoved: boolean, stored: string | null): string | null {
  if (chosen) return `data:image/webp;base64,${chosen}`;
  return isRemoved ? null : stored;
}

/** A picture input with a preview, drag and drop, paste, and removal. */
export function PictureChoice(props: PictureChoiceProps) {
  const { name, removeName, label, stored, maxSide, smallest, kind = "picture", placeholder, frameClassName } = props;
  const { isCompact, isLabelHidden, accept = pictureTypes, hint, actions } = props;
  const id = useId();
  const { setValue, setError, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const chosen: string = field.value ?? "";
  // Without `removeName`, it watches the picture itself, which is never true.
  const isRemoved = useWatch({ name: removeName ?? name }) === true;
  const [isBusy, setBusy] = useState(false);
  const [size, setSize] = useState<Size | null>(null);
  const { isOver, handlers } = useFileDrop(choose, isBusy);
  const src = pictureAfter(chosen, isRemoved, stored);
  const message = fieldState.error?.message;
  const isSmall = chosen !== "" && size && smallest && (size.width < smallest.width || size.height < smallest.height);
  const canRemove = Boolean(chosen || (removeName && stored));

  function set(picture: string, removed = false) {
    setSize(null);
    setValue(name, picture, { shouldDirty: true });
    if (removeName) setValue(removeName, removed, { shouldDirty: true });
    clearErrors(name);
  }

  async function choose(file: File) {
    setBusy(true);
    try {
      set(await resizePicture(file, maxSide));
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      setError(name, { type: "picture", message: error.message });
    } finally {
      setBusy(false);
    }
  }

  const buttonText = src ? "Choose another" : `Choose a ${kind}`;
  const status = isRemoved ? `The ${kind} will be removed when you save.` : hint;
  return (
    <div
      className={cx(
        "flex flex-wrap items-start gap-3",
        !isCompact && "md:grid md:justify-items-start",
        "rounded-md outline-offset-8 focus:outline-2 focus:outline-edge",
        "data-over:bg-maple-wash data-over:outline-dashed data-over:outline-2 data-over:outline-maple",
      )}
      data-over={isOver || undefined}
      // A click selects the field as the target of a paste; the keyboard reaches the file input.
      tabIndex={-1}
      {...handlers}
    >
      <div className={frameClassName}>
        {src ? (
          <img
            src={src}
            alt={`${label}, as it will be shown`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        ) : (
          placeholder
        )}
      </div>
      <div className="relative grid min-w-0 max-w-full flex-1 basis-36 justify-items-start gap-1.5">
        {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
        <FileInput
          id={id}
          name={name}
          ref={field.ref}
          size="sm"
          aria-label={`${label}: ${buttonText}`}
          accept={accept}
          onFile={choose}
          aria-invalid={message !== undefined}
          aria-describedby={[`${id}-${message ? "error" : "hint"}`, isSmall && `${id}-warning`]
            .filter(Boolean)
            .join(" ")}
        >
          {buttonText}
        </FileInput>
        <FieldHint id={`${id}-hint`} aria-live="polite">
          {isBusy ? `Preparing the ${kind}…` : status}
        </FieldHint>
        {isSmall && (
          <FieldWarning id={`${id}-warning`}>
            This picture has only {size.width} × {size.height} pixels and will look blurred.
          </FieldWarning>
        )}
        {chosen && actions?.(chosen, set)}
        {canRemove && (
          <LinkButton isQuiet onClick={() => set("", !isRemoved && stored !== null)}>
            {isRemoved ? "Undo" : `Remove ${kind}`}
          </LinkButton>
        )}
        {message && (
          <FieldError id={`${id}-error`} role="alert">
            {message}
          </FieldError>
        )}
      </div>
    </div>
  );
}
