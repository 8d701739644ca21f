import { cx } from "class-variance-authority";
import { ContactPhone } from "@/components/guide/contact-phone";
import type { GuideHomeTeam } from "@/components/guide/team-view";
import { TableScroll } from "@/components/ui/table-scroll";

const columns = ["Name", "Seating place", "Team leader", "Contact person", "Time of arrival"];
const onlineColumns = ["Name", "Team leader", "Contact person"];
const cell = "text-left align-top md:px-4 md:py-3 print:px-3 print:py-1.5";
const labelled = cx(
  cell,
  "not-print:max-md:before:block not-print:max-md:before:text-ink-soft not-print:max-md:before:text-xs not-print:max-md:before:content-[attr(data-label)]",
);
/** What all of a team share is above the cards of a phone. */
const ofTeam = cx(cell, "not-print:max-md:hidden");

/** A team's contestants with their contacts and, on site, their seats: a table, on a phone a card each. */
export function TeamTable({ team }: { team: GuideHomeTeam }) {
  const { arrival, leader } = team;
  return (
    <>
      <p className="border-rule border-t px-4 pt-3 pb-4 md:hidden print:hidden">
        <span className="block text-ink-soft text-xs">Team leader</span>
        <ContactPhone contact={leader} />
      </p>
      <TableScroll>
        <table className="w-full border-collapse not-print:max-md:block">
          <thead className="not-print:max-md:sr-only">
            <tr>
              {(arrival ? columns : onlineColumns).map((title) => (
                <th key={title} scope="col" className="border-rule border-y px-4 py-2 text-left text-ink-soft text-xs">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="not-print:max-md:block">
            {team.contestants.map(({ id, fullName, nativeName, nativeLanguage, seatingPlace, contact }) => (
              <tr
                key={id}
                className="border-rule border-t not-print:max-md:grid not-print:max-md:gap-2 not-print:max-md:p-4"
              >
                <th scope="row" className={cx(cell, "font-semibold")}>
                  {fullName}
                  {nativeName && (
                    <bdi className="block font-normal text-ink-soft" lang={nativeLanguage}>
                      {nativeName}
                    </bdi>
                  )}
                </th>
                {arrival && (
                  <td className={labelled} data-label="Seating place">
                    {seatingPlace ?? "Not assigned yet"}
                  </td>
                )}
                <td className={ofTeam}>
                  <ContactPhone contact={leader} />
                </td>
                <td className={labelled} data-label="Contact person">
                  {contact ? <ContactPhone contact={contact} /> : arrival ? "Travels with the leader" : "–"}
                </td>
                {arrival && (
                  <td className={ofTeam}>{contact ? "–" : <time dateTime={arrival.time}>{arrival.text}</time>}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}
