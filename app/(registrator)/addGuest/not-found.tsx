import { RecordGone } from "@/components/ui/record-gone";

/** For a guest who was deleted or belongs to another country. */
export default function GuestGone() {
  return <RecordGone what="guest" listHref="/listGuests" />;
}
