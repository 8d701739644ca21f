import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useId, useState } from "react";
import { FieldError } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toLinkAddress } from "@/lib/platform/html/link-address";

interface LinkBarProps {
  editor: Editor;
  onClose: () => void;
}

const invalidAddress = "A link begins with https://, http://, mailto: or tel:, or with / for a page of this site.";

/** Selecting its text focuses the input. */
const select = (input: HTMLInputElement | null) => input?.select();

export function LinkBar({ editor, onClose }: LinkBarProps) {
  const id = useId();
  const isLink = editor.isActive("link");
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const [isInvalid, setInvalid] = useState(false);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function set() {
    const href = toLinkAddress(address);
    setInvalid(href === null);
    if (href === null) return document.getElementById(id)?.focus();
    const chain = editor.chain().focus().extendMarkRange("link");
    const hasText = isLink || !editor.state.selection.empty;
    const linked = hasText
      ? chain.setLink({ href })
      : chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] });
    linked.run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    if (event.key === "Enter") set();
    else close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div
      role="group"
      aria-label="Link"
      className="grid items-center gap-x-3 gap-y-1.5 border-rule border-b bg-sunk px-3 py-2.5 sm:grid-cols-[auto_minmax(10rem,1fr)_auto]"
    >
      <label htmlFor={id}>Address</label>
      <Input
        id={id}
        ref={select}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={handleKeyDown}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" variant="primary" onClick={set}>
          Set link
        </Button>
        {isLink && (
          <Button size="sm" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
      {isInvalid && (
        <FieldError id={`${id}-error`} className="col-span-full" role="alert">
          {invalidAddress}
        </FieldError>
      )}
    </div>
  );
}
