import type { ReactNode } from "react";
import { AcknowledgeWarning, RestoreWarning } from "@/components/readiness/acknowledge-warning";
import { WarningName } from "@/components/readiness/warning-name";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { formatInstant } from "@/lib/platform/time/time";
import type { AcknowledgedWarning, Warning } from "@/lib/readiness/gaps";

interface WarningListProps {
  warnings: readonly Warning[];
  acknowledged: readonly AcknowledgedWarning[];
  timeZone: string;
  /** Whether the list is closed at first. */
  isFolded: boolean;
}

/** What was registered despite a warning, with the teams to open, and the warnings that were marked as checked. */
export function WarningList({ warnings, acknowledged, timeZone, isFolded }: WarningListProps) {
  if (warnings.length + acknowledged.length === 0) return null;
  return (
    <section id="warnings" className="mt-8 scroll-mt-4" aria-labelledby="to-check">
      <Disclosure title={<span id="to-check">To check</span>} count={String(warnings.length)} defaultOpen={!isFolded}>
        {warnings.length === 0 && <p className="py-3">Everything is checked.</p>}
        <ul>
          {warnings.map((warning) => (
            <Row key={warning.key} warning={warning} action={<AcknowledgeWarning {...warning} />} />
          ))}
        </ul>
      </Disclosure>
      {acknowledged.length > 0 && (
        <Disclosure title="Checked" count={String(acknowledged.length)} defaultOpen={false}>
          <ul>
            {acknowledged.map((warning) => (
              <Row key={warning.id} warning={warning} action={<RestoreWarning {...warning} />}>
                <p className="text-ink-soft text-sm">
                  {warning.note && <>“{warning.note}” · </>}
                  <bdi>{warning.acknowledgedBy}</bdi>, {formatInstant(new Date(warning.acknowledgedAt), timeZone)}
                </p>
              </Row>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

interface RowProps {
  warning: Warning;
  action: ReactNode;
  children?: ReactNode;
}

function Row({ warning: { title, name, details, href, places }, action, children }: RowProps) {
  return (
    <li className="wrap-anywhere grid grid-cols-1 items-start gap-x-6 gap-y-1 border-rule border-b py-2 lg:grid-cols-[9rem_minmax(0,1fr)_12rem_auto]">
      <span className="font-semibold">
        <WarningName name={name} href={href} />
      </span>
      <div>
        <p>
          <span className="font-semibold text-amber">{title}.</span> {details}
        </p>
        {children}
      </div>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Link href={place.href}>
              <bdi>{place.name}</bdi>
            </Link>
            , {place.countryName}
          </li>
        ))}
      </ul>
      <div>{action}</div>
    </li>
  );
}
