import { cx } from "class-variance-authority";
import type { Contact } from "@/components/guide/team-view";

/** A contact's name and a link that calls them, as large as a button on a phone. */
export function PhoneLink({ contact: { name, phoneNumber } }: { contact: Contact }) {
  return (
    <>
      <bdi className="block">{name}</bdi>
      <a
        className={cx(
          "inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap tabular-nums max-md:mt-1.5 max-md:min-h-12 max-md:w-full max-md:justify-center",
          "max-md:rounded-md max-md:border max-md:border-edge max-md:bg-paper max-md:font-semibold max-md:no-underline",
        )}
        href={`tel:${phoneNumber.replace(/[^+\d*#]/g, "")}`}
        aria-label={`Call ${name}, ${phoneNumber}`}
      >
        <svg className="flex-none" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M3.2 1.2 5.6 1l1.5 3.6-1.7 1.5c.9 1.9 2.3 3.3 4.3 4.4l1.6-1.7L15 10.4l-.3 2.5c-.1 1-1 1.7-2 1.6C6.6 13.9 2 9.4 1.5 3.2c-.1-1 .7-1.9 1.7-2Z"
            fill="currentColor"
          />
        </svg>
        {phoneNumber}
      </a>
    </>
  );
}
