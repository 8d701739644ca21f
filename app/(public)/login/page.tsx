import type { Metadata } from "next";
import { LoginScreen } from "@/components/identity/login-screen";
import { pageTitle } from "@/lib/contest/title";

/** Unlike the other pages of accounts it may be found, by its one address: registrators look for it by the contest's name. */
export async function generateMetadata(): Promise<Metadata> {
  const { title } = await pageTitle("Log in");
  return { title, alternates: { canonical: "/login" } };
}

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  return <LoginScreen next={(await searchParams).next} />;
}
