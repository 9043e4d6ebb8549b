import { generatePeople } from '../seed/people/generate-people.ts';

/** Returns generated people as another program might export them. */
export function peopleAsCsv(count: number): string {
  const cell = (text: string | null | undefined): string => `"${(text ?? '').replaceAll('"', '""')}"`;
  const lines = ['First Name,Last Name,DOB,Sex,Cell Phone,Email,Street,City,State,Zip'];
  for (const person of generatePeople({ seed: 7, count, today: '2026-11-21' })) {
    const address = person.mailing_address;
    const cells = [
      person.first_name,
      person.last_name,
      person.date_of_birth,
      person.gender,
      person.mobile,
      person.email,
      address?.address_line1,
      address?.city,
      address?.state_or_provice,
      address?.postal_code,
    ];
    lines.push(cells.map(cell).join(','));
  }
  return lines.join('\r\n');
}
