import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { ForgottenPasswordForm } from "@/components/identity/forgotten-password-form";
import { LoginBox, NeedsJavaScript } from "@/components/identity/login-box";
import { canResetPasswords } from "@/lib/identity/forgot-password";

const path = "/forgotPassword";

export const generateMetadata = () => accountMetadata(path);

export default function ForgotPasswordPage() {
  if (!canResetPasswords()) notFound();
  return (
    <LoginBox title="Forgotten password">
      <p className="mb-6 text-ink-soft">You get a mail with a link to choose a new one.</p>
      <NeedsJavaScript />
      <ForgottenPasswordForm />
    </LoginBox>
  );
}
