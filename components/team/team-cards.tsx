"use client";

import type { Hideable } from "@/components/directory/directory-search";
import { teamCard } from "@/components/team/team-card";
import { html } from "@/lib/platform/html/template";
import type { TeamCard } from "@/lib/team/views";

type ListedTeam = TeamCard & Hideable & { id?: string };

interface TeamCardsProps {
  teams: readonly ListedTeam[];
  /** Of the page, to link each team to its country's teams. */
  path: string;
  /** Whether there may be too many teams to show all of their members. */
  isStrips: boolean;
  isFirst: boolean;
}

/** The teams of a public page (specification, section 2, "Teams list"). */
export function TeamCards({ teams, path, isStrips, isFirst }: TeamCardsProps) {
  const cards = teams.map((team, i) => {
    const card = teamCard(team, {
      countryHref: `${path}?country=${team.countryCode}`,
      edit: team.id ? { href: `/editTeam?team=${team.id}`, label: "EDIT" } : undefined,
      isStrip: isStrips,
      isFirst: isFirst && i === 0,
    });
    return html`<article class="team" data-country="${team.countryCode}"${team.isHidden && html` hidden`}>${card}</article>`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes its values
  return <div className="teams" dangerouslySetInnerHTML={{ __html: html`${cards}`.text }} />;
}
