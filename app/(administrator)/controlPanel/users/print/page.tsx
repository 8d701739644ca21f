import { accountPage } from "@/app/account-page";
import { userColumns, userFilters } from "@/components/identity/users/user-columns";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import type { SearchParams } from "@/components/ui/search-params";
import { findRows } from "@/components/ui/table/find-rows";
import { shortTitle } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { plural } from "@/lib/platform/text/plural";
import { compareNames } from "@/lib/platform/text/sort";
import { now } from "@/lib/platform/time/clock";

/** The instant of `?created=`, the time of an import; null without a valid one. */
function createdAt({ created }: SearchParams): Date | null {
  if (typeof created !== "string") return null;
  const instant = new Date(created);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** A sheet with the given passwords of the users that the list of users shows, or of one import, to cut and hand out. */
export default accountPage("/controlPanel/users/print", async ({ params }) => {
  const instant = await now();
  const [edition, users] = await Promise.all([currentEdition(), listUserRows(instant, createdAt(params))]);
  const siteUrl = env().SITE_URL;
  const sheets = findRows(users, userColumns(siteUrl), userFilters, params)
    .rows.flatMap((user) =>
      user.givenPassword === null || user.disabled ? [] : [{ user, password: user.givenPassword }],
    )
    .sort((a, b) => compareNames(a.user.country ?? "", b.user.country ?? "") || compareNames(a.user.name, b.user.name));
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Login sheets"
          lead={
            sheets.length > 0 &&
            `${plural(sheets.length, "user", "users")} with a given password. Print, cut along the lines and hand out.`
          }
          actions={
            <>
              {sheets.length > 0 && <PrintButton />}
              <ButtonLink href="/controlPanel/users">Back to users</ButtonLink>
            </>
          }
        />
        <MissingFonts />
      </div>
      {sheets.length === 0 ? (
        <EmptyState title="No login sheets">None of these users has a given password.</EmptyState>
      ) : (
        <ul aria-label="Login sheets" className="sheets grid grid-cols-1 gap-px md:grid-cols-2 print:grid-cols-2">
          {sheets.map(({ user, password }) => (
            <li
              key={user.id}
              className="grid break-inside-avoid content-start gap-2 border border-edge border-dashed p-4 print:border-current"
            >
              <p className="text-ink-soft text-sm print:text-inherit">
                {[shortTitle(edition), user.country].filter(Boolean).join(" · ")}
              </p>
              <h2 className="wrap-anywhere text-lg/tight">
                <bdi>{user.name}</bdi>
              </h2>
              <dl className="*:[dd]:wrap-anywhere grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm print:text-base *:[dd]:font-mono *:[dt]:text-ink-soft print:*:[dt]:text-inherit">
                <dt>Log in at</dt>
                <dd>{siteUrl}/login</dd>
                <dt>E-mail</dt>
                <dd>{user.email}</dd>
                <dt>Password</dt>
                <dd>{password}</dd>
              </dl>
              <p className="text-ink-soft text-xs print:text-inherit">
                You can choose your own password on your account page.
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
