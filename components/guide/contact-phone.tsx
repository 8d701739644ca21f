import { cx } from "class-variance-authority";
import { Phone } from "lucide-react";
import { PhoneLink } from "@/components/ui/phone-link";
import type { Contact } from "@/lib/guide/home-team";

/** A contact's phone link, as large as a button on a phone. */
export function CallLink({ contact: { name, phoneNumber } }: { contact: Contact }) {
  return (
    <PhoneLink
      number={phoneNumber}
      className={cx(
        "inline-flex min-h-9 items-center gap-1.5 not-print:max-md:mt-1.5 not-print:max-md:min-h-12 not-print:max-md:w-full not-print:max-md:justify-center not-print:max-md:px-4",
        "not-print:max-md:rounded-md not-print:max-md:border not-print:max-md:border-edge not-print:max-md:bg-paper not-print:max-md:font-semibold not-print:max-md:no-underline",
      )}
      aria-label={`Call ${name}, ${phoneNumber}`}
    >
      <Phone className="size-4 flex-none fill-current" />
      {phoneNumber}
    </PhoneLink>
  );
}

export function ContactPhone({ contact }: { contact: Contact }) {
  return (
    <>
      <bdi className="block">{contact.name}</bdi>
      <CallLink contact={contact} />
    </>
  );
}
