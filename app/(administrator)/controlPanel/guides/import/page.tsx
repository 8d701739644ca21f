import { accountPage } from "@/app/account-page";
import { ImportGuides } from "@/components/guide/admin/import-guides";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

export default accountPage("/controlPanel/guides/import", () => (
  <>
    <PageHeader
      title="Add guides from a CSV file"
      lead="Each row creates a guide and their user, with a generated password or an invitation."
      actions={<ButtonLink href="/controlPanel/guides">Back to guides</ButtonLink>}
    />
    <h2 className="mb-1 text-xl">CSV file</h2>
    <p className="mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
      It needs the columns <code>name</code>, <code>email</code>, <code>phone number</code> and{" "}
      <code>T-shirt size</code>, and can have <code>school name</code> and <code>class designator</code>. Guides who
      have a user already are added with “Add guide”.
    </p>
    <ImportGuides />
  </>
));
