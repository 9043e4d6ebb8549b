import { recordAccess } from '#audit/server';
import { patientName } from '#patients/rules';
import { type Patient, readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { fillTemplate, type TemplateText, type TemplateVariable } from '../../rules/index.ts';
import { templates } from './text-templates.sql.ts';

/** Returns a template with its variables filled in. NOT_FOUND for an unknown template or patient. */
export async function fillTextTemplate(
  ctx: RequestContext,
  id: string,
  patientId: string | null,
): Promise<TemplateText | DomainError> {
  const { app, actor, now } = ctx;
  const { kysely } = app.database;
  const { clinicId, name: writer, timeZone } = actor;
  const template = await templates.table.find(kysely, actor, id);
  if (template === null || template.deleted_time !== null)
    return domainError('NOT_FOUND', 'This template does not exist.', 'Not found');
  const { clinic_name: clinic } = await readClinic(kysely, clinicId);
  const own = { clinic, writer, today: written(dayIn(timeZone, now)) };
  const values = patientId === null ? own : { ...own, ...(await ofPatient(ctx, patientId)) };
  if (patientId !== null && !('patient' in values))
    return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
  const { title, body } = template;
  return { title: fillTemplate(title, values), body: fillTemplate(body, values) };
}

async function ofPatient(
  ctx: RequestContext,
  patientId: string,
): Promise<Partial<Record<TemplateVariable, string>> | null> {
  const { app, actor } = ctx;
  const [patient] = await readPatients(app.database.kysely, actor.clinicId, [patientId], {
    columns: ['id', 'first_name', 'last_name', 'date_of_birth'],
    addresses: true,
  });
  if (patient === undefined) return null;
  await recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: patientId, patientId });
  const { date_of_birth: born } = patient;
  return {
    patient: patientName(patient),
    first_name: patient.first_name ?? '',
    date_of_birth: born === null ? '' : written(born),
    address: addressLines(patient.addresses ?? []),
  };
}

type PatientAddress = NonNullable<Patient['addresses']>[number];

/** Returns the mailing address: the default one, or else another one. */
function addressLines(addresses: readonly PatientAddress[]): string {
  const mailing = addresses.filter(({ address_type }) => address_type === 'mailing_address');
  const address = mailing.find(({ is_default: isDefault }) => isDefault) ?? mailing[0];
  if (address === undefined) return '';
  const { address_line1: first, address_line2: second, city, state, postal_code: code } = address;
  return [first, second, `${city}, ${state} ${code}`].filter((line) => line !== null && line !== '').join('\n');
}

function written(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}/${of}/${year}`;
}
