import "server-only";
import { invalid } from "@/lib/http/problem";
import { runPasswordTask } from "@/lib/identity/password-pool";

interface Owner {
  name: string;
  email: string;
}

/** What others know about the owner: name and e-mail address, whole, without spaces and in parts. */
function ownWords({ name, email }: Owner): string[] {
  return [name, name.replace(/\s+/g, ""), email, ...name.split(/\s+/), ...email.split(/[@.]/)];
}

/**
 * Throws 422 for a password that is easy to guess, such as a common one or the owner's own name. `field` is the request's
 * field with the password.
 */
export async function refuseEasyPassword(field: string, password: string, owner: Owner): Promise<void> {
  if (await runPasswordTask("isEasyToGuess", [password, ownWords(owner)])) {
    throw invalid({ [field]: ["This password is too easy to guess."] });
  }
}
