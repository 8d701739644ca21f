import { z } from "zod";
import { id, instant, matching, searchText } from "@/lib/platform/validation/fields";
import { auditedEntities } from "@/lib/platform/write/entities";

const isRealDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;

export const auditFilters = {
  q: searchText
    .optional()
    .meta({ description: "Words of the names of what was changed and of who changed it, at that time." }),
  entity: z
    .enum(auditedEntities, "There is no such entity.")
    .optional()
    .meta({ description: "The kind of what was changed." }),
  person: id.optional().meta({ description: "The user who made the change." }),
  team: id.optional().meta({
    description: "The team that it is about: the team itself, or its leader, deputy or contestants at that time.",
  }),
  day: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 10, "The day must be written as yyyy-MM-dd.")
    .refine(isRealDay, "There is no such day.")
    .optional()
    .meta({ description: "The day in the venue's time zone, `yyyy-MM-dd`." }),
  before: matching(/^\d{1,18}$/, 18, "before must be the id of an entry.")
    .optional()
    .meta({ description: "The `id` of the last entry of the previous page." }),
};

export const auditQuery = z.object({
  id: id.optional().meta({ description: "The id of what was changed." }),
  ...auditFilters,
});

export const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    userId: z.guid(),
    userName: z.string(),
    writeId: z.guid().meta({ description: "The same for all that one request changed." }),
    action: z.string(),
    entity: z.string(),
    entityId: z.guid(),
    name: z.string().meta({ description: "What people called the changed entity at that time." }),
    teamIds: z.array(z.guid()),
    changes: z
      .record(z.string(), z.tuple([z.unknown(), z.unknown()]).meta({ override: { items: {} } }))
      .meta({ description: "By field, the value before and the value after." }),
  })
  .meta({ id: "AuditEntry", description: "One change: who, when and what." });

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditEntry = z.output<typeof auditEntry>;
