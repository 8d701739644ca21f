import { cx } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Chevron } from "@/components/ui/chevron";
import { Select } from "@/components/ui/input";

interface Item {
  id: string;
}

interface ItemGroup<I extends Item> {
  title: string;
  items: readonly I[];
}

export interface AssignTarget {
  id: string;
  label: string;
}

interface AssignListProps<I extends Item, T extends AssignTarget> {
  title: string;
  summary: string;
  /** What the items are called, such as "teams". */
  itemsName: string;
  groups: readonly ItemGroup<I>[];
  /** A number of items as text, such as "3 teams, 14 people". */
  countText: (items: readonly I[]) => string;
  renderItem: (item: I) => ReactNode;
  /** What a target is called, such as "Guide". */
  targetName: string;
  targets: readonly T[];
  isPending: boolean;
  /** Resolves to whether the items were assigned. */
  onAssign: (items: readonly I[], target: T) => Promise<boolean>;
  /** Buttons after Assign, for the selected items; `finish` clears the selection once they were moved. */
  moreActions?: (selected: readonly I[], finish: (moved: Promise<boolean>) => Promise<void>) => ReactNode;
  children?: ReactNode;
}

/** Items in groups, to select and to assign to one of the targets. */
export function AssignList<I extends Item, T extends AssignTarget>(props: AssignListProps<I, T>) {
  const { title, summary, itemsName, groups, countText, renderItem, children } = props;
  const { targetName, targets, isPending, onAssign, moreActions } = props;
  const headingId = useId();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [targetId, setTargetId] = useState("");
  const items = groups.flatMap((group) => group.items);
  const selected = items.filter(({ id }) => selectedIds.has(id));
  const chosenTarget = targets.find(({ id }) => id === targetId);

  function select(changed: readonly I[], isSelected: boolean) {
    const ids = new Set(selectedIds);
    for (const { id } of changed) {
      if (isSelected) ids.add(id);
      else ids.delete(id);
    }
    setSelectedIds(ids);
  }

  async function finish(moved: Promise<boolean>) {
    if (!(await moved)) return;
    setSelectedIds(new Set());
    setTargetId("");
  }

  return (
    <section className="mt-12 mb-10" aria-labelledby={headingId} aria-busy={isPending}>
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      <p role="status" className="text-ink-soft">
        {summary}
      </p>
      {children}
      {items.length > 0 && (
        <>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] items-start gap-2 [&_:is(button,input)]:scroll-mb-60 print:[&_input]:hidden">
            {groups.map((group) => (
              <CheckGroup
                key={group.title}
                title={group.title}
                summary={countText(group.items)}
                count={group.items.length}
                checkedCount={group.items.filter(({ id }) => selectedIds.has(id)).length}
                onCheckAll={(isChecked) => select(group.items, isChecked)}
              >
                {group.items.map((item) => (
                  <li key={item.id}>
                    <Checkbox
                      checked={selectedIds.has(item.id)}
                      onChange={({ target }) => select([item], target.checked)}
                    >
                      {renderItem(item)}
                    </Checkbox>
                  </li>
                ))}
              </CheckGroup>
            ))}
          </ul>
          <div
            className={cx(
              "mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-sheet p-3 print:hidden",
              selected.length > 0 && "sticky bottom-0 z-10 shadow-lifted",
            )}
          >
            <Checkbox
              checked={selected.length === items.length}
              onChange={({ target }) => select(items, target.checked)}
            >
              Select all {itemsName}
            </Checkbox>
            <p role="status" className="min-w-56 flex-1 text-ink-soft">
              {selected.length === 0 ? `Select ${itemsName} to assign them.` : `${countText(selected)} selected`}
            </p>
            <Select
              size="sm"
              className="min-w-0 grow basis-64"
              aria-label={`${targetName} for the selected ${itemsName}`}
              value={chosenTarget?.id ?? ""}
              onChange={({ target }) => setTargetId(target.value)}
            >
              <option value="">
                {targets.length > 0
                  ? `Choose a ${targetName.toLowerCase()}…`
                  : `Add a ${targetName.toLowerCase()} first`}
              </option>
              {targets.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
            <Button
              size="sm"
              variant="primary"
              aria-disabled={isPending || !chosenTarget || selected.length === 0}
              onClick={() => chosenTarget && void finish(onAssign(selected, chosenTarget))}
            >
              Assign<span className="sr-only"> the selected {itemsName}</span>
            </Button>
            {moreActions?.(selected, finish)}
          </div>
        </>
      )}
    </section>
  );
}

interface CheckGroupProps {
  title: string;
  summary: string;
  count: number;
  checkedCount: number;
  onCheckAll: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A group: a checkbox that selects all of its items, and a button that shows the items with their own checkboxes. */
function CheckGroup(props: CheckGroupProps) {
  const { title, summary, count, checkedCount, onCheckAll, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className="break-inside-avoid rounded-md border border-rule bg-sheet">
      <div className="flex items-center gap-2 pl-3">
        <Checkbox
          className="min-w-0 flex-1"
          ref={(input) => {
            if (input) input.indeterminate = checkedCount > 0 && checkedCount < count;
          }}
          checked={checkedCount === count}
          onChange={({ target }) => onCheckAll(target.checked)}
        >
          {title}
        </Checkbox>
        <button
          type="button"
          className="group/fold flex min-h-11 flex-none items-center gap-2 px-2 text-ink-soft text-sm"
          data-state={isOpen ? "open" : "closed"}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {summary}
          <span className="sr-only">of {title}</span>
          <Chevron />
        </button>
      </div>
      <ul id={listId} className={cx("border-rule border-t px-3 py-1", !isOpen && "not-print:hidden")}>
        {children}
      </ul>
    </li>
  );
}
