import { expectText, expectTrue, signIn, test } from "@/e2e/engines/support/test";
import { startIsolatedSite } from "@/e2e/support/isolated-site";

// Without a connection the browser asks for these in vain; it asks for the icon past the service worker.
test.use({ expectedMessages: ["guide-sw.js", "guideHome", "icon.svg"] });

test("a guide's page is there without a connection", async ({ window }) => {
  const { baseUrl, stop } = await startIsolatedSite();
  await signIn(window, { email: "guide.1@demo.test", password: "autumn-demo" }, baseUrl);
  await window.goto(`${baseUrl}/guideHome`);
  await expectTrue(window, "caches.match('/guideHome').then(Boolean)");
  await stop();
  await window.goto(`${baseUrl}/guideHome`);
  await expectText(window, "As of");
});
