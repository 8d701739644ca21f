import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";

/** Replaces a form after its deadline. */
export function RegistrationClosed({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Notice tone="danger">
        Registration time is over! {reason} <a href="/">Back to the home page</a>
      </Notice>
    </>
  );
}
