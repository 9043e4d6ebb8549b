import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { checkInput, checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { holdersOf, readMembers } from '#practice/server';
import type {
  MutationResolvers,
  PharmacyRequest,
  Prescription,
  QueryResolvers,
  SafetyCheck,
} from '../api/prescription.gen.ts';
import { isWithPharmacy, prescriptionForm } from '../rules/index.ts';
import { deleteFavourite, readFavourites, saveFavourite } from './favourites/favourites.ts';
import { readParties } from './parties/read-parties.ts';
import { cancelPrescription } from './prescriptions/cancel-prescription.ts';
import { blankFields, given } from './prescriptions/check-input.ts';
import { deletePrescription, markPrinted } from './prescriptions/leave-unsent.ts';
import { beginPrescription } from './prescriptions/begin-prescription.ts';
import {
  countOrders,
  findPrescriptions,
  readPrescriptions,
  selectPrescriptions,
  type PrescriptionRow,
} from './records/prescriptions.sql.ts';
import { savePrescription } from './prescriptions/save-prescription.ts';
import { sendBatch } from './prescriptions/send-batch.ts';
import { sendPrescription } from './prescriptions/send-prescription.ts';
import { answerRequest } from './requests/answer-request.ts';
import { deleteRequest, matchRequest } from './requests/change-request.ts';
import { checkAnswer } from './requests/draft-answer.ts';
import { findRequests, readRequest, type RequestRow } from './records/requests.sql.ts';
import { readAlerts, type CheckedSafety } from './safety/alerts.sql.ts';
import { runChecks } from './safety/run-checks.ts';
import { shapeNotice, shapePrescription, shapeRequest, shapeStart } from './shapes.ts';
import { answerOf, favouriteOf, onceOf, overridesOf, wishOfInput } from './read-input.ts';
import { countWork, findNotices } from './work/notices.sql.ts';

const MOST = 200;

/** What is asked of prescriptions. */
export const prescriptionQueries: QueryResolvers = {
  newPrescription: async (_parent, { input }, ctx) => {
    const start = await beginPrescription(ctx, {
      kind: input.kind,
      patientId: input.patient_id,
      noteId: input.note_id ?? null,
      drugId: input.drug_id ?? null,
      drugName: input.drug_name ?? null,
    });
    if (isDomainError(start)) return start;
    await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: input.patient_id });
    return shapeStart(start, ctx.actor, ctx.now);
  },
  prescriptions: async (_parent, { search, skip, take }, ctx) => {
    const page = pageOf(skip, take);
    if (isDomainError(page)) return page;
    const where = {
      patientId: search?.patient_id ?? null,
      noteId: search?.note_id ?? null,
      prescriberId: search?.prescriber_id ?? null,
      states: search?.states ?? null,
      cancelled: search?.cancelled ?? null,
    };
    const { count, rows } = await findPrescriptions(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: where.patientId });
    return { count, prescriptions: await shown(ctx, rows) };
  },
  prescription: async (_parent, { id }, ctx) => {
    const one = await oneShown(ctx, id);
    if (!isDomainError(one))
      await recordAccess(ctx, { action: 'read', objectType: 'prescription', objectId: id, patientId: one.patient_id });
    return one;
  },
  pharmacyRequests: async (_parent, { kind, waiting, skip, take }, ctx) => {
    const page = pageOf(skip, take);
    if (isDomainError(page)) return page;
    const db = ctx.app.database.kysely;
    const { count, rows } = await findRequests(db, ctx.actor.clinicId, { kind, waiting: waiting ?? null }, page);
    await recordAccess(ctx, { action: 'read', objectType: 'pharmacy_request', patientId: null });
    return { count, requests: await shownRequests(ctx, rows) };
  },
  pharmacyRequest: async (_parent, { id }, ctx) => {
    const row = isId(id) ? await readRequest(ctx.app.database.kysely, ctx.actor.clinicId, id) : null;
    if (row === null) return notFound('request');
    await recordAccess(ctx, {
      action: 'read',
      objectType: 'pharmacy_request',
      objectId: id,
      patientId: row.patient_id,
    });
    return (await shownRequests(ctx, [row]))[0]!;
  },
  networkNotices: async (_parent, { kind, skip, take }, ctx) => {
    const page = pageOf(skip, take);
    if (isDomainError(page)) return page;
    const { count, rows } = await findNotices(ctx.app.database.kysely, ctx.actor.clinicId, kind, page);
    await recordAccess(ctx, { action: 'read', objectType: 'network_notice', patientId: null });
    return { count, notices: rows.map(shapeNotice) };
  },
  prescribingCounts: (_parent, _args, { app, actor }) => countWork(app.database.kysely, actor.clinicId),
  prescriptionFavourites: (_parent, _args, { app, actor }) =>
    readFavourites(app.database.kysely, actor.clinicId, actor.userId),
  checkPrescription: async (_parent, { input, id }, ctx) => {
    const { app, actor, now } = ctx;
    const db = app.database.kysely;
    const begun = { ...blankFields(dayIn(actor.timeZone, now)), ...given(wishOfInput(input)) };
    const checked = checkInput(prescriptionForm, begun, 'input');
    if (isDomainError(checked)) return checked;
    const ids = { patientId: input.patient_id, prescriberId: actor.userId, practiceId: actor.practiceId };
    const parties = isId(input.patient_id) ? await readParties(db, actor, ids, now) : null;
    if (parties === null) return notFound('patient');
    await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: input.patient_id });
    return shownSafety(await runChecks(db, actor, checked.value, parties, now, { id: isId(id ?? '') ? id! : null }));
  },
  checkPharmacyAnswer: async (_parent, { id, input }, ctx) => {
    const checked = await checkAnswer(ctx, id, answerOf(input));
    if (isDomainError(checked)) return checked;
    await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: checked.patientId });
    return shownSafety(checked.safety);
  },
  prescriptionsOfMedication: async (_parent, { medication_record_id: id }, ctx) => {
    if (!isId(id)) return [];
    const condition = sql`r.medication_record_id = ${id}`;
    const rows = await selectPrescriptions(ctx.app.database.kysely, ctx.actor.clinicId, condition);
    const standing = rows.filter(({ state, cancel_state }) => isWithPharmacy(state) && cancel_state !== 'Approved');
    await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: rows[0]?.patient_id ?? null });
    return shown(ctx, standing);
  },
  prescribers: async (_parent, _args, { app, actor }) => {
    const db = app.database.kysely;
    const [members, holders] = await Promise.all([
      readMembers(db, actor.clinicId),
      holdersOf(db, actor.clinicId, 'prescribing.send'),
    ]);
    return members
      .filter(({ user_id }) => holders.includes(user_id))
      .map((member) => ({ user_id: member.user_id, name: personName(member) }));
  },
};

