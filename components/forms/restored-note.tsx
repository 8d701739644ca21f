import { useFormContext } from "react-hook-form";
import { LinkButton } from "@/components/ui/button";
import { timeAgo } from "@/lib/platform/time/time";

interface RestoredNoteProps {
  /** In milliseconds since 1970. */
  savedAt: number;
  onDiscard: () => void;
}

export function RestoredNote({ savedAt, onDiscard }: RestoredNoteProps) {
  const { getValues } = useFormContext();
  const hasPictures = JSON.stringify(getValues()).includes('"picture":');
  return (
    <p role="status" className="flex flex-wrap gap-x-3 text-ink-soft">
      Not saved yet: what you typed {timeAgo(savedAt, Date.now())} is here again.
      {hasPictures && " Pictures are not: choose them again."}
      <LinkButton onClick={onDiscard}>Discard</LinkButton>
    </p>
  );
}
