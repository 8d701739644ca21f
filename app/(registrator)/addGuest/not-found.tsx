import { RecordGone } from "@/components/ui/record-gone";

/** For a guest who is gone, and another country's. */
export default function GuestGone() {
  return <RecordGone what="guest" listHref="/listGuests" />;
}
