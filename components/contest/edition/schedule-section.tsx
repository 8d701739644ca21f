"use client";

import { ScheduleFields } from "@/components/contest/edition/schedule-fields";
import { displaySchedule, type ScheduleValues, scheduleValues } from "@/components/contest/edition/schedule-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { scheduleInput } from "@/lib/contest/inputs";

const resolver = schemaResolver<ScheduleValues>(scheduleInput);

export function ScheduleSection() {
  const { settings } = useEdition();
  const record = useSection({
    resolver,
    endpoint: "PUT /api/Contest/{id}/schedule",
    toValues: scheduleValues,
    displayValues: displaySchedule,
    labels: { schedule: "Schedule" },
    success: "Schedule is changed successfully!",
    // An entry that another user has removed is sent as a new one.
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
      lead={`Times in ${settings.timeZone}. Leave Start empty for an all-day entry.`}
      record={record}
    >
      <ScheduleFields firstDay={settings.startDate} />
    </Section>
  );
}
