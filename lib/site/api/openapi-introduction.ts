export const introduction = `
The API of the tournament's site; the site itself uses it too. Paths are case-sensitive.

## Authentication
\`POST /api/Identity/Login\` returns a token. Send it as \`Authorization: Bearer <token>\`; a request with this header
is authenticated by it alone. The site's own pages use the session cookie, which contains the same token; a write with
the cookie must also send the value of the \`XSRF-TOKEN\` cookie in the header \`X-XSRF-TOKEN\`. A revoked, expired or
invalid token is 401, on public endpoints too. \`POST /api/Identity/Logout\` ends the session of the token; without it,
a session ends after seven days.

## Conventions
- **Ids** are UUIDs. The empty GUID \`00000000-0000-0000-0000-000000000000\` means “none chosen”: accepted wherever an id
  is optional, returned as \`null\`.
- **Instants** are ISO 8601. In requests without an offset, they are local to the contest's time zone
  (\`Contest.timeZone\`); responses use UTC with \`Z\`. **Dates** are \`yyyy-MM-dd\`.
- **Pictures** are sent as base64 without a prefix (JPEG, PNG, WebP, AVIF or GIF, at most 8 MiB and 50 megapixels,
  AVIF 16) and returned as a path, \`/pictures/<hash>.webp\`, re-encoded, without metadata and immutable.
- **Bodies** are JSON of at most 64 KiB, unless the endpoint's response 413 says another limit, with at most 20,000 values,
  nested at most 20 deep, and 1,000,000 escaped characters. Unknown keys are ignored.
- **Versions**: editable entities have an integer \`version\`. A write that sends another value than the stored one is
  409 and changes nothing; \`current\` is the entity as it is stored, \`changedBy\` the name of the user who changed it
  last. A write without one is accepted.
- **Confirmations**: a 409 with \`repeatWith\` says in \`detail\` what the request would cost; repeated with that query, it is
  carried out.
- **Dates of the tournament**: registration is open until \`endOfRegistrationDate\`; details, arrivals and guests may be
  edited until \`endOfEditDate\`, journeys for longer if the edition says so; a country may have an extended deadline. A
  later write is 403 and says which date has passed. Administrators are not bound by dates.

## Errors
Every error is \`application/problem+json\` (RFC 9457) with a sentence for the user in \`detail\` and, for 422, the
messages for each field in \`errors\`, by the field's dotted path, at most 100 of them. Authentication is checked before
the path, the query and the body. Besides the statuses listed with each endpoint, a method that a path does not support
is 405 with an \`Allow\` header, and a server error is 500. A response with \`Retry-After\` (429, 503) can be retried
after that many seconds.

\`\`\`json
{
  "type": "about:blank",
  "title": "Invalid",
  "status": 422,
  "detail": "1 field needs your attention.",
  "requestId": "0c3f3c9e-7d0e-4b8a-9a55-2a1c5c0d7b11",
  "errors": { "contestants.0.contestantPerson.fullName": ["Full name is required."] }
}
\`\`\`
`.trim();
