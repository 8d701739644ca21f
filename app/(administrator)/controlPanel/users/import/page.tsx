import { accountPage } from "@/app/account-page";
import { ImportUsers } from "@/components/identity/users/import-users";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

export default accountPage("/controlPanel/users/import", () => (
  <>
    <PageHeader
      title="Add users from a CSV file"
      lead="Each row creates a team registrator, with a generated password or an invitation."
      actions={<ButtonLink href="/controlPanel/users">Back to users</ButtonLink>}
    />
    <h2 className="mb-1 text-xl">CSV file</h2>
    <p className="mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
      It needs the columns <code>country</code>, <code>name</code> and <code>email</code>. A country is its name or its
      ISO code: Bulgaria, BG or BGR.
    </p>
    <ImportUsers />
  </>
));
