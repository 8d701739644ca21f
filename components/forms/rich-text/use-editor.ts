import { Editor } from "@tiptap/core";
import { cx } from "class-variance-authority";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field-frame";
import { cleanPaste } from "@/components/forms/rich-text/clean-paste";
import { toContent, toHtml, toLoaded } from "@/components/forms/rich-text/editor-html";
import { extensions } from "@/components/forms/rich-text/extensions";

interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  /** Whether the text view is shown; while it is not, `value` changes from outside. */
  isVisible: boolean;
  label: string;
  control: ControlProps;
  onLink: () => void;
  focusToolbar: () => void;
}

/** Keyboard shortcuts that do not change the text. */
function handleKey(
  event: KeyboardEvent,
  { onLink, focusToolbar }: Pick<EditorOptions, "onLink" | "focusToolbar">,
): boolean {
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
  const isToolbar = event.altKey && event.key === "F10";
  if (isLink) onLink();
  if (isToolbar) focusToolbar();
  if (isLink || isToolbar) event.preventDefault();
  return isLink || isToolbar;
}

/** A Tiptap editor mounted in `container`. Unchanged blocks keep the exact HTML they were stored with. */
export function useEditor(container: RefObject<HTMLElement | null>, options: EditorOptions): Editor {
  const latest = useRef(options);
  const [editor] = useState(
    () => new Editor({ element: null, extensions, content: toContent(options.value), injectCSS: false }),
  );
  const [firstLoaded] = useState(() => toLoaded(options.value));
  const loaded = useRef(firstLoaded);
  const sent = useRef(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!container.current) return;
    editor.mount(container.current);
    const emitChange = () => {
      sent.current = toHtml(editor, loaded.current);
      latest.current.onChange(sent.current);
    };
    editor.on("update", emitChange);
    return () => {
      editor.off("update", emitChange);
      editor.unmount();
    };
  }, [editor, container]);

  const { value, isVisible, label, control } = options;
  useEffect(() => {
    if (!isVisible || value === sent.current) return;
    sent.current = value;
    loaded.current = toLoaded(value);
    // Loading the same text again would reset the selection and the undo history.
    if (toHtml(editor, loaded.current) !== value) editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value, isVisible]);

  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy, "aria-required": isRequired } = control;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: cleanPaste,
        handleKeyDown: (_view, event) => handleKey(event, latest.current),
        attributes: {
          id,
          class: cx(
            "rich-text relative max-h-[min(75vh,44rem)] min-h-56 max-w-none overflow-y-auto px-3 pt-4 pb-5 md:px-5",
            "wrap-anywhere whitespace-break-spaces [font-variant-ligatures:none] [&>:not(table)]:max-w-measure",
            "focus-visible:outline-2 focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible print:p-0",
          ),
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          "aria-invalid": String(isInvalid),
          "aria-required": String(isRequired),
          ...(describedBy && { "aria-describedby": describedBy }),
        },
      },
    });
  }, [editor, id, label, isInvalid, isRequired, describedBy]);

  return editor;
}
