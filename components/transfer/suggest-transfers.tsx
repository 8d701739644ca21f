"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiAction } from "@/components/forms/use-api-action";
import { useApiForm } from "@/components/forms/use-api-form";
import { SuggestionPreview } from "@/components/transfer/suggestion-preview";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { notify } from "@/lib/platform/browser/notifications";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";
import { suggestionInput } from "@/lib/travel/transfers/inputs";
import { suggestionLabels as labels, suggestionDefaults, transferLabels } from "@/lib/travel/transfers/labels";
import type { TransferSuggestion } from "@/lib/travel/transfers/schema";

type Values = ReturnType<typeof suggestionDefaults>;

interface Preview {
  values: Values;
  suggestion: TransferSuggestion;
}

const endpoint = "POST /api/Transfer/suggest";
const preview = (body: Values) => ({ query: { dryRun: "true" }, body });

interface SuggestTransfersProps {
  direction: TravelDirection;
  /** Of the parties without a transfer. */
  places: readonly string[];
  timeZone: string;
}

/** Groups the parties without a transfer into vehicles, shows these and creates them. */
export function SuggestTransfers({ direction, places, timeZone }: SuggestTransfersProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Preview | null>(null);

  function handleOpenChange(next: boolean) {
    setShown(null);
    setOpen(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={<Button>Suggest transfers</Button>}
      title="Suggest transfers"
      description="Groups the parties without a transfer by place. You see the vehicles before they are created."
    >
      {shown ? (
        <CreateSuggested
          preview={shown}
          timeZone={timeZone}
          onChanged={(suggestion) => setShown({ ...shown, suggestion })}
          onBack={() => setShown(null)}
          onCreated={() => handleOpenChange(false)}
        />
      ) : (
        <SuggestionForm direction={direction} places={places} onPreview={setShown} />
      )}
    </Dialog>
  );
}

interface SuggestionFormProps extends Pick<SuggestTransfersProps, "direction" | "places"> {
  onPreview: (preview: Preview) => void;
}

function SuggestionForm({ direction, places, onPreview }: SuggestionFormProps) {
  const state = useApiForm({
    name: "suggestion",
    values: suggestionDefaults(direction),
    schema: suggestionInput,
    create: (values) => api(endpoint, preview(values)),
    after: (suggestion, values) => onPreview({ values, suggestion }),
  });
  const isArrival = direction === "ARRIVAL";
  return (
    <DialogForm state={state} action="Show vehicles">
      <FieldGrid>
        <SelectField name="place" label={transferLabels.place} options={toOptions(places)} empty="All places" />
        <TextField
          name="vehicle"
          label={transferLabels.vehicle}
          required
          autoComplete="off"
          hint="A number is added."
        />
        <NumberField name="seats" />
        <NumberField
          name="longestWait"
          hint={`Between the first and the last ${isArrival ? "arrival" : "departure"}.`}
        />
        {isArrival ? (
          <NumberField name="luggageTime" hint="A vehicle leaves this long after its last party arrives." />
        ) : (
          <NumberField
            name="leadTime"
            hint="When the vehicle leaves the venue: the drive, and the time at the airport."
          />
        )}
      </FieldGrid>
    </DialogForm>
  );
}

function NumberField({ name, hint }: { name: keyof typeof labels; hint?: string }) {
  return <TextField name={name} label={labels[name]} required inputMode="numeric" autoComplete="off" hint={hint} />;
}

interface CreateSuggestedProps {
  preview: Preview;
  timeZone: string;
  onChanged: (suggestion: TransferSuggestion) => void;
  onBack: () => void;
  onCreated: () => void;
}

function CreateSuggested({
  preview: { values, suggestion },
  timeZone,
  onChanged,
  onBack,
  onCreated,
}: CreateSuggestedProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const { vehicles, fingerprint } = suggestion;
  const count = plural(vehicles.length, "transfer", "transfers");

  function create() {
    return run({
      send: () => api(endpoint, { body: { ...values, fingerprint } }),
      onStale: async () => onChanged(await api(endpoint, preview(values))),
      onDone() {
        notify("success", `${count} created.`);
        onCreated();
        router.refresh();
      },
    });
  }

  return (
    <>
      <SuggestionPreview suggestion={suggestion} direction={values.direction} timeZone={timeZone} />
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        {vehicles.length > 0 && (
          <Button variant="primary" pending={pending} onClick={() => void create()}>
            Create {count}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
