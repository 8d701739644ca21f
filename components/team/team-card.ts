import { buttonVariants } from "@/components/ui/button";
import { flag, portrait } from "@/components/ui/list-markup";
import { type Html, html } from "@/lib/platform/html/template";
import { picturePath } from "@/lib/platform/picture/path";
import type { Face, TeamCard } from "@/lib/team/views";

interface TeamCardOptions {
  /** Link to the teams of the same country; absent in a list of one country's teams. */
  countryHref?: string;
  edit?: { href: string; label: "EDIT" | "VIEW" };
  /** Whether the members may be in a strip that scrolls sideways. */
  isStrip?: boolean;
  isFirst?: boolean;
}

/** The content of a team's article: its heading and its members. The look is in styles/team-card.css. */
export function teamCard(team: TeamCard, { countryHref, edit, isStrip, isFirst }: TeamCardOptions): Html {
  const { name, group, isOnline, countryName, countryCode, leader, deputyLeader, contestants } = team;
  const country = countryHref && html`<a href="${countryHref}">${countryName}</a>`;
  const link =
    edit &&
    html`<a class="${buttonVariants({ size: "sm" })}" href="${edit.href}">${edit.label}<span class="sr-only"> ${name}</span></a>`;
  return html`<header>${flag(countryCode, countryHref ? "" : countryName)}<div><h3>${name}</h3><span class="badge" data-tone="${group === "Senior" ? "amber" : "forest"}">${group.toUpperCase()}</span>${isOnline && html`<span class="badge">Online</span>`}${country}</div>${link}</header>
<ul class="members"${isStrip && html` tabindex="0" aria-label="Members"`}>${[
    member(leader, "LEADER", isFirst),
    ...(deputyLeader ? [member(deputyLeader, "DEPUTY LEADER")] : []),
    ...contestants.map((person) => member(person, "CONTESTANT")),
  ]}</ul>`;
}

const member = ({ pictureHash, fullName, nativeName, nativeLanguage }: Face, label: string, isEager?: boolean) =>
  html`<li>${portrait(picturePath(pictureHash), fullName, isEager ? "eager" : "lazy")}<b>${fullName}</b>${
    nativeName && html`<bdi${nativeLanguage && html` lang="${nativeLanguage}"`}>${nativeName}</bdi>`
  }<small>${label}</small></li>`;
