import { Facts } from "@/components/contest/facts";
import { Greeting } from "@/components/contest/greeting";
import { Hero } from "@/components/contest/hero";
import { Programme } from "@/components/contest/programme";
import { RichText } from "@/components/ui/rich-text";
import { currentActor } from "@/lib/auth/session";
import { now } from "@/lib/clock";
import { currentEdition } from "@/lib/contest/edition";
import { getContest, getSchedule } from "@/lib/contest/service";

export default async function HomePage() {
  const [contest, schedule, edition, actor, instant] = await Promise.all([
    getContest(),
    getSchedule(),
    currentEdition(),
    currentActor(),
    now(),
  ]);
  return (
    <>
      <Hero contest={contest} />
      <Greeting actor={actor} edition={edition} now={instant} />
      <div className="home-body">
        <RichText html={contest.welcomeText} />
        <aside>
          <Programme items={schedule.items} />
          <Facts contest={contest} />
        </aside>
      </div>
    </>
  );
}
