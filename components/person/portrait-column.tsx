import { Portrait } from "@/components/ui/portrait";
import type { Column } from "@/components/ui/table-state";

interface PersonOfRow {
  fullName: string;
  picturePath: string | null;
}

/** A table's column with the picture of each row's person. */
export function portraitColumn<Row>(personOf: (row: Row) => PersonOfRow): Column<Row> {
  return {
    key: "picture",
    title: "Picture",
    value: () => null,
    cell(row) {
      const { picturePath, fullName } = personOf(row);
      return <Portrait path={picturePath} name={fullName} />;
    },
    isDisplayOnly: true,
  };
}
