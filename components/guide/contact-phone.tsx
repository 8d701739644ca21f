import { CallLink } from "@/components/ui/phone-link";
import type { Contact } from "@/lib/guide/home-team";

export function ContactPhone({ contact }: { contact: Contact }) {
  return (
    <>
      <bdi className="block">{contact.name}</bdi>
      <CallLink contact={contact} />
    </>
  );
}
