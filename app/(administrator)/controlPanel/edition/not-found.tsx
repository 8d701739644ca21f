import { RecordGone } from "@/components/ui/record-gone";

/** For a draft that is gone, and an edition that cannot be changed. */
export default function EditionGone() {
  return <RecordGone what="edition" listHref="/controlPanel/edition" />;
}
