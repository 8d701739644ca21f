import { ChevronDown } from "lucide-react";

/** Points down, and up while the element around it with the class `group/fold` is open. */
export function Chevron() {
  return (
    <ChevronDown className="ml-auto size-5 flex-none self-center text-maple group-open/fold:rotate-180 group-data-[state=open]/fold:rotate-180 print:hidden" />
  );
}
