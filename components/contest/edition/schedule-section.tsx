"use client";

import { ScheduleFields } from "@/components/contest/edition/schedule-fields";
import { type ScheduleValues, scheduleShown, scheduleValues } from "@/components/contest/edition/schedule-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { scheduleInput } from "@/lib/contest/inputs";

const resolver = schemaResolver<ScheduleValues>(scheduleInput);

/** What happens when and where, day by day. */
export function ScheduleSection() {
  const { settings } = useEdition();
  const record = useSection({
    resolver,
    endpoint: "PUT /api/Contest/{id}/schedule",
    toValues: scheduleValues,
    shown: scheduleShown,
    labels: { schedule: "Schedule" },
    success: "Schedule is changed successfully!",
    // One that somebody else has removed meanwhile, and that is kept all the same, is a new one.
    toBody: ({ schedule }) => ({
      schedule: schedule.map(({ id, ...item }) => ({
        ...item,
        id: settings.schedule.some((stored) => stored.id === id) ? id : null,
      })),
    }),
  });
  return (
    <Section
      id="schedule"
      title="Schedule"
      lead={`Times are those of ${settings.timeZone}. Without a start, something lasts all day.`}
      record={record}
    >
      <ScheduleFields firstDay={settings.startDate} />
    </Section>
  );
}
