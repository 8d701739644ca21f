import { arrivalsAt } from "@/components/guide/arrivals";
import { TeamPanel } from "@/components/guide/team-panel";
import { TeamTable } from "@/components/guide/team-table";
import type { GuideHomeTeam } from "@/components/guide/team-view";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { Accordion } from "@/components/ui/accordion";
import { EmptyState } from "@/components/ui/empty-state";

interface GuidedTeamsProps {
  teams: readonly GuideHomeTeam[];
  now: Date;
}

const isIncomplete = ({ people }: GuideHomeTeam) => people.some(({ arrived }) => arrived === null);

/**
 * A guide's teams: coming arrivals (the first one open), past arrivals (the latest one with people missing open), online
 * teams. Needs ArrivalMarks around it.
 */
export function GuidedTeams({ teams, now }: GuidedTeamsProps) {
  if (teams.length === 0) {
    return <EmptyState title="No teams yet">No teams are assigned to you yet.</EmptyState>;
  }
  const { next, past, online } = arrivalsAt(teams, now);
  return (
    <div className="grid gap-10">
      <Teams id="next-arrivals" title="Next arrivals" teams={next} open={next.slice(0, 1)} />
      <Teams id="earlier-arrivals" title="Earlier arrivals" teams={past} open={past.filter(isIncomplete).slice(0, 1)} />
      <Teams id="online-teams" title="Online teams" teams={online} open={[]} />
    </div>
  );
}

interface TeamsProps {
  id: string;
  title: string;
  teams: readonly GuideHomeTeam[];
  /** The teams whose panels are open at first. */
  open: readonly GuideHomeTeam[];
}

function Teams({ id, title, teams, open }: TeamsProps) {
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <Accordion type="multiple" defaultValue={open.map((team) => team.id)}>
        {teams.map((team) => (
          <TeamPanel key={team.id} team={team}>
            <TransferNotes transfers={team.transfers} className="border-rule border-t bg-sunk px-4 py-3" />
            <TeamTable team={team} />
          </TeamPanel>
        ))}
      </Accordion>
    </section>
  );
}
