import { PageHeader } from "@/components/ui/page-header";
import { PageLink } from "@/components/ui/page-link";

/** Replaces a form after its deadline. */
export function RegistrationClosed({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title={title} />
      <p className="notice notice-danger">
        Registration time is over! {reason} <PageLink href="/">Back to the home page</PageLink>
      </p>
    </>
  );
}
