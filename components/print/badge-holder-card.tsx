import type { ReactNode } from "react";
import { ContactPhone } from "@/components/guide/contact-phone";
import { Flag } from "@/components/ui/flag";
import { Panel } from "@/components/ui/panel";
import { Portrait } from "@/components/ui/portrait";
import { picturePath } from "@/lib/platform/picture/path";
import type { BadgeHolder } from "@/lib/print/badges";

/** Whose badge it is and whom to call, for guides and administrators; `children` is what they can do. */
export function BadgeHolderCard({ holder, children }: { holder: BadgeHolder; children?: ReactNode }) {
  const { fullName, nativeName, picture, country, role, team, group, code } = holder.content;
  const facts = [
    ["Role", role],
    ["Team", [team, group].filter(Boolean).join(" · ")],
    ["Code", code],
  ] as const;
  return (
    <Panel className="flex max-w-measure flex-wrap items-start gap-x-6 gap-y-4">
      <Portrait path={picturePath(picture || null)} name={fullName} eager />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h1 className="wrap-anywhere text-2xl">
          <bdi>{fullName}</bdi>
        </h1>
        {nativeName && (
          <p className="wrap-anywhere text-ink-soft text-lg">
            <bdi lang={holder.nativeLanguage}>{nativeName}</bdi>
          </p>
        )}
        <p className="mt-2 flex items-center gap-2.5">
          <Flag code={holder.countryCode} country="" />
          {country}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 **:[dt]:text-ink-soft">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {children}
      {holder.contacts.length > 0 && (
        <dl className="grid basis-full gap-3 border-rule border-t pt-4 md:grid-cols-2">
          {holder.contacts.map(({ role, name, phoneNumber }) => (
            <div key={role + name}>
              <dt className="text-ink-soft text-sm">{role}</dt>
              <dd>
                <ContactPhone contact={{ name, phoneNumber }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
