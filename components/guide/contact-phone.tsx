import { cx } from "class-variance-authority";
import type { Contact } from "@/components/guide/team-view";
import { PhoneIcon, PhoneLink } from "@/components/ui/phone-link";

/** A contact's name and phone link, as large as a button on a phone. */
export function ContactPhone({ contact: { name, phoneNumber } }: { contact: Contact }) {
  return (
    <>
      <bdi className="block">{name}</bdi>
      <PhoneLink
        number={phoneNumber}
        className={cx(
          "inline-flex min-h-9 items-center gap-1.5 max-md:mt-1.5 max-md:min-h-12 max-md:w-full max-md:justify-center",
          "max-md:rounded-md max-md:border max-md:border-edge max-md:bg-paper max-md:font-semibold max-md:no-underline",
        )}
        aria-label={`Call ${name}, ${phoneNumber}`}
      >
        <PhoneIcon />
        {phoneNumber}
      </PhoneLink>
    </>
  );
}
