import { beforeEach, expect, it, vi } from "vitest";
import { keepPictures, removePictures } from "@/lib/platform/browser/draft-pictures";

const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown>() }));
vi.mock("idb-keyval", () => ({
  set: async (key: string, value: unknown) => stored.set(key, value),
  del: async (key: string) => stored.delete(key),
}));

beforeEach(() => stored.clear());

it("a picture of a draft is stored again after the draft was removed", () => {
  const pictures = { "1": "iVBORw0KGgo=" };
  keepPictures("draft:team", pictures);
  removePictures("draft:team");
  expect(stored.size).toBe(0);
  keepPictures("draft:team", pictures);
  expect(stored.get("draft:team")).toEqual(pictures);
});

it("nothing is written while the pictures of a draft stay the same", () => {
  const pictures = { "2": "iVBORw0KGgo=" };
  keepPictures("draft:guest", pictures);
  stored.clear();
  keepPictures("draft:guest", { ...pictures });
  expect(stored.size).toBe(0);
  keepPictures("draft:guest", { "3": "iVBORw0KGgo=" });
  expect(stored.size).toBe(1);
});
