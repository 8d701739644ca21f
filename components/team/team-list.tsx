import { TeamGaps } from "@/components/readiness/team-gaps";
import { TeamCard } from "@/components/team/team-card";
import { RestoreTeam } from "@/components/team/team-withdrawal";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import type { Gap } from "@/lib/readiness/checks";
import type { Team } from "@/lib/team/schema";
import type { TeamCard as TeamCardData } from "@/lib/team/views";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TeamListProps {
  cards: readonly TeamCardData[];
  teams: readonly Team[];
  gaps: readonly Gap[];
  /** By the id of the team. */
  transfers: ReadonlyMap<string, readonly PartyTransfer[]>;
  isEditable: boolean;
}

/**
 * A registrator's teams by group, each with its participation, transfers and missing details; an empty group is omitted
 * (specification, section 2, "Teams list").
 */
export function TeamList({ cards, teams, gaps, transfers, isEditable }: TeamListProps) {
  return (["Junior", "Senior"] as const).map((group) => {
    const groupCards = cards.filter((card) => card.group === group);
    if (groupCards.length === 0) return null;
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(groupCards.length)}>
        <div className="teams flex-col gap-y-10 max-xl:[&_h3]:basis-auto">
          {groupCards.map((card) => {
            const { id } = card;
            const team = teams.find((one) => one.id === id);
            return (
              <article key={id} className="team" aria-label={card.name}>
                <TeamCard
                  team={card}
                  action={
                    <ButtonLink size="sm" href={`/editTeam?team=${id}`}>
                      {isEditable ? "EDIT" : "VIEW"}
                      <span className="sr-only"> {card.name}</span>
                    </ButtonLink>
                  }
                />
                {team && (
                  <div className="mt-3 grid justify-items-start gap-2 empty:hidden">
                    {!team.isOfficial && <Badge>Unofficial</Badge>}
                    <TransferNotes transfers={transfers.get(id) ?? []} />
                    <TeamGaps teamId={id} gaps={gaps} />
                  </div>
                )}
              </article>
            );
          })}
        </div>
      </Disclosure>
    );
  });
}

interface WithdrawnTeamsProps {
  teams: readonly { id: string; name: string; group: string }[];
  isRosterOpen: boolean;
}

/** A country's withdrawn teams, which its registrator can restore, but not edit. */
export function WithdrawnTeams({ teams, isRosterOpen }: WithdrawnTeamsProps) {
  if (teams.length === 0) return null;
  const restoreText = isRosterOpen
    ? "You can restore them until registration ends."
    : "The organizers can restore them.";
  return (
    <Section title="Withdrawn teams" className="mt-12">
      <p className="mt-1 mb-3 text-ink-soft">They no longer take part. {restoreText}</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {teams.map(({ id, name, group }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <bdi className="font-semibold">{name}</bdi>
            <span>{group}</span>
            <Badge>Withdrawn</Badge>
            {isRosterOpen && <RestoreTeam id={id} name={name} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
