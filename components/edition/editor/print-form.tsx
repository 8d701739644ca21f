"use client";

import { useController } from "react-hook-form";
import { type PrintDesignValues, printDesignValues } from "@/components/edition/editor/print-design-values";
import { PrintPreview } from "@/components/edition/editor/print-preview";
import { Field } from "@/components/forms/field";
import { FieldGrid } from "@/components/forms/field-grid";
import { ListError } from "@/components/forms/list/entry-list";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { UncroppedPictureField } from "@/components/forms/uncropped-picture-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { useHydrated } from "@/components/ui/use-hydrated";
import { printDesignLabels as labels } from "@/lib/edition/labels";
import {
  mapPictures,
  maxSideOf,
  printDesignInput,
  printPictureLabels,
  signatureKinds,
  smallestSizes,
  standardAccent,
} from "@/lib/edition/print-design";
import type { EditionSettings } from "@/lib/edition/schema";
import type { PrintPictureKind } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";

/** A label for each picture; `labels`, which the audit log uses, has one for all of them. */
const conflictLabels = {
  ...labels,
  printPictures: mapPictures((kind) => ({
    picture: printPictureLabels[kind],
    removePicture: `Remove ${printPictureLabels[kind]}`,
  })),
};

export function PrintForm({ settings }: { settings: EditionSettings }) {
  const isHydrated = useHydrated();
  const state = useApiForm<PrintDesignValues, EditionSettings>({
    name: "print",
    record: settings,
    values: printDesignValues,
    schema: printDesignInput,
    send: (body) => api("PUT /api/Contest/{id}/print-design", { params: { id: settings.id }, body }),
    success: "Print design saved.",
  });
  const pictureField = (kind: PrintPictureKind, hint: string) => (
    <UncroppedPictureField
      name={`printPictures.${kind}.picture`}
      removeName={`printPictures.${kind}.removePicture`}
      label={printPictureLabels[kind]}
      kind={kind === "logo" ? "logo" : "picture"}
      stored={settings.printPictures[kind]}
      maxSide={maxSideOf(kind)}
      smallest={smallestSizes[kind]}
      hint={hint}
      isCompact
    />
  );
  return (
    <PanelForm state={state} labels={conflictLabels}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Section size="lg" title="Emblem and colour">
            <FieldGrid>
              {pictureField(
                "emblem",
                "Without one, the leaf is printed. Best a PNG with a transparent background, or SVG.",
              )}
              {pictureField("logo", "Optional. Printed at the other side of the header.")}
              <AccentColourField />
            </FieldGrid>
          </Section>
          <Section
            size="lg"
            title="Signatures"
            lead="On certificates and diplomas: name and office, separated by a comma. Without any, there are two lines to sign on."
          >
            <FieldGrid>
              {signatureKinds.map((kind, i) => (
                <div key={kind} className="grid content-start gap-4">
                  <TextField name={`certificateSignatories.${i}`} label={`${labels.certificateSignatories} ${i + 1}`} />
                  {pictureField(kind, "Optional, best a transparent PNG.")}
                </div>
              ))}
            </FieldGrid>
            <ListError name="certificateSignatories" />
          </Section>
          <Section
            size="lg"
            title="Backgrounds"
            lead="A background replaces frame, emblem and medal; only the text is printed on it."
          >
            <FieldGrid>
              {pictureField("certificateBackground", "A4, landscape: 3508 × 2480 pixels.")}
              {pictureField("badgeBackground", "A6, upright: 1240 × 1748 pixels.")}
              <TextField
                name="backgroundMargin"
                label={labels.backgroundMargin}
                type="number"
                hint="Between the edge of a background and the text, at most 25; on badges half of it."
              />
            </FieldGrid>
          </Section>
        </div>
        {/* As large as the preview, so that nothing moves once it is there. */}
        <div className="max-lg:min-h-[188mm] lg:w-[97mm] xl:w-[119mm]">
          <div className="lg:sticky lg:top-4">{isHydrated && <PrintPreview settings={settings} />}</div>
        </div>
      </div>
    </PanelForm>
  );
}

function AccentColourField() {
  const { field } = useController<PrintDesignValues, "accentColour">({ name: "accentColour" });
  return (
    <Field
      name="accentColour"
      label={labels.accentColour}
      hint="Of the frame of certificates (grey without one) and the ribbon of medals (red)."
    >
      {({ id, "aria-describedby": hint }) => (
        <div className="flex items-center gap-4">
          <input
            type="color"
            id={id}
            aria-describedby={hint}
            className="h-9 w-14 cursor-pointer rounded-md border border-edge bg-paper p-1"
            {...field}
            value={field.value || standardAccent}
          />
          {field.value ? <LinkButton onClick={() => field.onChange("")}>Use the standard</LinkButton> : "Standard"}
        </div>
      )}
    </Field>
  );
}
