import { teamCard } from "@/components/team/team-card";
import { html } from "@/lib/platform/html/template";
import type { TeamCardWithId } from "@/lib/team/views";

interface TeamCardsProps {
  teams: readonly TeamCardWithId[];
  /** Of the page, to link each team to its country's teams. */
  path: string;
  isEditable: boolean;
  /** Whether there may be too many teams to show all of their members. */
  isStrips: boolean;
  /** The first team of the page. */
  first: TeamCardWithId | undefined;
  isHidden: (team: TeamCardWithId) => boolean;
}

/** The teams of a public page (specification, section 2, "Teams list"). */
export function TeamCards({ teams, path, isEditable, isStrips, first, isHidden }: TeamCardsProps) {
  const cards = teams.map((team) => {
    const card = teamCard(team, {
      countryHref: `${path}?country=${team.countryCode}`,
      edit: isEditable ? { href: `/editTeam?team=${team.id}`, label: "EDIT" } : undefined,
      isStrip: isStrips,
      isFirst: team === first,
    });
    return html`<article class="team" data-country="${team.countryCode}"${isHidden(team) && html` hidden`}>${card}</article>`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes its values
  return <div className="teams" dangerouslySetInnerHTML={{ __html: html`${cards}`.text }} />;
}
