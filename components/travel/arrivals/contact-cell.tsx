import { PhoneLink } from "@/components/ui/phone-link";
import type { Party } from "@/lib/travel/arrivals/schema";

export function ContactCell({ label, contact }: { label: string; contact: Party["guide"] }) {
  return (
    <td data-label={label}>
      {contact ? (
        <>
          <bdi>{contact.fullName}</bdi>
          <br />
          <PhoneLink number={contact.phoneNumber} />
        </>
      ) : (
        "–"
      )}
    </td>
  );
}
