import { PageHeader } from "@/components/ui/page-header";
import type { Team } from "@/lib/team/schema";

interface TeamHeadingProps {
  team: Pick<Team, "name" | "countryName" | "countryFlag">;
  canEdit: boolean;
}

/** The team's flag and name as the title of its page. */
export function TeamHeading({ team, canEdit }: TeamHeadingProps) {
  return (
    <PageHeader
      title={
        <>
          <span className="mb-1 block font-normal font-sans text-base text-ink-soft tracking-normal">
            {canEdit ? "Edit team" : "View team"}
          </span>{" "}
          <span className="flex items-center gap-3">
            <img
              src={`data:image/png;base64,${team.countryFlag}`}
              alt=""
              width={40}
              height={25}
              className="rounded-sm outline outline-rule"
            />
            <bdi className="wrap-anywhere">{team.name}</bdi>
          </span>
        </>
      }
      lead={canEdit ? `${team.countryName}. Each part is saved with its own button.` : team.countryName}
    />
  );
}
