import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { LoginScreen } from "@/components/identity/login-screen";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";

const path = "/login";

/** Search engines may index this page, because registrators search for it. */
export async function generateMetadata(): Promise<Metadata> {
  const { title } = await accountMetadata(path);
  return { title, alternates: { canonical: path } };
}

export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ next }, { contactEmail }] = await Promise.all([searchParams, currentEdition()]);
  return <LoginScreen next={next} contactEmail={contactEmail} />;
}
