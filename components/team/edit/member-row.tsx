import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { Badge } from "@/components/ui/badge";
import { Portrait } from "@/components/ui/portrait";
import type { Person } from "@/lib/person/schema";

interface MemberRowProps {
  person: Person;
  /** Such as "Contestant 2". */
  title?: string;
  details: ReactNode;
  /** Whether the member's closed form has unsaved changes. */
  isUnsaved: boolean;
  children: ReactNode;
}

export function MemberRow({ person, title, details, isUnsaved, children }: MemberRowProps) {
  const { fullName, nativeName, picturePath, tShirtSize } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-4 *:[.portrait]:h-[76px] *:[.portrait]:w-15 *:[.portrait]:flex-none *:[.portrait]:text-lg">
        <Portrait path={picturePath} name={fullName} />
        <div className="wrap-anywhere min-w-0">
          {title && <p className="text-ink-soft text-sm">{title}</p>}
          <p className="font-semibold">
            <bdi>{fullName}</bdi> {isUnsaved && <Badge tone="amber">Not saved</Badge>}
          </p>
          {nativeName && (
            <p>
              <bdi>{nativeName}</bdi>
            </p>
          )}
          <div className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
            {tShirtSize && <span>T-shirt {tShirtSize}</span>}
            {details}
          </div>
        </div>
      </div>
      <Actions>{children}</Actions>
    </div>
  );
}
