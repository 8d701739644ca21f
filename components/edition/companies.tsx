import { cva } from "class-variance-authority";
import { EmptyState } from "@/components/ui/empty-state";
import { logoPlate } from "@/components/ui/logo-plate";
import type { Company } from "@/lib/edition/schema";

interface CompanyGroup {
  title: string;
  companies: readonly Company[];
  /** Whether the heading is left out, because it would repeat the page's. */
  isTitleHidden?: boolean;
  tier?: "gold" | "silver" | "bronze";
}

interface CompanyGroupsProps {
  groups: readonly CompanyGroup[];
  /** Such as "No patrons are listed". */
  empty: string;
}

const tierHeading = "flex items-center gap-3 text-2xl after:h-0.5 after:flex-1 after:bg-current";

const heading = cva("mb-5", {
  variants: {
    tier: {
      gold: [tierHeading, "text-gold"],
      silver: [tierHeading, "text-silver"],
      bronze: [tierHeading, "text-bronze"],
      none: "text-xl",
    },
  },
  defaultVariants: { tier: "none" },
});

const list = cva("grid gap-x-6 gap-y-8", {
  variants: {
    tier: {
      gold: "grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]",
      silver: "grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]",
      none: "grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]",
      bronze: "grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]",
    },
  },
  defaultVariants: { tier: "none" },
});

const plateHeights = {
  gold: "h-40 sm:h-52",
  none: "h-32 sm:h-42",
  silver: "h-32 sm:h-42",
  bronze: "h-28 sm:h-36",
};

/** Companies by group with logo, website and additional information; groups without companies are left out. */
export function CompanyGroups({ groups, empty }: CompanyGroupsProps) {
  const filled = groups.filter(({ companies }) => companies.length > 0);
  if (filled.length === 0) return <EmptyState title={empty} />;
  return (
    <div>
      {filled.map(({ title, companies, isTitleHidden, tier }) => {
        const NameHeading = isTitleHidden ? "h2" : "h3";
        const plate = logoPlate({
          edge: tier,
          className: ["p-4 shadow-sheet", plateHeights[tier ?? "none"]],
        });
        return (
          <section
            key={title}
            className="[section+&]:mt-10 md:[section+&]:mt-16"
            aria-label={isTitleHidden ? title : undefined}
          >
            {!isTitleHidden && <h2 className={heading({ tier })}>{title}</h2>}
            <ul className={list({ tier })}>
              {companies.map(({ name, imageUrl, companyUrl, additionalInformation }) => (
                <li key={name} className="break-inside-avoid">
                  <div className={plate}>
                    {imageUrl ? (
                      <img src={imageUrl} alt="" />
                    ) : (
                      <bdi className="wrap-anywhere line-clamp-2 text-center font-serif text-xl" aria-hidden="true">
                        {name}
                      </bdi>
                    )}
                  </div>
                  <NameHeading className="mt-3 text-lg/snug">
                    {companyUrl ? <a href={companyUrl}>{name}</a> : name}
                  </NameHeading>
                  {additionalInformation && <p className="mt-1 text-ink-soft text-sm/[1.6]">{additionalInformation}</p>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
