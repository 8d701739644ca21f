"use client";

import { useWatch } from "react-hook-form";
import { SelectField, TextAreaField, toOptions } from "@/components/forms/inputs";
import { EntryList } from "@/components/forms/list/entry-list";
import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useEntries, withStoredIds } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PlanGrid } from "@/components/seating/plan-grid";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { roomsInput } from "@/lib/seating/inputs";
import { emptyRoom, roomLabels as labels } from "@/lib/seating/labels";
import { labelsOf, normalizePlan, planError, readPlan } from "@/lib/seating/plan";
import type { RoomList } from "@/lib/seating/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, rooms }: RoomList) => ({
  version,
  rooms: rooms.map(({ id, name, group, plan }) => ({ id, name, group: group ?? ("" as const), plan })),
});

type RoomsValues = ReturnType<typeof toValues>;

const groups = toOptions(Object.values(ContestantGroup));

export function RoomsForm({ list: stored }: { list: RoomList }) {
  const state = useApiForm<RoomsValues, RoomList>({
    name: "rooms",
    record: stored,
    values: toValues,
    schema: roomsInput,
    send: ({ version, rooms }) => {
      const storedRooms = withStoredIds(rooms, stored.rooms);
      const body = { version, rooms: storedRooms.map((room) => ({ ...room, group: room.group || null })) };
      return api("PUT /api/Seating/rooms", { body });
    },
    success: "Rooms saved.",
  });
  const { control } = state.form;
  const list = useEntries(control, "rooms");
  const values = useWatch({ control, name: "rooms" });
  return (
    <PanelForm
      state={state}
      labels={{ rooms: "Rooms" }}
      lead="A line of the plan is a row. Separate the seats’ labels by spaces, and put a full stop for a gap."
    >
      <EntryList list={list} empty="There are no rooms yet." add="Add a room" onAdd={() => list.add(emptyRoom, "name")}>
        {list.fields.map(({ key }, index) => {
          const prefix = `rooms.${index}`;
          const { name = "", plan = "" } = values[index] ?? {};
          const normalized = normalizePlan(plan);
          return (
            <li
              key={key}
              className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 border-rule border-b py-4 md:grid-cols-[1fr_12rem_auto] xl:grid-cols-[1fr_12rem_8rem]"
            >
              <TextField name={`${prefix}.name`} label={labels.name} required />
              <SelectField
                name={`${prefix}.group`}
                label={labels.group}
                options={groups}
                empty="Both groups"
                className="max-md:col-span-full"
              />
              <OrderButtons
                {...list.order(index, name.trim() || "the new room")}
                className="justify-self-end pt-7 max-md:col-start-2 max-md:row-start-1"
              />
              {planError(normalized) === null && (
                <div aria-hidden="true" className="max-xl:col-span-full xl:order-last xl:col-span-2 xl:ps-3 xl:pt-7">
                  <PlanGrid
                    rows={readPlan(normalized)}
                    seatWidth="minmax(0,4rem)"
                    aisleWidth="minmax(0,2rem)"
                    gapHeight="1rem"
                    className="gap-1"
                    renderSeat={(label) => (
                      <div className="truncate rounded-sm border border-rule bg-paper text-center text-ink-soft text-xs/6">
                        {label}
                      </div>
                    )}
                  />
                </div>
              )}
              <TextAreaField
                name={`${prefix}.plan`}
                label={labels.plan}
                required
                hint={plural(labelsOf(normalized).length, "seat", "seats")}
                className="[&_textarea]:field-sizing-content min-w-0 max-xl:col-span-full [&_textarea]:min-h-32 [&_textarea]:overflow-x-auto [&_textarea]:whitespace-pre [&_textarea]:font-mono [&_textarea]:text-sm"
              />
            </li>
          );
        })}
      </EntryList>
    </PanelForm>
  );
}
