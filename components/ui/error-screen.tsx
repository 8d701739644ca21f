import { ButtonLink } from "@/components/ui/button";

interface ErrorScreenProps {
  status: number;
  title: string;
  text: string;
  links: readonly { href: "/" | "/teams" | "/schedule" | "/login"; title: string }[];
}

/** Replaces a page that cannot be shown: the status, the reason and links to continue with. */
export function ErrorScreen({ status, title, text, links }: ErrorScreenProps) {
  return (
    <div className="error-screen">
      <p className="error-screen-status">{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="actions mt-8">
        {links.map((link, i) => (
          <ButtonLink key={link.href} href={link.href} variant={i === 0 ? "primary" : "secondary"}>
            {link.title}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
