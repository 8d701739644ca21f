import { Link } from "@/components/ui/link";
import type { Company, Contest } from "@/lib/contest/schema";

interface ThanksProps {
  contest: Pick<Contest, "goldenSponsors" | "silverSponsors" | "bronzeSponsors">;
  /** The prefix of the edition's paths. */
  base: string;
}

/** The sponsors at the end of the home page, gold first. */
export function Thanks({ contest: { goldenSponsors, silverSponsors, bronzeSponsors }, base }: ThanksProps) {
  const ranks = [
    { rank: "Gold", companies: goldenSponsors },
    { rank: "Silver", companies: silverSponsors },
    { rank: "Bronze", companies: bronzeSponsors },
  ].filter(({ companies }) => companies.length > 0);
  if (ranks.length === 0) return null;
  return (
    <section className="thanks" aria-labelledby="thanks">
      <h2 id="thanks" className="mb-5 text-2xl">
        With thanks to
      </h2>
      <ul>
        {ranks.flatMap(({ rank, companies }) =>
          companies.map((company) => (
            <li key={`${rank} ${company.name}`} className={`plate thanks-${rank.toLowerCase()}`}>
              <SponsorLogo company={company} />
            </li>
          )),
        )}
      </ul>
      <Link href={`${base}/sponsors`}>All sponsors</Link>
    </section>
  );
}

function SponsorLogo({ company: { name, imageUrl } }: { company: Company }) {
  if (!imageUrl) return <span>{name}</span>;
  // biome-ignore lint/performance/noImgElement: stored logos are already small
  return <img src={imageUrl} alt={name} loading="lazy" decoding="async" />;
}
