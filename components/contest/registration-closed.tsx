import Link from "next/link";
import { PageHeader } from "@/components/ui/page-header";

/** Stands in for a form that may no longer be sent, and says which date has passed. */
export function RegistrationClosed({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title={title} />
      <p className="notice notice-danger">
        Registration time is over! {reason} <Link href="/">Back to the home page</Link>
      </p>
    </>
  );
}
