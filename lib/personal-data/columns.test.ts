import { expect, it } from "vitest";
import { Prisma } from "@/lib/generated/prisma/client";
import { personalData } from "@/lib/personal-data/columns";

interface Declared {
  columns?: string;
  plain?: string;
  kept?: string;
  erased?: object;
  deleted?: object;
}

const words = (text = "") => text.split(/\s+/).filter(Boolean);

it.each(Object.entries<Declared>(personalData))(
  "every column of %s is declared once as personal or not",
  (model, { columns, plain, kept, erased = {}, deleted = {} }) => {
    const declared = [
      ...words(columns),
      ...words(plain),
      ...words(kept),
      ...Object.keys(erased),
      ...Object.keys(deleted),
    ];
    const stored = Object.keys(Prisma[`${model as Prisma.ModelName}ScalarFieldEnum`]);
    expect(declared.sort()).toEqual(stored.sort());
  },
);

it("every table is declared", () => {
  expect(Object.keys(personalData).sort()).toEqual(Object.keys(Prisma.ModelName).sort());
});
