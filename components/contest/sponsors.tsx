import { Companies } from "@/components/contest/companies";
import { EmptyState } from "@/components/ui/empty-state";
import type { Contest } from "@/lib/contest/schema";

/** The sponsors by rank; a rank without any is left out. */
export function Sponsors({
  contest,
}: {
  contest: Pick<Contest, "goldenSponsors" | "silverSponsors" | "bronzeSponsors">;
}) {
  const tiers = [
    { title: "Gold", look: "tier-gold", companies: contest.goldenSponsors },
    { title: "Silver", look: "tier-silver", companies: contest.silverSponsors },
    { title: "Bronze", look: "tier-bronze", companies: contest.bronzeSponsors },
  ].filter(({ companies }) => companies.length > 0);
  if (tiers.length === 0) return <EmptyState title="No sponsors yet">They will be thanked here.</EmptyState>;
  return tiers.map(({ title, look, companies }) => (
    <section key={title} className={`company-group tier ${look}`}>
      <h2 className="section-title">{title}</h2>
      <Companies companies={companies} />
    </section>
  ));
}
