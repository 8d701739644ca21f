import { Badge } from "@/components/ui/badge";

/** Badges of a team that takes part online or outside the ranking. */
export function TeamMarks({ isOnline, isOfficial }: { isOnline: boolean; isOfficial: boolean }) {
  return (
    <>
      {isOnline && <Badge>Online</Badge>}
      {!isOfficial && <Badge>Unofficial</Badge>}
    </>
  );
}
