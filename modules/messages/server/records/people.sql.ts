import { sql } from 'kysely';
import { patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import { personName } from '#practice/rules';
import { holdersOf, readMembers } from '#practice/server';
import type { Participant } from '../writer.ts';

/** A possible recipient. */
export interface Person extends Participant {
  name: string;
  detail: string | null;
}

/** Returns the active members with permission to use messages, by name. */
export async function readMessagingMembers(db: Queryable, clinicId: string): Promise<Person[]> {
  const [members, holders] = await Promise.all([readMembers(db, clinicId), holdersOf(db, clinicId, 'messages.use')]);
  const may = new Set(holders);
  return members
    .filter(({ user_id }) => may.has(user_id))
    .map((member) => ({
      type: 'Doctor',
      id: member.user_id,
      name: personName(member),
      // The name already ends with a credential.
      detail: member.credential ? null : clinicalRole(member.roles),
    }));
}

function clinicalRole(roles: readonly string[]): string | null {
  return roles.find((role) => role !== 'Administrator') ?? roles[0] ?? null;
}

/** Returns the living patients with these ids, with their contact details. */
export async function readReachedPatients(db: Queryable, clinicId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const patients = await readPatients(db, clinicId, ids, {
    columns: [
      'id',
      'first_name',
      'last_name',
      'date_of_birth',
      'email',
      'mobile',
      'preferred_language',
      'deceased_date',
      'deleted_time',
    ],
  });
  return patients
    .filter(({ deceased_date, deleted_time }) => deceased_date === null && deleted_time === null)
    .map((patient) => ({ ...patient, name: patientName(patient) }));
}

/** Returns the names of members and patients by id, including former ones. */
export async function readNames(db: Queryable, clinicId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    first_name: string;
    last_name: string;
    title: string | null;
    credential: string | null;
  }>`
    select user_id as id, first_name, last_name, title, credential from practice.member
      where clinic_id = ${clinicId} and user_id = any(${ids}::uuid[])
    union all
    select id, first_name, last_name, null, null from patients.patient
      where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, personName(row)]));
}
