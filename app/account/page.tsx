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
    <dl className="[&_dd]:wrap-anywhere mb-10 flex flex-wrap gap-x-12 gap-y-3 [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
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
    <div className="grid gap-x-6 gap-y-10 *:grid *:grid-rows-[auto_1fr] lg:grid-cols-2">
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
