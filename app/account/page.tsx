import { accountPage } from "@/app/account-page";
import { LogOutEverywhere } from "@/components/identity/log-out-everywhere";
import { PasswordForm } from "@/components/identity/password-form";
import { PageHeader } from "@/components/ui/page-header";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { roleLabels } from "@/lib/identity/labels";

export default accountPage("/account", ({ actor: { name, email, role } }) => (
  <>
    <PageHeader title="Your account" />
    <dl className="[&_dd]:wrap-anywhere mb-10 flex gap-x-12 gap-y-2 max-sm:flex-col max-sm:*:grid max-sm:*:grid-cols-[5rem_1fr] max-sm:*:items-baseline sm:flex-wrap [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
      <div>
        <dt>Name</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>{roleLabels[role]}</dd>
      </div>
    </dl>
    <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-2">
      <Section title="Change your password">
        <PasswordForm email={email} />
      </Section>
      <Section title="Log out everywhere">
        <Panel className="mt-5 space-y-5">
          <p>Logs you out on all devices, including this one. Use this if you forgot to log out somewhere.</p>
          <LogOutEverywhere />
        </Panel>
      </Section>
    </div>
  </>
));
