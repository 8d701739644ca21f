import { PhoneLink } from "@/components/guide/phone-link";
import type { GuidedTeam } from "@/components/guide/team-view";
import { Badge } from "@/components/ui/badge";

const columns = ["Name", "Seating place", "Team leader", "Contact person", "Time of arrival"];

interface TeamPanelProps {
  team: GuidedTeam;
  isOpen: boolean;
}

/** A collapsible team of a guide, with its contestants and contacts (specification, section 2, "Guide home"). */
export function TeamPanel({ team, isOpen }: TeamPanelProps) {
  const { name, group, countryName, countryFlag, timeOfArrival, arrival, arrivalLocation, leader } = team;
  return (
    <details className="guided-team" open={isOpen}>
      <summary>
        {/* biome-ignore lint/performance/noImgElement: a data URL, so that it is available offline */}
        <img className="flag" src={`data:image/png;base64,${countryFlag}`} alt={countryName} width={40} height={25} />
        <h3>{name}</h3>
        <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
        <span className="guided-arrival">
          <time dateTime={timeOfArrival}>{arrival}</time> · {arrivalLocation}
        </span>
      </summary>
      <p className="guided-leader">
        <span>Team leader</span>
        <PhoneLink contact={leader} />
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.contestants.map(({ id, fullName, nativeName, nativeLanguage, seatingPlace, contact }) => (
            <tr key={id}>
              <th scope="row">
                {fullName}
                {nativeName && <bdi lang={nativeLanguage}>{nativeName}</bdi>}
              </th>
              <td data-label="Seating place">{seatingPlace ?? "Not assigned yet"}</td>
              <td className="guided-of-team">
                <PhoneLink contact={leader} />
              </td>
              <td data-label="Contact person">
                {contact ? <PhoneLink contact={contact} /> : "Travels with the leader"}
              </td>
              <td className="guided-of-team">
                <time dateTime={timeOfArrival}>{arrival}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
