import { Notice } from "@/components/ui/notice";

/** The age of the cached data, shown while the document has `data-offline`. */
export function OfflineNotice({ madeAt, timeZone }: { madeAt: Date; timeZone: string }) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(madeAt);
  return (
    <div className="mb-6 in-data-offline:block hidden" role="status">
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
