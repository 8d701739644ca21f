import { DeleteRow } from "@/components/forms/confirm-action";
import { MailLink } from "@/components/leader/mail-link";
import { PhoneLink } from "@/components/ui/phone-link";
import { Section } from "@/components/ui/section";
import type { UnusedLeader } from "@/lib/leader/views";

interface UnusedLeadersProps {
  leaders: readonly UnusedLeader[];
  showsCountry?: boolean;
}

/** Leaders without a team, who can be deleted. */
export function UnusedLeaders({ leaders, showsCountry = false }: UnusedLeadersProps) {
  if (leaders.length === 0) return null;
  return (
    <Section title="Leaders without a team" className="mt-12">
      <p className="mt-1 mb-3 text-ink-soft">They can be chosen for a team again, or deleted.</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {leaders.map(({ id, fullName, countryName, email, phoneNumber }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
            <bdi className="font-semibold">{fullName}</bdi>
            {showsCountry && <span>{countryName}</span>}
            <MailLink email={email} />
            <PhoneLink number={phoneNumber} className="mr-auto" />
            <DeleteRow
              endpoint="DELETE /api/Leader/{id}"
              id={id}
              name={fullName}
              description={`Deletes ${fullName}, who can no longer be chosen as a leader.`}
              action="Delete leader"
              success="Leader has been deleted successfully."
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
