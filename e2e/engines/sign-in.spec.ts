import { button, field, link } from "@/e2e/engines/support/browser-window";
import { expectPath, expectText, open, signIn, test } from "@/e2e/engines/support/test";
import { insertAccount } from "@/e2e/support/factory";

test.describe("a wrong password", () => {
  test.use({ expectedMessages: ["401"] });

  test("shows an error, and the right one signs in until logging out", async ({ window }) => {
    const account = await insertAccount("TeamRegistrator", "UY");
    await open(window, "/login");
    await window.fill(field("E-mail"), account.email);
    await window.fill(field("Password"), "a-wrong-password");
    await window.click(button("Log in"));
    await expectText(window, "Incorrect e-mail or password.");
    await signIn(window, account);
    await window.click(button("Logout"));
    await window.click(link("Login"));
    await expectPath(window, "/login");
  });
});
