import type { Metadata } from "next";
import { LoginScreen } from "@/components/identity/login-screen";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Log out");

export default async function LogoutPage({ searchParams }: PageProps<"/logout">) {
  return <LoginScreen next={(await searchParams).next} />;
}
