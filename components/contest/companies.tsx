import { LeafMark } from "@/components/ui/leaf-mark";
import type { Company } from "@/lib/contest/schema";

interface CompaniesProps {
  companies: readonly Company[];
  /** What their names are: headings below the page's or below a section's. */
  heading?: "h2" | "h3";
}

/** Organisations as logos on plates, each with its name, its site and what else there is to say. */
export function Companies({ companies, heading: Heading = "h3" }: CompaniesProps) {
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
  // biome-ignore lint/performance/noImgElement: pictures are stored re-encoded and small; the name stands below
  return <img src={url} alt="" decoding="async" />;
}

/** Organisations of one kind under their heading. */
export function CompanyGroup({ title, companies }: { title: string; companies: readonly Company[] }) {
  return (
    <section className="company-group">
      <h2 className="section-title">{title}</h2>
      <Companies companies={companies} />
    </section>
  );
}
