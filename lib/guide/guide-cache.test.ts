import { expect, it, vi } from "vitest";
import { deleteGuideCache } from "@/lib/guide/guide-cache";

function stubCaches(remove: () => Promise<boolean>) {
  const caches = { delete: vi.fn(remove) };
  vi.stubGlobal("window", { caches });
  vi.stubGlobal("caches", caches);
  return caches;
}

it("deletes the cache", async () => {
  const caches = stubCaches(async () => true);
  await deleteGuideCache();
  expect(caches.delete).toHaveBeenCalledWith("guide-home");
});

it("resolves in a browser that allows no storage, so that login and logout go on", async () => {
  stubCaches(() => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")));
  await expect(deleteGuideCache()).resolves.toBeUndefined();
});
