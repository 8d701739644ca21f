import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { EmptyState } from "@/components/ui/empty-state";
import { Portrait } from "@/components/ui/portrait";

export const generateMetadata = publicMetadata("/commitees");

export default contentPage("/commitees", ({ committees }) => {
  if (committees.length === 0) return <EmptyState title="No committees are listed" />;
  return committees.map(({ name, members }) => (
    <section key={name} className="[section+&]:mt-10 md:[section+&]:mt-16">
      <h2 className="mb-5 text-2xl">{name}</h2>
      {members.length === 0 ? (
        <p>Its members will be announced soon.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-7 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] sm:gap-x-6 [&_.portrait]:aspect-[150/190] [&_.portrait]:h-auto [&_.portrait]:w-full">
          {members.map(({ role, person }) => (
            <li key={`${role} ${person.fullName} ${person.picturePath}`} className="break-inside-avoid">
              <Portrait path={person.picturePath} name={person.fullName} />
              <b className="wrap-anywhere mt-2 block text-left font-semibold leading-[1.3] [unicode-bidi:plaintext]">
                {person.fullName}
              </b>
              <span className="mt-1 block text-ink-soft text-sm/[1.35]">{role}</span>
              <span className="block text-ink-soft text-sm/[1.35]">{person.country.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
});
