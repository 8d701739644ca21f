import type { Metadata } from "next";
import { LoginScreen } from "@/components/identity/login-screen";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Log in");

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  return <LoginScreen next={(await searchParams).next} />;
}
