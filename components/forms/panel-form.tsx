import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm, type ApiFormProps } from "@/components/forms/api-form";
import { Panel } from "@/components/ui/panel";

/** A form that changes a part of the control panel: a titled panel with fields and a submit button. */
export function PanelForm<V extends FieldValues>({ title, ...form }: ApiFormProps<V> & { title: string }) {
  const titleId = useId();
  return (
    <Panel className="mb-10 print:hidden">
      <h2 id={titleId} className="mb-5 text-xl">
        {title}
      </h2>
      <ApiForm aria-labelledby={titleId} {...form} />
    </Panel>
  );
}
