import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface NamedTeam {
  id: string;
  name: string;
}

/** Assigns teams to a guide and unassigns them, one at a time; the page is refreshed after each attempt. */
export function useTeamAssignment(guide: { id: string; fullName: string }) {
  const router = useRouter();
  const [sentId, setSentId] = useState<string | null>(null);
  const [isRefreshing, startTransition] = useTransition();

  async function change(team: NamedTeam, send: () => Promise<unknown>, success: string) {
    setSentId(team.id);
    try {
      await send();
      notify("success", success);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSentId(null);
      startTransition(() => router.refresh());
    }
  }

  return {
    isPending: sentId !== null || isRefreshing,
    assign(team: NamedTeam) {
      const request = { params: { guideId: guide.id }, body: [{ id: team.id }] };
      const send = () => api("POST /api/Guide/{guideId}/teams", request);
      return change(team, send, `${team.name} is assigned to ${guide.fullName}.`);
    },
    unassign(team: NamedTeam) {
      const request = { params: { guideId: guide.id, teamId: team.id } };
      const send = () => api("DELETE /api/Guide/{guideId}/{teamId}", request);
      return change(team, send, `${team.name} is no longer assigned to ${guide.fullName}.`);
    },
  };
}
