import type { Queryable } from '#platform/database.ts';
import { readPractices } from './practice.sql.ts';

/** The head of a printed document: the practice's name, and its address and phone numbers as stored. */
export interface PracticeHead {
  name: string;
  address: string;
  phone: string | null;
  fax: string | null;
}

/** Returns the head of a practice's documents; null if the clinic has no such practice. */
export async function readLetterhead(
  db: Queryable,
  clinicId: string,
  practiceId: string,
): Promise<PracticeHead | null> {
  const practice = (await readPractices(db, clinicId)).find(({ id }) => id === practiceId);
  if (practice === undefined) return null;
  const { practice_name: name, address_line1, address_line2, city, state, postal_code } = practice;
  const address = [address_line1, address_line2, city, [state, postal_code].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return { name, address, phone: practice.office_phone || null, fax: practice.fax || null };
}
