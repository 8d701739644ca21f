import "server-only";
import { pick } from "@/lib/platform/pick";
import type { UnitOfWork } from "@/lib/platform/write/write";
import type { LockedTeam } from "@/lib/team/lock-team";

/** Raises the version. `released` are transfers that the team loses, by their fields in the audit log. */
export async function updateTeam(
  { transaction, audit }: UnitOfWork,
  team: LockedTeam,
  after: Partial<LockedTeam>,
  released: Record<string, string> = {},
): Promise<void> {
  const { id, name } = { ...team, ...after };
  await transaction.team.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
  audit({ entity: "Team", entityId: id, name, before: { ...pick(team, after), ...released }, after });
}
