import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { ForgottenPasswordForm } from "@/components/identity/forgotten-password-form";
import { LoginBox, NeedsJavaScript } from "@/components/identity/login-box";
import { canResetPasswords } from "@/lib/identity/forgot-password";
import { sendsMail } from "@/lib/mail/sends-mail";

const path = "/forgotPassword";

export const generateMetadata = () => accountMetadata(path);

export default function ForgotPasswordPage() {
  if (!canResetPasswords()) notFound();
  return (
    <LoginBox
      title="Forgotten password"
      lead={
        sendsMail()
          ? "You get a mail with a link to choose a new one."
          : "This site sends no mail: an administrator gives you the link."
      }
    >
      <NeedsJavaScript />
      <ForgottenPasswordForm sendsMail={sendsMail()} />
    </LoginBox>
  );
}
