import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { api } from "@/lib/api/client";

interface NamedTeam {
  id: string;
  name: string;
}

/** Assigns teams to a guide and unassigns them, one at a time; the page is refreshed after each attempt. */
export function useTeamAssignment(guide: { id: string; fullName: string }) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const [isRefreshing, startTransition] = useTransition();

  async function change(send: () => Promise<unknown>, success: string) {
    await run({ send, success });
    startTransition(() => router.refresh());
  }

  return {
    isPending: pending || isRefreshing,
    assign(team: NamedTeam) {
      const request = { params: { guideId: guide.id }, body: [{ id: team.id }] };
      const send = () => api("POST /api/Guide/{guideId}/teams", request);
      return change(send, `${team.name} is assigned to ${guide.fullName}.`);
    },
    unassign(team: NamedTeam) {
      const request = { params: { guideId: guide.id, teamId: team.id } };
      const send = () => api("DELETE /api/Guide/{guideId}/{teamId}", request);
      return change(send, `${team.name} is no longer assigned to ${guide.fullName}.`);
    },
  };
}
