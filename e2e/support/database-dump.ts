import { query } from "@/e2e/support/site";
import { Prisma } from "@/lib/generated/prisma/client";

/** Every row of the database as text, without the bytes of pictures. */
export async function dumpDatabase(): Promise<string> {
  const tables = Object.keys(Prisma.ModelName).filter((name) => name !== "Picture");
  const texts = await Promise.all(
    tables.map(async (name) =>
      (await query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`)).map(({ row }) => row),
    ),
  );
  return texts.flat().join("\n");
}
