import { LeafMark } from "@/components/ui/leaf-mark";
import type { Company } from "@/lib/contest/schema";

/** Organisations as logos on plates, each with its name, its site and what else there is to say. */
export function Companies({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className="companies">
      {companies.map((company) => (
        <li key={company.name} className="company">
          <div className="plate">{company.imageUrl ? <Logo url={company.imageUrl} /> : <LeafMark />}</div>
          <h3>{company.companyUrl ? <a href={company.companyUrl}>{company.name}</a> : company.name}</h3>
          {company.additionalInformation && <p>{company.additionalInformation}</p>}
        </li>
      ))}
    </ul>
  );
}

function Logo({ url }: { url: string }) {
  // biome-ignore lint/performance/noImgElement: pictures are stored re-encoded and small; the name stands below
  return <img src={url} alt="" loading="lazy" decoding="async" />;
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
