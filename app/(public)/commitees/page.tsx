import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { EmptyState } from "@/components/ui/empty-state";
import { Portrait } from "@/components/ui/portrait";
import { groupBy } from "@/lib/platform/group-by";

export const generateMetadata = publicMetadata("/commitees");

export default contentPage("/commitees", ({ committees }) => {
  if (committees.length === 0) return <EmptyState title="No committees are listed" />;
  return committees.map(({ name, members }) => (
    <section key={name} className="[section+&]:mt-10 md:[section+&]:mt-16">
      <h2 className="mb-5 text-2xl">{name}</h2>
      {members.length === 0 ? (
        <p>Its members will be announced soon.</p>
      ) : (
        // A row of its own for the chair.
        [...groupBy(members, ({ role }) => role)].map(([group, people]) => (
          <ul
            key={group}
            className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-8 [&_.portrait]:aspect-[150/190] [&_.portrait]:h-auto [&_.portrait]:w-full [ul+&]:mt-7"
          >
            {people.map(({ role, person }) => (
              <li key={person.fullName} className="break-inside-avoid *:[small]:mt-[0.15rem] *:[small]:block">
                <Portrait path={person.picturePath} name={person.fullName} />
                <b className="wrap-anywhere mt-2 block text-left font-semibold leading-[1.3] [unicode-bidi:plaintext]">
                  {person.fullName}
                </b>
                <small className="text-ink-soft text-xs/[1.35]">{role}</small>
                <small className="text-ink-soft text-xs/[1.35]">{person.country.name}</small>
              </li>
            ))}
          </ul>
        ))
      )}
    </section>
  ));
});
