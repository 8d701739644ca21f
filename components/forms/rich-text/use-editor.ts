import { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field";
import { cleanPaste } from "@/components/forms/rich-text/clean-paste";
import { extensions } from "@/components/forms/rich-text/extensions";
import { tidyHtml } from "@/components/forms/rich-text/tidy-html";

interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  /** Whether the editor's own view is the one that shows; meanwhile the value is somebody else's to change. */
  isShown: boolean;
  label: string;
  control: ControlProps;
  onLink: () => void;
  toToolbar: () => void;
}

/** Shortcuts that are not about the text itself. */
function handleKey(event: KeyboardEvent, { onLink, toToolbar }: Pick<EditorOptions, "onLink" | "toToolbar">): boolean {
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
  const isToolbar = event.altKey && event.key === "F10";
  if (isLink) onLink();
  if (isToolbar) toToolbar();
  if (isLink || isToolbar) event.preventDefault();
  return isLink || isToolbar;
}

/** An editor of HTML in `place`. What is not changed keeps the form it was stored in, to the letter. */
export function useEditor(place: RefObject<HTMLElement | null>, options: EditorOptions): Editor {
  const latest = useRef(options);
  const [editor] = useState(() => new Editor({ element: null, extensions, content: options.value, injectCSS: false }));
  /** The value that the editor was last given, and how the editor writes the same. */
  const given = useRef({ html: options.value, asWritten: "" });
  const sent = useRef(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!place.current) return;
    editor.mount(place.current);
    given.current.asWritten = tidyHtml(editor.getHTML());
    const tell = () => {
      const written = tidyHtml(editor.getHTML());
      sent.current = written === given.current.asWritten ? given.current.html : written;
      latest.current.onChange(sent.current);
    };
    editor.on("update", tell);
    return () => {
      editor.off("update", tell);
      editor.unmount();
    };
  }, [editor, place]);

  const { value, isShown, label, control } = options;
  useEffect(() => {
    if (!isShown || value === sent.current) return;
    sent.current = value;
    // The same text, as the server writes it, leaves the text cursor and what can be undone alone.
    const before = tidyHtml(editor.getHTML());
    if (tidyHtml(value) !== before) editor.commands.setContent(value, { emitUpdate: false });
    given.current = { html: value, asWritten: tidyHtml(editor.getHTML()) };
  }, [editor, value, isShown]);

  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy, "aria-required": isRequired } = control;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: cleanPaste,
        handleKeyDown: (_view, event) => handleKey(event, latest.current),
        attributes: {
          id,
          class: "rich-text rich-editor-text",
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
