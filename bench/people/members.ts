import type { Database } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { addMember } from '#practice/server';
import { addAccount } from '#sessions/server';
import { callOnce } from '../api.ts';

/** Adds members with accounts to a clinic; returns their user names. */
export async function addMembers(
  database: Database,
  { clinicId, now }: { clinicId: string; now: Date },
  { role, count, password }: { role: string; count: number; password: string },
): Promise<string[]> {
  const db = database.kysely;
  const find = (table: 'practice.practice' | 'practice.role') =>
    db.selectFrom(table).select('id').where('clinic_id', '=', clinicId);
  const practice = await find('practice.practice').executeTakeFirstOrThrow();
  const held = await find('practice.role').where('role_name', '=', role).executeTakeFirstOrThrow();
  const usernames = Array.from({ length: count }, (_, index) => `${role.toLowerCase()}${index}@bench.example`);
  await database.transaction(async (tx) => {
    for (const username of usernames) {
      const person = { first_name: role, last_name: username, email: username };
      const member = { ...person, clinicId, practiceIds: [practice.id], roleIds: [held.id] };
      const userId = await addMember(tx, member, now);
      const error = await addAccount(tx, { clinicId, userId, username, password }, now);
      if (isDomainError(error)) throw new Error(error.message);
    }
  });
  return usernames;
}

/** Signs a member in; returns the token. */
export async function signInMember(port: number, username: string, password: string): Promise<string> {
  const query =
    'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "bench") { token } }';
  const answer = await callOnce(port, 'registration', query, { u: username, p: password });
  return (answer as { login: { token: string } }).login.token;
}
