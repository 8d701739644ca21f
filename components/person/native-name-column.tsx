import type { Column } from "@/components/ui/data-table";
import { detailLabels } from "@/lib/person/labels";

/** A table's column with each person's native name in its language. */
export const nativeNameColumn: Column<{ nativeName: string | null; nativeLanguage: string | undefined }> = {
  key: "native",
  title: detailLabels.nativeName,
  value: ({ nativeName }) => nativeName,
  cell: ({ nativeName, nativeLanguage }) => <bdi lang={nativeLanguage}>{nativeName ?? "–"}</bdi>,
};
