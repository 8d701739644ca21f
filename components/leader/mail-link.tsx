/** A link to an e-mail address; a long one breaks after the "@" only. */
export function MailLink({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
