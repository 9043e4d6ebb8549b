import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** A new member of a clinic. */
export interface NewMember {
  clinicId: string;
  first_name: string;
  last_name: string;
  title?: string | null;
  credential?: string | null;
  npi?: string | null;
  email: string;
  practiceIds: readonly string[];
  roleIds: readonly string[];
}

/** Adds a member with their practices and roles; returns the user's id. */
export async function addMember(tx: Tx, member: NewMember, now: Date): Promise<string> {
  const { clinicId, practiceIds, roleIds, ...person } = member;
  const userId = newId();
  await tx
    .insertInto('practice.member')
    .values({ ...person, clinic_id: clinicId, user_id: userId, created_time: now })
    .execute();
  await tx
    .insertInto('practice.member_practice')
    .values(practiceIds.map((practice_id) => ({ clinic_id: clinicId, user_id: userId, practice_id })))
    .execute();
  await tx
    .insertInto('practice.member_role')
    .values(roleIds.map((role_id) => ({ clinic_id: clinicId, user_id: userId, role_id })))
    .execute();
  return userId;
}
