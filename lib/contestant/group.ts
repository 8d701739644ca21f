import { z } from "zod";
import { ContestantGroup } from "@/lib/generated/prisma/enums";

/** The group that a contestant, and so its team, competes in. */
export const contestantGroup = z.enum(ContestantGroup, "Group is required: Junior or Senior.");
