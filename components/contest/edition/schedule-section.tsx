import { ScheduleFields } from "@/components/contest/edition/schedule-fields";
import { type ScheduleValues, scheduleValues } from "@/components/contest/edition/schedule-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { withStoredIds } from "@/components/contest/edition/use-entries";
import { useApiForm } from "@/components/forms/use-api-form";
import { scheduleInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

export function ScheduleSection() {
  const { settings } = useEdition();
  const state = useApiForm<ScheduleValues, EditionSettings>({
    name: "schedule",
    record: settings,
    values: scheduleValues(settings),
    labels: { schedule: "Schedule" },
    schema: scheduleInput,
    update({ schedule, ...values }, options) {
      const body = { ...values, schedule: withStoredIds(schedule, settings.schedule) };
      return api("PUT /api/Contest/{id}/schedule", { params: { id: settings.id }, body, ...options });
    },
    success: "Schedule saved.",
  });
  return (
    <Section id="schedule" title="Schedule" lead="Leave Start empty for an all-day entry." state={state}>
      <ScheduleFields firstDay={settings.startDate} />
    </Section>
  );
}
