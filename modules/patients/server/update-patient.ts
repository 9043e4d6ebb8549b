import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { publishAll } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { deathDateProblem, patientPatch, type AddressFields, type PatientPatchFields } from '../rules/index.ts';
import { keepPerson } from './activity.sql.ts';
import { insertMailingAddress, lockPatient, readPatients, retireMailingAddress, type Patient } from './patients.sql.ts';
import { searchKeys } from './search-keys.ts';

/** Changes the given fields of a patient. NOT_FOUND, or STALE_VERSION if it was changed since `version`. */
export function updatePatient(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Patient | DomainError> {
  return ctx.app.database.transaction((tx) => updatePatientIn(tx, ctx, id, version, input));
}

/** Same, in the caller's transaction. */
export async function updatePatientIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Patient | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(patientPatch(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  const { mailing_address: address, ...fields } = checked.value;
  const before = await lockPatient(tx, actor.clinicId, id);
  if (before === null) return notFound('patient');
  if (before.version !== version) {
    return versionConflict('patient');
  }
  const wrong = rejectDeath(before, fields, dayIn(actor.timeZone, now));
  if (wrong !== null) return wrong;
  const mailing = before.addresses?.find(
    (candidate) => candidate.address_type === 'mailing_address' && candidate.is_default,
  );
  const changes = {
    ...changedFields({ ...before }, fields),
    ...(address === undefined ? null : addressChange(mailing, address)),
  };
  if (Object.keys(changes).length > 0) {
    await tx
      .updateTable('patients.patient')
      .set({ ...columnsOf(fields), ...searchKeys({ ...before, ...fields }), version: version + 1, updated_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    if (LISTED_BY.some((field) => field in changes)) await keepPerson(tx, actor.clinicId, id);
    if ('mailing_address' in changes) {
      await retireMailingAddress(tx, actor.clinicId, id, now);
      if (address) await insertMailingAddress(tx, actor, id, address, now);
    }
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'patient',
      objectId: id,
      patientId: id,
      changes,
    });
    const { clinicId } = actor;
    const contact = { id, email: 'email' in changes, sms: 'mobile' in changes, time: now.toISOString() };
    const died = before.deceased_date === null && fields.deceased_date != null;
    await publishAll(tx, [
      { clinicId, topic: 'patients.patient-changed', body: { id } },
      ...(contact.email || contact.sms ? [{ clinicId, topic: 'patients.contact-changed', body: contact }] : []),
      ...(died ? [{ clinicId, topic: 'patients.death-recorded', body: { id } }] : []),
    ]);
  }
  const [patient] = await readPatients(tx, actor.clinicId, [id], {
    tags: true,
    addresses: true,
    allergies: true,
    medications: true,
  });
  return patient!;
}

// Serialized because the driver would treat an array as a PostgreSQL array.
function columnsOf({ layout, ...fields }: Omit<PatientPatchFields, 'mailing_address'>) {
  return { ...fields, ...(layout === undefined ? null : { layout: layout === null ? null : JSON.stringify(layout) }) };
}

/** Rejects a death before the birth; the error belongs to the date that is being changed. */
function rejectDeath(before: Patient, fields: PatientPatchFields, today: string): DomainError | null {
  const changed = (['deceased_date', 'date_of_birth'] as const).find((field) => fields[field] !== undefined);
  const { deceased_date: died = before.deceased_date, date_of_birth: born = before.date_of_birth } = fields;
  const problem = changed === undefined || died === null ? null : deathDateProblem(died, born, today);
  return problem === null ? null : invalid([{ path: `input.${changed}`, message: problem }]);
}

// Fields copied to the patient list.
const LISTED_BY = ['first_name', 'last_name', 'date_of_birth'];

const ADDRESS_FIELDS = ['address_line1', 'address_line2', 'city', 'state', 'postal_code', 'country'] as const;

function addressChange(
  before: NonNullable<Patient['addresses']>[number] | undefined,
  after: AddressFields | null,
): ReturnType<typeof changedFields> {
  const old = before === undefined ? null : Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, before[field]]));
  const fresh =
    after === null
      ? null
      : Object.fromEntries(
          ADDRESS_FIELDS.map((field) => [field, field === 'state' ? after.state_or_provice : after[field]]),
        );
  return changedFields({ mailing_address: old }, { mailing_address: fresh });
}
