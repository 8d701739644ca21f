import type { PersonWhereInput } from "@/lib/generated/prisma/models";

/** Of a person who was erased. With another name, somebody else has taken the place. */
export const erasedName = "Name removed";

export const notErased = { fullName: { not: erasedName } } as const satisfies PersonWhereInput;

export const isErased = ({ fullName }: { fullName: string }): boolean => fullName === erasedName;
