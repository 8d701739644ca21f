interface SignInSheetProps {
  /** The contest's short name and year. */
  contest: string;
  /** The site's address. */
  siteUrl: string;
  user: { name: string; email: string; country: string | null };
  password: string;
}

/** A part of a sheet to cut out: how one person signs in. */
export function SignInSheet({ contest, siteUrl, user: { name, email, country }, password }: SignInSheetProps) {
  const rows = [
    ["Log in at", `${siteUrl}/login`],
    ["E-mail", email],
    ["Password", password],
  ] as const;
  return (
    <li className="-mt-px -ml-px grid break-inside-avoid content-start gap-2 border border-edge border-dashed p-4 print:border-current">
      <p className="text-ink-soft text-sm print:text-inherit">
        {contest}
        {country && ` · ${country}`}
      </p>
      <h2 className="wrap-anywhere text-lg/tight">
        <bdi>{name}</bdi>
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm print:text-base">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft print:text-inherit">{label}</dt>
            <dd className="wrap-anywhere font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-xs print:text-inherit">You can choose your own password on your account page.</p>
    </li>
  );
}
