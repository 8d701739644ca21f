import { DataLine } from "@/components/personal-data/data-line";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type DeletedPerson, describePerson, type FoundPerson } from "@/lib/personal-data/views";

interface PeopleSearchProps {
  q: string;
  people: readonly (FoundPerson | DeletedPerson)[];
}

/** People of all editions by name, with links to what is stored about them. */
export function PeopleSearch({ q, people }: PeopleSearchProps) {
  return (
    <>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">
        If somebody asks what is stored about them, or wants to be removed, find them in all editions, also if they were
        deleted from a team or a list.
      </p>
      <search>
        <form className="flex max-w-md items-end gap-3 print:hidden">
          <label className="flex-1 font-semibold text-sm/6">
            Name
            <Input type="search" name="q" defaultValue={q} />
          </label>
          <Button type="submit" className="shrink-0">
            Find people
          </Button>
        </form>
      </search>
      {q.trim() && people.length === 0 && <p className="mt-4">Nobody has this name.</p>}
      <ul className="mt-4">
        {people.map((person) => (
          <DataLine
            key={person.id}
            title={<bdi>{person.fullName}</bdi>}
            link={{ param: "person", id: person.id, text: "Open", hiddenText: ` ${person.fullName}` }}
          >
            <span className="text-ink-soft">{describePerson(person)}</span>
          </DataLine>
        ))}
      </ul>
    </>
  );
}
