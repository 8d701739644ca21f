import { WayOn } from "@/components/ui/way-on";

export default function Forbidden() {
  return (
    <WayOn
      status={403}
      title="Your account may not see this page"
      text="You are signed in, but this page belongs to another role. If you think that it should be yours, write to the address below."
      links={[
        { href: "/", title: "Home" },
        { href: "/login", title: "Change the account" },
      ]}
    />
  );
}