/** What is changed of them. */
export const prescriptionMutations: MutationResolvers = {
  savePrescription: async (_parent, { input, ...once }, ctx) => {
    const saved = await savePrescription(ctx, wishOfInput(input), input.prescriber_id ?? null, onceOf(once));
    return isDomainError(saved) ? saved : oneShown(ctx, saved.id);
  },
  sendPrescription: async (_parent, { input, overrides, ...once }, ctx) => {
    const sent = await sendPrescription(ctx, wishOfInput(input), onceOf(once), overridesOf(overrides));
    return isDomainError(sent) ? sent : shownAnswer(ctx, sent);
  },
  sendPrescriptions: (_parent, { ids }, ctx) => sendBatch(ctx, [...new Set(ids)]),
  markPrescriptionPrinted: async (_parent, { id, version }, ctx) => {
    const row = await markPrinted(ctx, id, version);
    return isDomainError(row) ? row : oneShown(ctx, id);
  },
  deletePrescription: async (_parent, { id, version }, ctx) => {
    const row = await deletePrescription(ctx, id, version);
    return isDomainError(row) ? row : shapePrescription(row, [], ctx.now);
  },
  cancelPrescription: async (_parent, { id, reason }, ctx) => {
    const sent = await cancelPrescription(ctx, id, reason ?? null);
    return isDomainError(sent) ? sent : shownAnswer(ctx, sent);
  },
  answerPharmacyRequest: async (_parent, { id, version, input }, ctx) => {
    const answered = await answerRequest(ctx, id, version, answerOf(input));
    if (isDomainError(answered)) return answered;
    const [request] = await shownRequests(ctx, [answered.row]);
    return { code: answered.code, message: answered.message, request: request! };
  },
  matchPharmacyRequest: async (_parent, { id, version, patient_id: patientId, prescription_id }, ctx) => {
    const row = await matchRequest(ctx, id, version, { patientId, prescriptionId: prescription_id ?? null });
    return isDomainError(row) ? row : (await shownRequests(ctx, [row]))[0]!;
  },
  deletePharmacyRequest: async (_parent, { id, version }, ctx) => {
    const row = await deleteRequest(ctx, id, version);
    return isDomainError(row) ? row : (await shownRequests(ctx, [row]))[0]!;
  },
  savePrescriptionFavourite: (_parent, { client_key: key, input }, ctx) => saveFavourite(ctx, key, favouriteOf(input)),
  deletePrescriptionFavourite: (_parent, { id }, ctx) => deleteFavourite(ctx, id),
};

