import { mailHref } from "@/lib/platform/text/mail-href";

/** A long address breaks only after the "@". Renders nothing for an address that was deleted. */
export function MailLink({ email }: { email: string }) {
  if (!email) return null;
  const [name, host] = email.split("@");
  return (
    <a href={mailHref(email)}>
      {name}@<wbr />
      {host}
    </a>
  );
}
