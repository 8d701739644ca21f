import { useWatch } from "react-hook-form";
import { FormBlock } from "@/components/forms/form-block";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import type { TeamFormValues } from "@/components/team/form/values";
import type { Leader } from "@/lib/leader/schema";

const roles = {
  leader: {
    legend: "Leader",
    title: "leader",
    idField: "leaderId",
    modelField: "leaderCreateModel",
    otherIdField: "deputyLeaderId",
  },
  deputy: {
    legend: "Deputy leader",
    title: "deputy leader",
    idField: "deputyLeaderId",
    modelField: "deputyLeaderCreateModel",
    otherIdField: "leaderId",
  },
} as const;

interface LeaderBlockProps {
  role: keyof typeof roles;
  leaders: readonly Leader[];
  tShirtSizes: readonly string[];
}

/** The leader or the deputy of a new team; one person cannot be both. */
export function LeaderBlock({ role, ...lists }: LeaderBlockProps) {
  const { legend, otherIdField, ...names } = roles[role];
  const otherId = useWatch<TeamFormValues, "leaderId" | "deputyLeaderId">({ name: otherIdField });
  return (
    <FormBlock legend={legend}>
      <LeaderChoice {...names} {...lists} takenIds={[otherId]} />
    </FormBlock>
  );
}
