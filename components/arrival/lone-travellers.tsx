import { ArrivedPeople } from "@/components/arrival/arrived-people";
import { ContactCell } from "@/components/arrival/contact-cell";
import { Flag } from "@/components/ui/flag";
import { Table } from "@/components/ui/table-scroll";
import type { LoneTraveller } from "@/lib/travel/arrivals/schema";

const columns = ["Contestant", "Team", "Contact", "Guide", "Arrived"];

interface LoneTravellersProps {
  people: readonly LoneTraveller[];
  timeZone: string;
  canMark: boolean;
}

/** Contestants who travel without their team, and whom to call about them. */
export function LoneTravellers({ people, ...marks }: LoneTravellersProps) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="alone" className="mt-12">
      <h2 id="alone" className="text-xl">
        Contestants who travel on their own
      </h2>
      <p className="mb-2 text-ink-soft">Ask their contact when and where they travel.</p>
      <Table columns={columns} className="[&_thead_th:last-child]:text-right" aria-labelledby="alone">
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <Flag code={person.country.alpha2} country="" />
              <bdi>{person.fullName}</bdi>
              <span className="block font-normal font-sans text-ink-soft text-sm">{person.country.name}</span>
            </th>
            <td data-label="Team">
              <bdi>{person.team.name}</bdi>
            </td>
            <ContactCell label="Contact" contact={person.contact} />
            <ContactCell label="Guide" contact={person.guide} />
            <td data-display-only>
              <ArrivedPeople name={person.fullName} people={[person]} {...marks} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
