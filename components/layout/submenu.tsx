import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { navItem } from "@/components/layout/nav-link";

/** A submenu that opens on hover and by its button; closes on Escape and on blur. In the mobile menu it is always open. */
export function Submenu({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isPressed, setIsPressed] = useState(false);
  // Undefined until the first pointer event: CSS opens the menu on hover before hydration, this state afterwards, because
  // Escape has to close it.
  const [isHovered, setIsHovered] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = isPressed || isHovered === true;

  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setIsPressed(false);
      setIsHovered(false);
      if (list.current?.contains(document.activeElement)) button.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsPressed(false);
  }

  return (
    <li
      className="group/submenu relative"
      onBlur={closeOnLeave}
      onPointerOver={({ pointerType }) => setIsHovered(pointerType === "mouse")}
      onPointerLeave={() => setIsHovered(false)}
    >
      <button
        ref={button}
        type="button"
        className={cx(
          navItem({ place: "bar" }),
          "max-md:hidden md:group-has-aria-[current]/submenu:border-b-3 md:group-has-aria-[current]/submenu:pb-0 md:group-has-aria-[current]/submenu:font-semibold md:group-has-aria-[current]/submenu:text-maple",
        )}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsPressed(!isPressed)}
      >
        {title}
        <ChevronDown size={16} />
      </button>
      <span className="flex min-h-11 items-center border-rule border-t text-ink-soft text-lg md:hidden">{title}</span>
      <ul
        id={id}
        ref={list}
        className={cx(
          "max-md:pl-5 md:absolute md:top-full md:-left-4 md:z-20 md:min-w-48 md:rounded-b-md md:border md:border-rule md:bg-sheet md:py-1.5 md:shadow-lifted",
          isOpen ? "md:block" : "md:hidden",
          isHovered === undefined && "md:group-hover/submenu:block",
        )}
      >
        {children}
      </ul>
    </li>
  );
}
