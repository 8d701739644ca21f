"use client";

import { cx } from "class-variance-authority";
import { type KeyboardEvent, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { PlanGrid } from "@/components/seating/plan-grid";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { issueMark } from "@/lib/seating/labels";
import type { Seating, SeatView } from "@/lib/seating/schema";
import { api } from "@/lib/site/api/client";

const nameOf = ({ contestant }: SeatView) => contestant?.fullName ?? "";

/** Such as "Ana Ivanova now sits in A-02, Ion Popa in A-01." */
function swappedText(a: SeatView, b: SeatView): string {
  const moves = [
    ...(a.contestant ? [`${nameOf(a)} now sits in ${b.label}`] : []),
    ...(b.contestant ? [`${nameOf(b)}${a.contestant ? "" : " now sits"} in ${a.label}`] : []),
  ];
  return `${moves.join(", ")}.`;
}

/** The rooms of a day. A click chooses a seat, a click on another swaps the two; Escape or the same seat cancels. */
export function SeatPlans({ day, rooms, otherSeats, issues }: Omit<Seating, "withoutSeat">) {
  const [chosenLabel, setChosenLabel] = useState<string | null>(null);
  const allSeats = [...rooms.flatMap(({ rows }) => rows.flat()), ...otherSeats];
  const chosen = allSeats.find((seat) => seat?.label === chosenLabel) ?? null;
  const { pending, run } = useApiAction();

  async function choose(seat: SeatView) {
    if (pending) return;
    if (chosen?.label === seat.label) return setChosenLabel(null);
    // Two free seats are not swapped: the second one is chosen instead.
    if (!chosen || (!chosen.contestant && !seat.contestant)) return setChosenLabel(seat.label);
    setChosenLabel(null);
    const body = {
      day,
      a: chosen.label,
      b: seat.label,
      codeA: chosen.contestant?.code ?? null,
      codeB: seat.contestant?.code ?? null,
    };
    await run({ send: () => api("POST /api/Seating/swap", { body }), success: swappedText(chosen, seat) });
  }

  function cancel({ key }: KeyboardEvent) {
    if (key === "Escape") setChosenLabel(null);
  }

  const marks = new Map<string, Set<string>>();
  for (const { kind, seats } of issues) {
    for (const { label } of seats) marks.set(label, (marks.get(label) ?? new Set()).add(issueMark(kind)));
  }
  const renderSeat = (seat: SeatView) => (
    <SeatButton
      seat={seat}
      marks={[...(marks.get(seat.label) ?? [])]}
      isChosen={chosen?.label === seat.label}
      isPending={pending}
      onClick={() => void choose(seat)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from each of the buttons in it
    <div className="grid gap-8" onKeyDown={cancel} aria-busy={pending}>
      {rooms.map(({ id, name, group, rows }) => {
        const roomSeats = rows.flat().filter((seat) => seat !== null);
        const takenCount = roomSeats.filter(({ contestant }) => contestant).length;
        return (
          <Section key={id} title={name} className="min-w-0">
            <p className="mb-2 text-ink-soft">
              {group ?? "Both groups"}, {takenCount} of {roomSeats.length} seats taken
            </p>
            <div className="overflow-x-auto p-1 not-print:max-md:-mx-gutter not-print:max-md:px-gutter">
              <PlanGrid
                rows={rows}
                seatWidth="minmax(6.5rem, 1fr)"
                aisleWidth="1.25rem"
                gapHeight="1rem"
                className="gap-1.5"
                renderSeat={renderSeat}
              />
            </div>
          </Section>
        );
      })}
      {otherSeats.length > 0 && (
        <Section title="Seats in no room">
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5">
            {otherSeats.map((seat) => (
              <li key={seat.label}>{renderSeat(seat)}</li>
            ))}
          </ul>
        </Section>
      )}
      <div role="status" className="sticky bottom-3 z-10 print:hidden">
        {chosen && (
          <Notice className="shadow-lifted">
            <b>{chosen.label}</b> <bdi>{nameOf(chosen)}</bdi> is chosen. Choose the seat to swap with.{" "}
            <LinkButton onClick={() => setChosenLabel(null)}>Cancel</LinkButton>
          </Notice>
        )}
      </div>
    </div>
  );
}

interface SeatButtonProps {
  seat: SeatView;
  marks: readonly string[];
  isChosen: boolean;
  isPending: boolean;
  onClick: () => void;
}

function SeatButton({ seat: { label, contestant }, marks, isChosen, isPending, onClick }: SeatButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isPending}
      onClick={onClick}
      className={cx(
        "flex size-full min-h-20 flex-col rounded-md border px-2 py-1 text-start text-xs hover:border-ink hover:bg-sunk aria-pressed:inset-ring-2 aria-pressed:inset-ring-maple aria-pressed:border-maple aria-pressed:bg-maple-wash forced-colors:aria-pressed:outline-4",
        contestant ? "bg-sheet" : "border-dashed text-ink-soft",
        marks.length > 0 ? "border-amber" : "border-edge",
      )}
    >
      <span className="flex w-full flex-wrap justify-between gap-x-2">
        <b>{label}</b> {contestant && <span>{contestant.code}</span>}
      </span>
      {contestant ? <bdi className="wrap-anywhere">{contestant.fullName}</bdi> : "Free"}
      {marks.map((mark) => (
        <span key={mark} className="font-semibold text-amber">
          {mark}
        </span>
      ))}
    </button>
  );
}
