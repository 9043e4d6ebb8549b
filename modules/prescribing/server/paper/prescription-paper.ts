import type { Readable } from 'node:stream';
import { recordAccess } from '#audit/server';
import { requireActivePatient } from '#patients/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { streamWork } from '#platform/work/run-work.ts';
import { defineWork } from '#platform/work/work.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import {
  codeWord,
  finalForms,
  ingredientWords,
  isControlled,
  licenseOn,
  overrideReasons,
  paperWording,
  quantityUnits,
  statusLine,
  statusOf,
} from '../../rules/index.ts';
import { licensesOf } from '../licenses/licenses.ts';
import { addressLine, readParties } from '../parties/read-parties.ts';
import { readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import { readAlerts } from '../safety/alerts.sql.ts';
import { refusedOnPaper } from '../safety/run-checks.ts';
import type { PrescriptionPaper } from './lay-out-prescription.ts';

const layingOut = defineWork<PrescriptionPaper, void, never, Uint8Array>({
  file: new URL('./lay-out-prescription.ts', import.meta.url),
  name: 'layOutPrescription',
  lane: 'documents',
  seconds: 60,
});

/**
 * `GET /api/prescribing/prescriptions/{id}/prescription.pdf`: a prescription to sign and take to any pharmacy, or a
 * printed copy of one sent electronically.
 */
export function prescriptionPaper({ server, admit }: RouteContext): void {
  server.get<{ Params: { id: string } }>('/api/prescribing/prescriptions/:id/prescription.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'prescribing.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const [row] = isId(id) ? await readPrescriptions(ctx.app.database.kysely, ctx.actor.clinicId, [id]) : [];
    // A controlled substance can be printed only if it was prescribed on paper.
    if (row === undefined || (isControlled(row) && row.written_in !== 'paper'))
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'This prescription does not exist.' });
    const paper = await describe(ctx, row);
    await recordAccess(ctx, { action: 'export', objectType: 'prescription', objectId: id, patientId: row.patient_id });
    const stream: Readable = streamWork(layingOut, paper, { of: ctx.actor });
    stream.on('error', (error: unknown) => {
      ctx.app.log.error({ err: error, requestId: ctx.id }, 'a prescription could not be rendered');
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="prescription.pdf"')
      .send(stream);
  });
}

/**
 * Returns the notice on the printout of an electronic prescription, so that it is not dispensed twice; null if it is to
 * be signed on paper.
 */
function paperStatus(row: PrescriptionRow): string | null {
  if (row.state === 'Saved' || row.state === 'Failed' || row.state === 'Printed') return null;
  const status = `Status: ${statusLine(row)}.`;
  if (statusOf(row) === 'canceled') return `${status} Do not dispense.`;
  if (row.state === 'Unknown')
    return `${status} Copy: the pharmacy may have received this prescription electronically. Do not dispense from it.`;
  if (row.state === 'Waiting')
    return `${status} Copy: this prescription will be sent to the pharmacy electronically. Do not dispense from it.`;
  return `${status} Copy: this prescription was sent to the pharmacy electronically. Do not dispense from it.`;
}

/** Returns why a prescription can't be given on paper either: a hard stop, or a deceased patient. Null if it can. */
async function whyNotToDispense({ app, actor, now }: RequestContext, row: PrescriptionRow): Promise<string | null> {
  const db = app.database.kysely;
  const why =
    (await requireActivePatient(db, actor.clinicId, row.patient_id)) ?? (await refusedOnPaper(db, actor, row, now));
  return why === null ? null : `Do not dispense. ${why.message}`;
}

async function describe(ctx: RequestContext, row: PrescriptionRow): Promise<PrescriptionPaper> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const ids = { patientId: row.patient_id, prescriberId: row.prescriber_id, practiceId: row.practice_id };
  const [parties, clinic, alerts, licenses] = await Promise.all([
    readParties(db, actor, ids, now),
    readClinic(db, actor.clinicId),
    readAlerts(db, actor.clinicId, [row.id]),
    licensesOf(db, actor, row.prescriber_id),
  ]);
  const status = paperStatus(row) ?? (await whyNotToDispense(ctx, row));
  const time = writtenTime(actor.timeZone);
  const prescriber = parties?.prescriber;
  const state = prescriber?.address?.state ?? '';
  const numberOf = (kind: 'state' | 'dea') => licenseOn(licenses, kind, state, row.written_date);
  return {
    madeAt: now,
    clinic: clinic.clinic_name,
    practice: [prescriber?.practice ?? '', addressLine(prescriber?.address ?? null), prescriber?.phone ?? ''].filter(
      Boolean,
    ),
    status,
    patient: {
      Name: row.patient_name,
      'Date of birth': parties?.patient.date_of_birth ?? '',
      Gender: parties?.patient.gender ?? '',
      Address: addressLine(parties?.address ?? null),
      Phone: parties?.phone ?? '',
      ...(row.height === '' && row.weight === ''
        ? {}
        : { 'Height and weight': `${row.height || '–'} in, ${row.weight || '–'} lb` }),
    },
    prescription: {
      Drug: row.drug_description,
      ...(row.ingredients.length === 0
        ? {}
        : {
            Ingredients: row.ingredients.map(ingredientWords).join('\n'),
            'Final form': codeWord(finalForms, row.final_form),
          }),
      Directions: row.sig,
      Quantity: `${row.quantity} ${codeWord(quantityUnits, row.quantity_unit)}`,
      'Days supply': String(row.days_supply ?? ''),
      Refills: String(row.refills ?? 0),
      Substitution: row.substitutions === '1' ? 'Not allowed (dispense as written)' : 'Allowed',
      Written: row.written_date,
      'Not to be filled before': row.effective_date,
      Diagnosis: row.diagnoses.map(({ code, name }) => `${code} ${name}`).join(', '),
      'Note to the pharmacist': row.note,
      'Order number': String(row.order_number ?? ''),
      Pharmacy: row.pharmacy === null ? '' : `${row.pharmacy.name}, ${row.pharmacy.address}, ${row.pharmacy.city}`,
    },
    alerts: alerts
      .filter(({ override_code: code }) => code !== null)
      .map(
        ({ title, override_code: code, override_note: note }) =>
          `${title}. Reason given: ${codeWord(overrideReasons, code ?? '')}${note === '' ? '' : `, ${note}`}`,
      ),
    prescriber: [row.prescriber_name, prescriber?.credential].filter(Boolean).join(', '),
    npi: prescriber?.npi ?? '',
    license: { state, number: numberOf('state') ?? '' },
    dea: isControlled(row) ? (numberOf('dea') ?? '') : null,
    wording: status === null ? paperWording(state) : [],
    printed: time(now),
  };
}
