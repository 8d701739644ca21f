import type { PersonWhereInput } from "@/lib/generated/prisma/models";

/** The name of an erased person. A record that has got another name since is about somebody else. */
export const erasedName = "Name removed";

export const notErased = { fullName: { not: erasedName } } as const satisfies PersonWhereInput;

export const isErased = ({ fullName }: { fullName: string }): boolean => fullName === erasedName;
