import { Badge } from "@/components/ui/badge";

/** What has changed about a party since it was assigned, and what does not suit its transfer. */
export function PartyWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1 *:whitespace-normal">
      {warnings.map((warning) => (
        <Badge key={warning} tone="amber">
          {warning}
        </Badge>
      ))}
    </span>
  );
}
