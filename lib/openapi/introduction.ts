/** What holds for every endpoint (api.md, "Conventions"), in Markdown. */
export const introduction = `
The API of the tournament's site: everything the site itself does goes through it. Paths are case-sensitive.

## Signing in
\`POST /api/Identity/Login\` gives a token. Send it as \`Authorization: Bearer <token>\`; a request that carries this
header is judged by it alone. The site's own pages use the session cookie, which holds the same token; a write with the
cookie also carries the value of the \`XSRF-TOKEN\` cookie in the header \`X-XSRF-TOKEN\`. A revoked, expired or foreign
token is 401, on public endpoints too.

## Conventions
- **Ids** are UUIDs. The empty GUID \`00000000-0000-0000-0000-000000000000\` means “none chosen”: accepted wherever an id
  is optional, returned as \`null\`.
- **Instants** are ISO 8601. Sent without an offset, they are local to the contest's time zone (\`Contest.timeZone\`);
  they are returned in UTC with \`Z\`. **Dates** are \`yyyy-MM-dd\`.
- **Pictures** go in as base64 without a prefix (JPEG, PNG, WebP, AVIF or GIF, at most 8 MiB and 50 megapixels) and come
  out as a path, \`/pictures/<sha256>.webp\`, re-encoded, without metadata and immutable.
- **Bodies** are JSON of at most 16 MiB. Unknown keys are ignored.
- **Versions**: what can be edited carries an integer \`version\`. A write that sends another one than the stored is 409
  and changes nothing; a write without one is accepted.
- **Dates of the tournament**: registration is open until \`endOfRegistrationDate\`; details, arrivals and guests may be
  edited until \`endOfEditDate\`; a country may have been given a later date. A write after that is 403 and says which date has passed. Administrators are not bound
  by dates.

## Refusals
Every refusal is \`application/problem+json\` (RFC 9457) with a sentence in \`detail\` and, for 422, the sentences for
each field in \`errors\`, by the field's dotted path. Who is asking is judged before what is asked. Besides the statuses
listed with each endpoint, a method that a path does not take is 405 with an \`Allow\` header, and a fault of the server
is 500. An answer with \`Retry-After\` (429, 503) may be asked for again after that many seconds.

\`\`\`json
{
  "type": "about:blank",
  "title": "Invalid",
  "status": 422,
  "detail": "Some fields need your attention.",
  "requestId": "0c3f3c9e-7d0e-4b8a-9a55-2a1c5c0d7b11",
  "errors": { "contestants.0.contestantPerson.fullName": ["Full name is required."] }
}
\`\`\`
`.trim();
