import { LinkButton } from "@/components/ui/button";
import { timeAgo } from "@/lib/platform/time/time";

interface RestoredNoteProps {
  /** When the draft was saved, in milliseconds since 1970. */
  savedAt: number;
  /** Whether a picture was lost, because the device could not keep it. */
  hasLost: boolean;
  onDiscard: () => void;
}

export function RestoredNote({ savedAt, hasLost, onDiscard }: RestoredNoteProps) {
  return (
    <p role="status" className="flex flex-wrap gap-x-3 text-ink-soft">
      Not saved yet: what you typed {timeAgo(savedAt, Date.now())} is here again.
      {hasLost && " A picture could not be kept: choose it again."}
      <LinkButton onClick={onDiscard}>Discard</LinkButton>
    </p>
  );
}
