import { Link } from "@/components/ui/link";
import type { Warning } from "@/lib/readiness/gaps";

/** The name that a warning is about, with a link to the person. */
export function WarningName({ name, href }: Pick<Warning, "name" | "href">) {
  if (!href) return <bdi>{name}</bdi>;
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  );
}
