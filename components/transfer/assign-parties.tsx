"use client";

import { cx } from "class-variance-authority";
import { useId, useRef, useState } from "react";
import { type MovableParty, usePartyMoves } from "@/components/transfer/use-party-moves";
import { Button } from "@/components/ui/button";
import { CheckGroup } from "@/components/ui/check-group";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/input";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";

export interface PartyOption extends MovableParty {
  /** Such as "14:30, Bulgaria". */
  details: string;
  personIds: string[];
}

export interface PartyGroup {
  /** Such as "9 April 2025, Varna Airport". */
  title: string;
  parties: PartyOption[];
}

export interface TransferOption {
  id: string;
  vehicle: string;
  /** Such as "9 Apr, 14:30, Bus 2, Varna Airport (18 of 20 seats)". */
  label: string;
}

const countText = (parties: readonly PartyOption[]) => {
  const people = new Set(parties.flatMap(({ personIds }) => personIds)).size;
  return `${plural(parties.length, "party", "parties")}, ${plural(people, "person", "people")}`;
};

interface AssignPartiesProps {
  direction: TravelDirection;
  /** All parties by day and place. */
  groups: readonly PartyGroup[];
  transfers: readonly TransferOption[];
}

/** The parties without a transfer, and on demand the others, to select and assign to a transfer. */
export function AssignParties({ direction, groups, transfers }: AssignPartiesProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending, assign } = usePartyMoves(direction);
  const [showsAll, setShowsAll] = useState(false);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [transferId, setTransferId] = useState("");
  const shown = groups.flatMap(({ title, parties }) => {
    const some = parties.filter((party) => showsAll || party.transfer === null);
    return some.length > 0 ? [{ title, parties: some }] : [];
  });
  const parties = shown.flatMap((group) => group.parties);
  const waiting = parties.filter(({ transfer }) => transfer === null);
  const selected = parties.filter((party) => selectedIds.has(party.id));
  const transfer = transfers.find((option) => option.id === transferId);

  function select(changed: readonly PartyOption[], isSelected: boolean) {
    const ids = new Set(selectedIds);
    for (const party of changed) {
      if (isSelected) ids.add(party.id);
      else ids.delete(party.id);
    }
    setSelectedIds(ids);
  }

  async function submit() {
    if (!transfer || !(await assign(selected, transfer))) return;
    setSelectedIds(new Set());
    // The pressed button is disabled.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className="mb-10 print:hidden" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl">
        Not assigned
      </h2>
      <p role="status" className="text-ink-soft">
        {waiting.length > 0 ? countText(waiting) : "Every party has a transfer."}
      </p>
      <Checkbox className="mt-2" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)}>
        Show all
      </Checkbox>
      {parties.length > 0 && (
        <>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] items-start gap-2 [&_:is(button,input)]:scroll-mb-44">
            {shown.map(({ title, parties: ofGroup }) => (
              <CheckGroup
                key={title}
                title={title}
                summary={countText(ofGroup)}
                name={title}
                count={ofGroup.length}
                checkedCount={ofGroup.filter((party) => selectedIds.has(party.id)).length}
                onCheckAll={(isChecked) => select(ofGroup, isChecked)}
              >
                {ofGroup.map((party) => (
                  <li key={party.id}>
                    <Checkbox
                      checked={selectedIds.has(party.id)}
                      onChange={({ target }) => select([party], target.checked)}
                    >
                      <bdi>{party.name}</bdi>{" "}
                      <span className="text-ink-soft text-sm">
                        {party.details}, {plural(party.personIds.length, "person", "people")}
                        {party.transfer && `, in ${party.transfer.vehicle}`}
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </CheckGroup>
            ))}
          </ul>
          <div
            className={cx(
              "mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-sheet p-3",
              selected.length > 0 && "sticky bottom-0 z-10 shadow-lifted",
            )}
          >
            <p role="status" className="min-w-44 flex-1">
              {selected.length === 0 ? "Select parties to assign them." : `${countText(selected)} selected`}
            </p>
            <Select
              size="sm"
              className="min-w-0 flex-[1_1_20rem]"
              aria-label="Transfer for the selected parties"
              value={transfer?.id ?? ""}
              onChange={({ target }) => setTransferId(target.value)}
            >
              <option value="">{transfers.length > 0 ? "Choose a transfer…" : "Add a transfer first"}</option>
              {transfers.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </Select>
            <Button
              size="sm"
              variant="primary"
              disabled={isPending || !transfer || selected.length === 0}
              onClick={() => void submit()}
            >
              Assign<span className="sr-only"> the selected parties</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
