import type { Account as OidcAccount } from 'oidc-provider';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { personName } from '#practice/rules';
import { readMember } from '#practice/server';
import { type Account, readAccount } from '../../rules/index.ts';
import { fhirBase } from '../registry/addresses.ts';

/** A person who uses an app, as they are now. */
export interface Person {
  name: string;
  timeZone: string;
}

/** Returns a patient who can use apps; null if the patient was deleted or has died. */
export async function readPortalPatient(db: Queryable, clinicId: string, id: string): Promise<Person | null> {
  const patient = await db
    .selectFrom('patients.patient as p')
    .innerJoin('practice.clinic as c', 'c.clinic_id', 'p.clinic_id')
    .select(['p.first_name', 'p.last_name', 'c.time_zone'])
    .where('p.clinic_id', '=', clinicId)
    .where('p.id', '=', id)
    .where('p.deleted_time', 'is', null)
    .where('p.deceased_date', 'is', null)
    .executeTakeFirst();
  return patient === undefined
    ? null
    : { name: `${patient.first_name} ${patient.last_name}`, timeZone: patient.time_zone };
}

/** Returns the account of a subject; undefined if the member was deactivated, or the patient deleted. */
export async function findAccount(app: App, sub: string): Promise<OidcAccount | undefined> {
  const account = readAccount(sub);
  const name = account === null ? null : await nameOf(app, account);
  if (account === null || name === null) return undefined;
  const fhirUser = `${fhirBase(app.config)}/${account.kind === 'member' ? 'Practitioner' : 'Patient'}/${account.id}`;
  return { accountId: sub, claims: () => ({ sub, fhirUser, name }) };
}

async function nameOf(app: App, { clinicId, kind, id }: Account): Promise<string | null> {
  const { kysely } = app.database;
  if (kind === 'patient') return (await readPortalPatient(kysely, clinicId, id))?.name ?? null;
  const member = await readMember(kysely, clinicId, id, app.clock());
  return member === null ? null : personName(member);
}
