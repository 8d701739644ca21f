import { accountPage } from "@/app/account-page";
import { LogOutEverywhere } from "@/components/identity/log-out-everywhere";
import { PasswordForm } from "@/components/identity/password-form";
import { PageHeader } from "@/components/ui/page-header";
import { roleLabels } from "@/lib/identity/labels";

export default accountPage("/account", ({ actor: { name, email, role } }) => (
  <>
    <PageHeader title="Your account" />
    <dl className="*:[dd]:wrap-anywhere mb-10 grid grid-cols-[auto_1fr] gap-x-6 gap-y-[0.35rem] *:[dd]:font-semibold *:[dt]:text-ink-soft">
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>E-mail</dt>
      <dd>{email}</dd>
      <dt>Role</dt>
      <dd>{roleLabels[role]}</dd>
    </dl>
    <h2 className="mb-5 text-xl">Change your password</h2>
    <PasswordForm email={email} />
    <h2 className="mt-10 mb-2 text-xl">Log out everywhere</h2>
    <p className="mb-4 max-w-measure text-ink-soft">
      Logs you out on all devices, including this one. Use this if you forgot to log out somewhere.
    </p>
    <LogOutEverywhere />
  </>
));
