import { describe, expect, it } from "vitest";
import { emptyContestant } from "@/lib/contestant/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import { emptyTeam, toTeamCreation } from "@/lib/team/new-team";

describe("the team creation payload", () => {
  it("carries the group in each contestant and no longer at the top", () => {
    const body = toTeamCreation({
      ...emptyTeam,
      contestantGroup: "Junior",
      contestants: [emptyContestant, emptyContestant],
    });
    expect(body).not.toHaveProperty("contestantGroup");
    expect(body).toMatchObject({ contestants: [{ contestantGroup: "Junior" }, { contestantGroup: "Junior" }] });
  });

  it("carries no travel and no contacts for an online team", () => {
    const contestant = { ...emptyContestant, hasPersonForContact: true, personForContactName: "Ana" };
    const values = { ...emptyTeam, arrivalLocation: "Other", contestants: [contestant] };
    const bodies = [true, false].map((isOnline) => toTeamCreation({ ...values, isOnline }));
    expect(bodies).toMatchObject([
      { arrivalLocation: "", contestants: [{ hasPersonForContact: false }] },
      { arrivalLocation: "Other", contestants: [{ hasPersonForContact: true }] },
    ]);
  });

  it("leaves the deputy out unless the box is ticked", () => {
    const body = toTeamCreation({ ...emptyTeam, deputyLeaderId: "chosen before the box was unticked" });
    expect(body).not.toHaveProperty("deputyLeaderCreateModel");
    expect(body).not.toHaveProperty("deputyLeaderId");
  });

  it("sends a new leader under the empty id, a chosen one without details", () => {
    expect(toTeamCreation(emptyTeam)).toMatchObject({ leaderId: emptyId, leaderCreateModel: {} });
    expect(toTeamCreation({ ...emptyTeam, leaderId: "chosen" })).not.toHaveProperty("leaderCreateModel");
  });
});
