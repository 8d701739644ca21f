import { mailHref } from "@/lib/platform/text/mail-href";

/** Links to an e-mail address; a long one breaks only after the "@". Renders nothing for a deleted address. */
export function MailLink({ email }: { email: string }) {
  if (!email) return null;
  const [name, host] = email.split("@");
  return (
    <a href={mailHref(email)} className="print:wrap-anywhere">
      {name}@<wbr />
      {host}
    </a>
  );
}
