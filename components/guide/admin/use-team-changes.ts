import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface NamedTeam {
  id: string;
  name: string;
}

/**
 * Gives teams to a guide and takes them away, one at a time; then, or if somebody else was quicker, the page shows what
 * is stored now.
 */
export function useTeamChanges(guide: { id: string; fullName: string }) {
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
    remove(team: NamedTeam) {
      const request = { params: { guideId: guide.id, teamId: team.id } };
      const send = () => api("DELETE /api/Guide/{guideId}/{teamId}", request);
      return change(team, send, `${team.name} is taken from ${guide.fullName}.`);
    },
  };
}
