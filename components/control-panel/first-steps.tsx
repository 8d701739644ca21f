import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { FirstStep } from "@/lib/site/pages/first-steps";

/** The first steps with their pages; nothing once all are done. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section
      className="mb-6 rounded-md border border-edge bg-sheet px-5 pt-[1.1rem] pb-5"
      aria-labelledby="first-steps"
    >
      <h2 id="first-steps" className="text-lg/8">
        First steps
      </h2>
      <p>
        {done} of {steps.length} are done. This list disappears when all are.
      </p>
      <ol className="mt-2 list-decimal ps-6">
        {steps.map(({ title, href, isDone }) => (
          <li key={href} className="py-[0.2rem] **:[span]:ms-2">
            <Link href={href}>{title}</Link>
            {isDone && <Badge tone="forest">Done</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}
