import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { EditionEditor } from "@/components/contest/edition/edition-editor";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { currentSettings } from "@/lib/contest/queries";

const path = "/controlPanel/edition";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function EditionPage() {
  await requirePage(path);
  const settings = await currentSettings();
  return (
    <>
      <PageHeader compact title={`The ${settings.year} edition`} lead="Each part is saved with its own button." />
      <EditionEditor key={settings.id} settings={settings} />
    </>
  );
}
