import type { RequestContext } from '#platform/request-context.ts';
import { holdersOf } from '#practice/server';
import { isOutdated, locationFields } from './location-fields.ts';
import { type LocationRow, readLocations, type MemberAtPractice, readMembersAtPractices } from './prescribers.sql.ts';

/** A prescriber at a practice, registered or not. */
export interface EPrescriber {
  user_id: string;
  practice_id: string;
  practice_name: string;
  name: string;
  npi: string | null;
  is_proven: boolean;
  spi: string | null;
  service_level: string | null;
  registered_time: Date | null;
  ended_time: Date | null;
  is_outdated: boolean;
  /** Fields that the network requires before registration. */
  missing: string[];
}

/** Returns the clinic's prescribers by practice, with their directory status. */
export async function readEPrescribers({ app, actor }: RequestContext): Promise<EPrescriber[]> {
  const { clinicId } = actor;
  const db = app.database.kysely;
  const [holders, managers, locations] = await Promise.all([
    holdersOf(db, clinicId, 'prescribing.verify'),
    holdersOf(db, clinicId, 'practice.manage'),
    readLocations(db, clinicId),
  ]);
  const userIds = [...new Set([...holders, ...locations.map(({ user_id }) => user_id)])];
  const [members, proofs] = await Promise.all([
    readMembersAtPractices(db, clinicId, { userIds }),
    db.selectFrom('prescribing.identity_proof').select('user_id').where('clinic_id', '=', clinicId).execute(),
  ]);
  const proven = new Set(proofs.map(({ user_id }) => user_id));
  const keyOf = (each: { user_id: string; practice_id: string }): string => `${each.user_id} ${each.practice_id}`;
  const known = new Map(locations.map((row) => [keyOf(row), row]));
  // Administrators have every right; without an NPI they are not prescribers.
  const isPrescriber = ({ user_id, npi }: MemberAtPractice): boolean => npi !== null || !managers.includes(user_id);
  return members
    .filter(isPrescriber)
    .map((member) => shape(member, known.get(keyOf(member)), proven.has(member.user_id)));
}

function shape(member: MemberAtPractice, row: LocationRow | undefined, isProven: boolean): EPrescriber {
  const fields = locationFields(member);
  const isActive = row !== undefined && row.active_end_time === null;
  return {
    user_id: member.user_id,
    practice_id: member.practice_id,
    practice_name: member.practice_name,
    name: `${member.first_name} ${member.last_name}`,
    npi: member.npi,
    is_proven: isProven,
    spi: row?.spi ?? null,
    service_level: row?.service_level ?? null,
    registered_time: row?.updated_time ?? null,
    ended_time: row?.active_end_time ?? null,
    is_outdated: isActive && (!('missing' in fields) ? isOutdated(row, fields) : true),
    missing: [...('missing' in fields ? fields.missing : []), ...(isProven ? [] : ['a proof of identity'])],
  };
}
