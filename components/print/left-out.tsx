import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { plural } from "@/lib/platform/text/plural";
import type { Seated } from "@/lib/print/seats";

/** A longer list is closed at first. */
const maxOpenNames = 12;

export interface LeftOutProps {
  /** What they lack, such as "no seat". */
  lack: string;
  people: readonly Seated[];
}

/** Names the contestants for whom a document has nothing to print. */
export function LeftOut({ lack, people, children }: LeftOutProps & { children: ReactNode }) {
  if (people.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <Disclosure
        look="plain"
        title={`${plural(people.length, "contestant has", "contestants have")} ${lack}.`}
        defaultOpen={people.length <= maxOpenNames}
      >
        <p>
          {people.map(({ personId, content: { code, fullName } }, i) => (
            <span key={personId}>
              {i > 0 && ", "}
              {code} <bdi>{fullName}</bdi>
            </span>
          ))}
        </p>
      </Disclosure>
      {children && <p className="mt-2">{children}</p>}
    </Notice>
  );
}
