import { ActionError } from "@/components/forms/action-error";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { plural } from "@/lib/platform/text/plural";
import { formatTime } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";
import type { suggestionDefaults } from "@/lib/travel/transfers/labels";
import { seatsText, shortTime } from "@/lib/travel/transfers/rules";
import type { TransferSuggestion } from "@/lib/travel/transfers/schema";

const endpoint = "POST /api/Transfer/suggest";

/** A suggestion with the values of the form that it was made of. */
export interface SuggestionPreview {
  values: ReturnType<typeof suggestionDefaults>;
  suggestion: TransferSuggestion;
}

/** Requests a suggestion; nothing is stored. Throws ApiError. */
export const suggest = (values: SuggestionPreview["values"]) =>
  api(endpoint, { query: { dryRun: "true" }, body: values });

interface SuggestedVehiclesProps {
  preview: SuggestionPreview;
  timeZone: string;
  /** Shows another suggestion, or with null the form. */
  onPreview: (preview: SuggestionPreview | null) => void;
  onCreated: () => void;
}

/** The vehicles of a suggestion with their new parties, and the parties that are in none; a button stores them. */
export function SuggestedVehicles({ preview, timeZone, onPreview, onCreated }: SuggestedVehiclesProps) {
  const { pending, error, run } = useApiAction();
  const { values, suggestion } = preview;
  const { vehicles, leftOver, fingerprint } = suggestion;
  const newCount = vehicles.filter(({ transferId }) => transferId === null).length;
  const assignedText = plural(vehicles.flatMap(({ parties }) => parties).length, "party", "parties");
  const createdText = plural(newCount, "transfer", "transfers");
  const timeOf = (time: string | null) => (time ? formatTime(new Date(time), timeZone) : "");
  const reasons = {
    NO_TIME: () => `no time of ${values.direction === "ARRIVAL" ? "arrival" : "departure"}`,
    NO_PLACE: () => "no exact place",
    TOO_LARGE: (people: number) => `${people} people are more than a vehicle has seats`,
  };

  function create() {
    return run({
      send: () => api(endpoint, { body: { ...values, fingerprint } }),
      success: newCount > 0 ? `${createdText} created.` : `${assignedText} assigned.`,
      onDone: onCreated,
      onStale: async () => onPreview({ values, suggestion: await suggest(values) }),
    });
  }

  return (
    <>
      <div className="mb-5 grid gap-5">
        <p role="status">
          {plural(vehicles.length, "vehicle", "vehicles")}, {plural(leftOver.length, "party", "parties")} in none
        </p>
        <ul className="grid gap-3">
          {vehicles.map(({ transferId, vehicle, place, leavesAt, parties, ...seats }) => (
            <li key={transferId ?? vehicle}>
              <p>
                <b>
                  {shortTime(leavesAt, timeZone)}, {vehicle}
                </b>
                , {place}: {seatsText(seats)}
                {transferId && ", exists already"}
              </p>
              <ul className="text-ink-soft text-sm">
                {parties.map(({ id, name, time, country, people }) => (
                  <li key={id}>
                    {timeOf(time)} <bdi>{name}</bdi>, {country.name}, {plural(people.length, "person", "people")}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {leftOver.length > 0 && (
          <div>
            <h3 className="text-lg">In no vehicle</h3>
            <ul className="text-sm">
              {leftOver.map(({ party: { id, name, country, people }, reason }) => (
                <li key={id}>
                  <bdi>{name}</bdi>, {country.name}: {reasons[reason](people.length)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <ActionError reason={error} />
      <DialogActions>
        <Button onClick={() => onPreview(null)}>Back</Button>
        {vehicles.length > 0 && (
          <Button variant="primary" pending={pending} onClick={() => void create()}>
            {newCount > 0 ? `Create ${createdText}` : `Assign ${assignedText}`}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
