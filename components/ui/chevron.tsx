/** Points down, and up while the element around it with the class `group/fold` is open. Decorative. */
export function Chevron() {
  return (
    <span
      className="mr-1.5 ml-auto size-2.5 flex-none -translate-y-0.5 rotate-45 self-center border-maple border-r-2 border-b-2 group-open/fold:translate-y-0.5 group-open/fold:-rotate-135 group-data-[state=open]/fold:translate-y-0.5 group-data-[state=open]/fold:-rotate-135 print:hidden"
      aria-hidden="true"
    />
  );
}
