"use client";

import { cx } from "class-variance-authority";
import { usePathname } from "next/navigation";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { navItem } from "@/components/shell/nav-link";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * A submenu that opens on hover and by its button; closes on Escape, on blur and on navigation. In the mobile menu it is
 * always open.
 */
export function Submenu({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const path = usePathname();
  const [openPath, setOpenPath] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const isHovered = useRef(false);
  const isHydrated = useHydrated();
  const isOpen = openPath === path;

  // A submenu that CSS opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (item.current?.matches(":hover, :focus-within")) setOpenPath(path);
    isHovered.current = item.current?.matches(":hover") ?? false;
  }, []);

  const handleHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    isHovered.current = isOver;
    setOpenPath(isOver ? path : null);
  };

  /** A click after a hover must not close the submenu that the hover opened. */
  function toggle() {
    setOpenPath(isOpen && !isHovered.current ? null : path);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpenPath(null);
    button.current?.focus();
  }

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenPath(null);
  }

  return (
    <li
      ref={item}
      className="group/submenu relative"
      data-live={isHydrated || undefined}
      data-open={isOpen || undefined}
      onPointerEnter={handleHover(true)}
      onPointerLeave={handleHover(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        className={cx(
          navItem({ place: "bar" }),
          "max-md:hidden md:group-has-aria-[current]/submenu:border-b-3 md:group-has-aria-[current]/submenu:pb-0",
        )}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {title}
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      <span className="flex min-h-11 items-center border-rule border-t text-ink-soft text-lg md:hidden">{title}</span>
      <ul
        id={id}
        className={cx(
          "max-md:pl-5 md:absolute md:top-full md:-left-4 md:z-20 md:min-w-48 md:rounded-b-md md:border md:border-rule md:bg-sheet md:py-1.5 md:shadow-lifted",
          "md:hidden md:group-data-open/submenu:block",
          // Until hydration, and without JavaScript.
          "md:not-group-data-live/submenu:group-hover/submenu:block md:not-group-data-live/submenu:group-focus-within/submenu:block",
        )}
      >
        {children}
      </ul>
    </li>
  );
}
