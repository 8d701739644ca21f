"use client";

import { ScheduleFields } from "@/components/contest/edition/schedule-fields";
import { displaySchedule, scheduleValues } from "@/components/contest/edition/schedule-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { withStoredIds } from "@/components/contest/edition/use-entries";
import { useApiForm } from "@/components/forms/use-api-form";
import { scheduleInput } from "@/lib/edition/inputs";

export function ScheduleSection() {
  const edition = useEdition();
  const { settings } = edition;
  const state = useApiForm("PUT /api/Contest/{id}/schedule", {
    ...edition.form,
    schema: scheduleInput,
    toValues: scheduleValues,
    displayValues: displaySchedule,
    labels: { schedule: "Schedule" },
    success: "Schedule saved.",
    request: ({ schedule, ...values }) =>
      edition.form.request({ ...values, schedule: withStoredIds(schedule, settings.schedule) }),
  });
  return (
    <Section id="schedule" title="Schedule" lead="Leave Start empty for an all-day entry." state={state}>
      <ScheduleFields firstDay={settings.startDate} />
    </Section>
  );
}
