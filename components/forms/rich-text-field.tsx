import dynamic from "next/dynamic";
import { useController } from "react-hook-form";
import { Field } from "@/components/forms/field";
import type { RichTextEditorProps } from "@/components/forms/rich-text/editor";
import type { InputFieldProps } from "@/components/forms/text-field";

/** Loaded on demand: the editor is a large library. */
const RichTextEditor = dynamic(
  () => import("@/components/forms/rich-text/editor").then((module) => module.RichTextEditor),
  {
    ssr: false,
    loading: () => (
      <p className="min-h-88 rounded-md border border-edge bg-paper px-4 py-3 text-ink-soft text-sm/6">
        Preparing the editor…
      </p>
    ),
  },
);

type RichTextFieldProps = Pick<InputFieldProps, "name" | "label" | "required" | "hint"> &
  Pick<RichTextEditorProps, "preview">;

/** A rich-text editor for the HTML that lib/platform/html/sanitize.ts allows. */
export function RichTextField({ preview, ...props }: RichTextFieldProps) {
  const { field } = useController({ name: props.name });
  const { label } = props;
  return (
    <Field {...props} className="min-w-0" isCustom>
      {(control) => <RichTextEditor {...field} label={label} control={control} preview={preview} />}
    </Field>
  );
}
