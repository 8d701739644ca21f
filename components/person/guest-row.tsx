import type { GuestView } from "@/components/person/guest-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { Portrait } from "@/components/ui/portrait";

interface GuestRowProps {
  guest: GuestView;
  /** Absent if the guest may no longer be changed. */
  onDelete: (() => void) | undefined;
}

/** A row of the guest list; a card on phones. */
export function GuestRow({ guest, onDelete }: GuestRowProps) {
  const { id, fullName, nativeName, nativeLanguage, tShirtSize, picturePath } = guest;
  return (
    <tr>
      <td className="guest-picture">
        <Portrait path={picturePath} name={fullName} />
      </td>
      <th scope="row" className="guest-name">
        {fullName}
      </th>
      <td data-label="Native name">
        <bdi lang={nativeLanguage}>{nativeName ?? "–"}</bdi>
      </td>
      <td data-label="T-shirt size">{tShirtSize ?? "–"}</td>
      <td data-label="Arrival time" className="guest-time">
        {guest.timeOfArrival}
      </td>
      <td data-label="Arrival location">{guest.arrivalLocation ?? "–"}</td>
      <td data-label="Departure time" className="guest-time">
        {guest.timeOfDeparture}
      </td>
      <td data-label="Departure location">{guest.departureLocation ?? "–"}</td>
      {onDelete && (
        <td className="guest-actions">
          <ButtonLink size="sm" className="max-[900px]:min-h-11" href={`/addGuest?guest=${id}`}>
            Edit<span className="sr-only"> {fullName}</span>
          </ButtonLink>
          <Button
            size="sm"
            className="max-[900px]:min-h-11"
            variant="danger"
            id={deleteButtonId(id)}
            onClick={onDelete}
          >
            Delete<span className="sr-only"> {fullName}</span>
          </Button>
        </td>
      )}
    </tr>
  );
}

/** Id of a guest's Delete button. */
export const deleteButtonId = (guestId: string) => `delete-${guestId}`;
