import { cva } from "class-variance-authority";
import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { EmptyState } from "@/components/ui/empty-state";
import { Portrait } from "@/components/ui/portrait";
import { groupBy } from "@/lib/platform/group-by";

const grid =
  "grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 *:grid *:content-start *:gap-2 max-lg:[ul+&]:mt-7 sm:grid-cols-4 lg:gap-x-8 [&_.portrait]:w-full";

/** The chairs are above the members or, on a wide screen, in a column before them. */
const list = cva("grid content-start gap-y-7", {
  variants: {
    look: {
      chairs:
        "*:flex *:gap-x-5 *:gap-y-2 max-lg:*:items-center lg:*:flex-col [&_.portrait]:flex-none lg:[&_.portrait]:w-full [&_b]:text-lg/snug",
      members: [grid, "lg:col-[2/-1] lg:grid-cols-5"],
      all: [grid, "lg:col-span-full lg:grid-cols-6"],
    },
  },
});

function lookOf(index: number, count: number) {
  if (count === 1) return "all";
  return index === 0 ? "chairs" : "members";
}

export const generateMetadata = publicMetadata("/commitees");

export default contentPage("/commitees", ({ committees }) => {
  if (committees.length === 0) return <EmptyState title="No committees are listed" />;
  return committees.map(({ name, members }) => (
    <section key={name} className="[section+&]:mt-10 md:[section+&]:mt-16">
      <h2 className="mb-5 text-2xl">{name}</h2>
      {members.length === 0 ? (
        <p>Its members will be announced soon.</p>
      ) : (
        <div className="gap-8 lg:grid lg:grid-cols-[15rem_repeat(5,1fr)]">
          {[...groupBy(members, ({ role }) => role)].map(([group, people], i, { length }) => (
            <ul key={group} className={list({ look: lookOf(i, length) })}>
              {people.map(({ role, person }) => (
                <li key={`${person.fullName} ${person.picturePath}`} className="break-inside-avoid">
                  <Portrait path={person.picturePath} name={person.fullName} />
                  <div>
                    <b className="wrap-anywhere block text-left font-semibold leading-[1.3] [unicode-bidi:plaintext]">
                      {person.fullName}
                    </b>
                    <span className="mt-1 block text-ink-soft text-sm/[1.35]">{role}</span>
                    <span className="block text-ink-soft text-sm/[1.35]">{person.country.name}</span>
                  </div>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  ));
});
