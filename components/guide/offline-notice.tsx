import { Notice } from "@/components/ui/notice";

/** Shown while the document carries `data-offline`: how old is what one reads. */
export function OfflineNotice({ madeAt, timeZone }: { madeAt: Date; timeZone: string }) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(madeAt);
  return (
    <div className="offline-notice" role="status">
      <Notice tone="warning">
        <p>
          No connection. As of{" "}
          <time dateTime={madeAt.toISOString()}>
            {format({ timeStyle: "short" })}, {format({ day: "numeric", month: "long" })}
          </time>
          .
        </p>
      </Notice>
    </div>
  );
}
