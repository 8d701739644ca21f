import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";

/** Replaces a form before and after registration. */
export function RegistrationClosed({ title, notice }: { title: string; notice: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Notice tone="danger">
        {notice} <a href="/">Back to the home page</a>
      </Notice>
    </>
  );
}
