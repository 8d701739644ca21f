import { accountPage } from "@/app/account-page";
import { LogOutEverywhere } from "@/components/identity/log-out-everywhere";
import { PasswordForm } from "@/components/identity/password-form";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { roleLabels } from "@/lib/identity/labels";

export default accountPage("/account", ({ actor: { name, email, role } }) => (
  <>
    <PageHeader title="Your account" />
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <dl className="*:[dd]:wrap-anywhere grid grid-cols-[auto_1fr] gap-x-6 gap-y-[0.35rem] *:[dd]:font-semibold *:[dt]:text-ink-soft">
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>E-mail</dt>
        <dd>{email}</dd>
        <dt>Role</dt>
        <dd>{roleLabels[role]}</dd>
      </dl>
      <Section title="Change your password" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PasswordForm email={email} />
      </Section>
      <Section
        title="Log out everywhere"
        lead="Logs you out on all devices, including this one. Use this if you forgot to log out somewhere."
        className="space-y-4"
      >
        <LogOutEverywhere />
      </Section>
    </div>
  </>
));
