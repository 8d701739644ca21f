import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { PageHeading } from "@/components/ui/page-heading";

interface ErrorScreenProps {
  status?: number;
  title: string;
  text: string;
  children: ReactNode;
}

export function ErrorScreen({ status, title, text, children }: ErrorScreenProps) {
  return (
    <div className="py-8 lg:py-24">
      {status && <p className="font-semibold font-serif text-lg text-maple leading-none tracking-widest">{status}</p>}
      <PageHeading className="mt-3 text-3xl">{title}</PageHeading>
      <p className="mt-4 max-w-measure text-lg/8">{text}</p>
      <Actions className="mt-8">{children}</Actions>
    </div>
  );
}
