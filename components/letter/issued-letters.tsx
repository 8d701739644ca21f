"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Table } from "@/components/ui/table/table";
import { api } from "@/lib/site/api/client";

interface IssuedLetter {
  id: string;
  name: string;
  country: string;
  number: string;
  date: string;
}

/** The issued letters of a page, each with a button to withdraw it. */
export function IssuedLetters({ letters }: { letters: readonly IssuedLetter[] }) {
  if (letters.length === 0) return null;
  return (
    <Disclosure look="link" title={`Numbers and dates · ${letters.length}`}>
      <Table columns={["Number", "Name", "Country", "Issued", "Withdraw"]} aria-label="Issued letters" className="mb-6">
        {letters.map(({ id, name, country, number, date }) => (
          <tr key={id}>
            <th scope="row">{number}</th>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td>{country}</td>
            <td data-label="Issued">{date}</td>
            <td>
              <ConfirmAction
                trigger={
                  <Button size="sm">
                    Withdraw<span className="sr-only"> the letter of {name}</span>
                  </Button>
                }
                title={`Withdraw letter ${number}?`}
                description={`Whoever checks the letter of ${name} then reads that it is not known. A new letter gets another number and code.`}
                action="Withdraw letter"
                send={() => api("DELETE /api/Letter/{id}", { params: { id } })}
                success={`Letter ${number} withdrawn.`}
              />
            </td>
          </tr>
        ))}
      </Table>
    </Disclosure>
  );
}
