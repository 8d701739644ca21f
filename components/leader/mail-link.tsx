/** A link to an e-mail address; a long one breaks after the "@" only. Nothing once the address was deleted. */
export function MailLink({ email }: { email: string }) {
  if (!email) return null;
  const [name, host] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