function shownSafety({ outcome, alerts, unchecked, coverage, remembered }: CheckedSafety): SafetyCheck {
  return {
    outcome: outcome === 'could-not-check' ? 'could_not_check' : outcome,
    alerts: alerts.map(({ isHardStop = false, ...alert }) => ({
      ...alert,
      is_hard_stop: isHardStop,
      remembered_code: isHardStop ? null : (remembered.get(alert.key) ?? null),
    })),
    unchecked: [...new Set(unchecked.map(({ subject, reason }) => `${subject}: ${reason}`))],
    coverage: coverage.text,
  };
}

function pageOf(skip: number | null | undefined, take: number | null | undefined) {
  const page = { skip: skip ?? 0, take: take ?? 50 };
  return checkPage(page.take, page.skip, MOST) ?? page;
}

async function shown({ app, actor, now }: RequestContext, rows: readonly PrescriptionRow[]): Promise<Prescription[]> {
  const ids = rows.map(({ id }) => id);
  const alerts = ids.length === 0 ? [] : await readAlerts(app.database.kysely, actor.clinicId, ids);
  const byId = Map.groupBy(alerts, ({ prescription_id: id }) => id);
  return rows.map((row) => shapePrescription(row, byId.get(row.id) ?? [], now));
}

async function oneShown(ctx: RequestContext, id: string): Promise<Prescription | DomainError> {
  const rows = isId(id) ? await readPrescriptions(ctx.app.database.kysely, ctx.actor.clinicId, [id]) : [];
  const [one] = await shown(ctx, rows);
  return one ?? notFound('prescription');
}

async function shownAnswer(
  ctx: RequestContext,
  { code, message, row }: { code: string; message: string; row: PrescriptionRow },
) {
  const [prescription] = await shown(ctx, [row]);
  return { code, message, prescription: prescription! };
}

async function shownRequests(
  { app, actor, now }: RequestContext,
  rows: readonly RequestRow[],
): Promise<PharmacyRequest[]> {
  const db = app.database.kysely;
  const ids = rows.flatMap(({ prescription_id: id }) => id ?? []);
  const [originals, orders] = await Promise.all([
    ids.length === 0 ? [] : readPrescriptions(db, actor.clinicId, ids),
    countOrders(db, actor.clinicId, actor.userId),
  ]);
  const byId = new Map(originals.map((row) => [row.id, row]));
  return rows.map((row) => shapeRequest(row, byId.get(row.prescription_id ?? '') ?? null, orders, now));
}
