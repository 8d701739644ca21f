import { EmptyState } from "@/components/ui/empty-state";
import { LeafMark } from "@/components/ui/leaf-mark";
import type { Company } from "@/lib/contest/schema";

interface CompanyGroup {
  title: string;
  companies: readonly Company[];
  /** Leaves out the heading where it would repeat the page's. */
  isTitleHidden?: boolean;
  tier?: "gold" | "silver" | "bronze";
}

interface CompanyGroupsProps {
  groups: readonly CompanyGroup[];
  empty: { title: string; text: string };
}

/** Companies by group with logo, website and additional information; groups without companies are left out. */
export function CompanyGroups({ groups, empty }: CompanyGroupsProps) {
  const filled = groups.filter(({ companies }) => companies.length > 0);
  if (filled.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <div>
      {filled.map(({ title, companies, isTitleHidden, tier }) => (
        <section
          key={title}
          className={tier ? `company-group tier tier-${tier}` : "company-group"}
          aria-label={isTitleHidden ? title : undefined}
        >
          {!isTitleHidden && <h2 className="mb-5 text-2xl">{title}</h2>}
          <Companies companies={companies} heading={isTitleHidden ? "h2" : "h3"} />
        </section>
      ))}
    </div>
  );
}

function Companies({ companies, heading: Heading }: { companies: readonly Company[]; heading: "h2" | "h3" }) {
  return (
    <ul className="companies">
      {companies.map((company) => (
        <li key={company.name} className="company">
          <div className="plate">{company.imageUrl ? <Logo url={company.imageUrl} /> : <LeafMark />}</div>
          <Heading>{company.companyUrl ? <a href={company.companyUrl}>{company.name}</a> : company.name}</Heading>
          {company.additionalInformation && <p>{company.additionalInformation}</p>}
        </li>
      ))}
    </ul>
  );
}

function Logo({ url }: { url: string }) {
  // biome-ignore lint/performance/noImgElement: stored logos are already small
  return <img src={url} alt="" decoding="async" />;
}
