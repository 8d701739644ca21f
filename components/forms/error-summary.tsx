import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormState } from "react-hook-form";
import { plural } from "@/lib/platform/text/plural";

interface InvalidField {
  element: HTMLElement;
  text: string;
}

/** The name of the group around a field, such as "Contestant 2". */
function groupOf(field: HTMLElement): string | null | undefined {
  const group = field.closest<HTMLElement>("fieldset[aria-label], fieldset:has(> legend)");
  return group?.ariaLabel ?? group?.querySelector("legend")?.textContent;
}

/** A form's fields with an error, in the order of the page. */
function invalidFieldsOf(form: HTMLFormElement): InvalidField[] {
  return [...form.querySelectorAll<HTMLElement>("[aria-invalid='true']")].map((element) => {
    const messageId = element.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
    const message = document.getElementById(messageId)?.textContent ?? "";
    return { element, text: [groupOf(element), message].filter(Boolean).join(": ") };
  });
}

/** Focuses a field; a closed section hides its fields and is opened first. */
function focusField(field: HTMLElement): void {
  const section = field.closest("[role='region'][data-state='closed']");
  const title = document.getElementById(section?.getAttribute("aria-labelledby") ?? "");
  flushSync(() => title?.closest("button")?.click());
  field.focus();
}

/**
 * Focuses the first invalid field after a failed submit. If the form is taller than the window and has several, lists and
 * focuses links to them instead.
 */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitCount, errors } = useFormState();
  const [fields, setFields] = useState<InvalidField[]>([]);
  /** The submit whose errors are listed; 0 for none. */
  const [listedSubmit, setListedSubmit] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (!form.current) return;
    const invalid = submitCount > 0 ? invalidFieldsOf(form.current) : [];
    const isList = invalid.length > 1 && form.current.offsetHeight > window.innerHeight;
    setFields(invalid);
    setListedSubmit(isList ? submitCount : 0);
    if (!isList) invalid[0]?.element.focus();
  }, [form, submitCount]);

  useEffect(() => {
    if (listedSubmit > 0) heading.current?.focus();
  }, [listedSubmit]);

  // react-hook-form changes `errors` in place.
  useEffect(() => {
    if (listedSubmit === 0 || !form.current) return;
    const invalid = invalidFieldsOf(form.current);
    const isSame = invalid.length === fields.length && invalid.every(({ text }, i) => text === fields[i]?.text);
    if (!isSame) setFields(invalid);
  });

  if (listedSubmit === 0 || fields.length === 0 || Object.keys(errors).length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="mb-6 rounded-md border-2 border-maple bg-maple-wash p-4 pb-5 print:hidden"
    >
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
        {plural(fields.length, "field needs", "fields need")} attention
      </h3>
      <ul className="mt-2 space-y-1">
        {fields.map(({ element, text }) => (
          <li key={element.id || text}>
            <a
              href={`#${element.id}`}
              className="inline-block py-0.5 text-maple"
              onClick={(event) => {
                event.preventDefault();
                focusField(element);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
