import "@/app/styles/control-edition.css";
import "@/app/styles/edition-lists.css";
import "@/app/styles/rich-text-field.css";
import type { Metadata } from "next";
import { EditionEditor } from "@/components/contest/edition/edition-editor";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { currentSettings } from "@/lib/contest/settings";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Edition");

/** The current edition's dates, names, lists, texts, companies, committees and schedule, and the way to the next one. */
export default async function EditionPage() {
  await requirePage("/controlPanel/edition");
  const settings = await currentSettings();
  return (
    <>
      <PageHeader title={`The ${settings.year} edition`} lead="Each part is saved with its own button." />
      <EditionEditor key={settings.id} settings={settings} />
    </>
  );
}
