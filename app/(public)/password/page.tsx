import { accountMetadata } from "@/app/metadata";
import { ChoosePasswordForm } from "@/components/identity/choose-password-form";
import { LoginBox, NeedsJavaScript } from "@/components/identity/login-box";
import { canResetPasswords } from "@/lib/identity/forgot-password";

const path = "/password";

export const generateMetadata = () => accountMetadata(path);

/** The form that a link from a mail opens; the link's token is behind "#". */
export default function PasswordPage() {
  return (
    <LoginBox title="Choose a password">
      <NeedsJavaScript />
      <ChoosePasswordForm />
      {canResetPasswords() && (
        <p className="mt-6 text-ink-soft text-sm">
          A link works once, for a limited time. <a href="/forgotPassword">Ask for a new one</a>.
        </p>
      )}
    </LoginBox>
  );
}
