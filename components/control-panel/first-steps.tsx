import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { FirstStep } from "@/lib/pages/first-steps";

/** The first steps with their pages; nothing once all are done. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <p>
        {done} of {steps.length} are done. This list disappears when all are.
      </p>
      <ol>
        {steps.map(({ title, href, isDone }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            {isDone && <Badge tone="forest">Done</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}
