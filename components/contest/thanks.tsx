import { Link } from "@/components/ui/link";
import { logoPlate } from "@/components/ui/logo-plate";
import type { Company, Contest } from "@/lib/edition/schema";

interface ThanksProps {
  contest: Pick<Contest, "goldenSponsors" | "silverSponsors" | "bronzeSponsors">;
  /** The prefix of the edition's paths. */
  base: string;
}

/** The sponsors at the end of the home page, gold first. */
export function Thanks({ contest: { goldenSponsors, silverSponsors, bronzeSponsors }, base }: ThanksProps) {
  const tiers = [
    { tier: "gold", companies: goldenSponsors, height: "sm:h-34" },
    { tier: "silver", companies: silverSponsors, height: "sm:h-28" },
    { tier: "bronze", companies: bronzeSponsors, height: "sm:h-23" },
  ] as const;
  if (tiers.every(({ companies }) => companies.length === 0)) return null;
  return (
    <section className="mt-10 lg:mt-19" aria-labelledby="thanks">
      <h2 id="thanks" className="mb-5 text-2xl">
        With thanks to
      </h2>
      <ul className="mb-4 flex flex-wrap items-center gap-4">
        {tiers.flatMap(({ tier, companies, height }) =>
          companies.map((company) => (
            <li
              key={`${tier} ${company.name}`}
              className={logoPlate({
                edge: tier,
                className: [
                  "h-26 w-2/5 grow basis-2/5 p-2 text-center font-serif shadow-sheet",
                  "sm:aspect-video sm:w-auto sm:grow-0 sm:basis-auto sm:px-5 sm:py-3",
                  height,
                ],
              })}
            >
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
  return <img src={imageUrl} alt={name} loading="lazy" decoding="async" />;
}
