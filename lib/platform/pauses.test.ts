import { expect, it, vi } from "vitest";
import { pauses, turns } from "@/lib/platform/pauses";

it("a pause lets others run once the steps since the last one have taken long", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const others = vi.fn();
  const pause = pauses();
  setImmediate(others);
  clock.mockReturnValue(3);
  await pause();
  expect(others).not.toHaveBeenCalled();
  clock.mockReturnValue(4);
  await pause();
  expect(others).toHaveBeenCalled();
});

it("parts that wait at the same time have their turns one after the other, and others run between them", async () => {
  const order: string[] = [];
  const turn = turns();
  const part = async (name: string) => {
    await turn();
    order.push(name);
    setImmediate(() => order.push(`others after ${name}`));
  };
  await Promise.all(["a", "b", "c"].map(part));
  expect(order).toEqual(["a", "others after a", "b", "others after b", "c"]);
});
