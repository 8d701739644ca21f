import { ButtonLink } from "@/components/ui/button";

interface WayOnProps {
  status: number;
  title: string;
  text: string;
  links: readonly { href: "/" | "/teams" | "/schedule" | "/login"; title: string }[];
}

/** A page that could not be shown: what happened, and where to go from here. */
export function WayOn({ status, title, text, links }: WayOnProps) {
  return (
    <div className="way-on">
      <p className="way-on-status">{status}</p>
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
