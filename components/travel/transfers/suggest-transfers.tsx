"use client";

import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { SuggestedVehicles, type SuggestionPreview, suggest } from "@/components/travel/transfers/suggested-vehicles";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { suggestionInput } from "@/lib/travel/transfers/inputs";
import { suggestionLabels as labels, suggestionDefaults, transferLabels } from "@/lib/travel/transfers/labels";

interface SuggestTransfersProps {
  direction: TravelDirection;
  places: readonly string[];
  timeZone: string;
}

/** Groups the parties without a transfer into vehicles, shows these and creates them. */
export function SuggestTransfers({ direction, places, timeZone }: SuggestTransfersProps) {
  const [open, setOpen] = useState(false);
  const [preview, setPreview] = useState<SuggestionPreview | null>(null);

  function handleOpenChange(next: boolean) {
    setPreview(null);
    setOpen(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={<Button>Suggest transfers</Button>}
      title="Suggest transfers"
      description="Groups the parties without a transfer by place and fills free seats first. You see the vehicles before anything is stored."
    >
      {preview ? (
        <SuggestedVehicles
          preview={preview}
          timeZone={timeZone}
          onPreview={setPreview}
          onCreated={() => handleOpenChange(false)}
        />
      ) : (
        <SuggestionForm direction={direction} places={places} onPreview={setPreview} />
      )}
    </Dialog>
  );
}

interface SuggestionFormProps extends Pick<SuggestTransfersProps, "direction" | "places"> {
  onPreview: (preview: SuggestionPreview) => void;
}

function SuggestionForm({ direction, places, onPreview }: SuggestionFormProps) {
  const state = useApiForm({
    name: "suggestion",
    within: direction,
    values: () => suggestionDefaults(direction),
    schema: suggestionInput,
    send: suggest,
    after: (suggestion, values) => onPreview({ values, suggestion }),
  });
  const isArrival = direction === "ARRIVAL";
  const numberField = (name: keyof typeof labels, hint?: string) => (
    <TextField name={name} label={labels[name]} required inputMode="numeric" hint={hint} />
  );
  return (
    <ApiForm state={state} action="Show vehicles">
      <FieldGrid>
        <SelectField name="place" label={transferLabels.place} options={toOptions(places)} empty="All places" />
        <TextField name="vehicle" label={transferLabels.vehicle} required hint="A number is added." />
        {numberField("seats")}
        {numberField("longestWait", `Between the first and the last ${isArrival ? "arrival" : "departure"}.`)}
        {isArrival
          ? numberField("luggageTime", "A vehicle leaves this long after its last party arrives.")
          : numberField("leadTime", "When the vehicle leaves the venue: the drive, and the time at the airport.")}
      </FieldGrid>
    </ApiForm>
  );
}
