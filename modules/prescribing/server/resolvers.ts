import { sql } from 'kysely';
import { readLogged, readPage } from '#audit/server';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { dayIn } from '#platform/day-in.ts';
import { isId } from '#platform/id.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { holdersOf, readMembers } from '#practice/server';
import type { MutationResolvers, QueryResolvers } from '../api/prescription.gen.ts';
import { isRenewalDue, isWithPharmacy, supplyEnds } from '../rules/index.ts';
import { deleteFavourite, readFavourites, saveFavourite } from './favourites/favourites.ts';
import { prepareFavourites } from './favourites/prepare-favourites.ts';
import { membersWithNpi, readParties } from './parties/read-parties.ts';
import { beginPrescription } from './prescriptions/begin-prescription.ts';
import { cancelPrescription } from './prescriptions/cancel-prescription.ts';
import { checkShape, overridesOf, wishOfInput } from './prescriptions/check-input.ts';
import { deletePrescription, markPrinted } from './prescriptions/leave-unsent.ts';
import { recordElsewhere } from './prescriptions/record-elsewhere.ts';
import { onceOf, savePrescription } from './prescriptions/save-prescription.ts';
import { sendBatch } from './prescriptions/send-batch.ts';
import { type SendResult, sendPrescription } from './prescriptions/send-prescription.ts';
import {
  countOrders,
  findPrescriptions,
  readPrescriptions,
  selectPrescriptions,
  type PrescriptionRow,
} from './records/prescriptions.sql.ts';
import { lastPrescriptions } from './records/medications.sql.ts';
import { findRequests, readRequest, type RequestRow } from './records/requests.sql.ts';
import { answerRequest } from './requests/answer-request.ts';
import { deleteRequest, matchRequest } from './requests/change-request.ts';
import { answerOf, checkAnswer } from './requests/draft-answer.ts';
import type { Rows, ShownPrescription, ShownRequest } from './rows.ts';
import { readAlerts } from './safety/alerts.sql.ts';
import { runChecks } from './safety/run-checks.ts';
import { countWork, findNotices } from './work/notices.sql.ts';

/** Queries of prescriptions. */
export const prescriptionQueries: QueryResolvers<Rows> = {
  newPrescription: (_parent, { input }, ctx) =>
    readLogged(ctx, { objectType: 'prescription', patientId: input.patient_id }, () =>
      beginPrescription(ctx, {
        kind: input.kind,
        patientId: input.patient_id,
        noteId: input.note_id ?? null,
        drugId: input.drug_id ?? null,
        drugName: input.drug_name ?? null,
        medicationId: input.medication_record_id ?? null,
        renewsId: input.renews_id ?? null,
      }),
    ),
  prescriptions: (_parent, { search, ...page }, ctx) => {
    const where = {
      patientId: search?.patient_id ?? null,
      noteId: search?.note_id ?? null,
      prescriberId: search?.prescriber_id ?? null,
      text: search?.text ?? null,
      states: search?.states ?? null,
      cancelled: search?.cancelled ?? null,
    };
    return readPage(ctx, { objectType: 'prescription', patientId: where.patientId }, page, async (place) => {
      const { count, rows } = await findPrescriptions(db(ctx), ctx.actor.clinicId, where, place);
      return { count, prescriptions: await withAlerts(ctx, rows) };
    });
  },
  prescription: (_parent, { id }, ctx) =>
    readLogged(
      ctx,
      ({ patient_id: patientId }) => ({ objectType: 'prescription', objectId: id, patientId }),
      () => readShown(ctx, id),
    ),
  pharmacyRequests: (_parent, { kind, waiting, ...page }, ctx) =>
    readPage(ctx, { objectType: 'pharmacy_request', patientId: null }, page, async (place) => {
      const where = { kind, waiting: waiting ?? null };
      const { count, rows } = await findRequests(db(ctx), ctx.actor.clinicId, where, place);
      return { count, requests: await shownRequests(ctx, rows) };
    }),
  pharmacyRequest: (_parent, { id }, ctx) =>
    readLogged(
      ctx,
      ({ patient_id: patientId }) => ({ objectType: 'pharmacy_request', objectId: id, patientId }),
      async () => {
        const row = isId(id) ? await readRequest(db(ctx), ctx.actor.clinicId, id) : null;
        return row === null ? notFound('request') : shownRequest(ctx, row);
      },
    ),
  networkNotices: (_parent, { kind, ...page }, ctx) =>
    readPage(ctx, { objectType: 'network_notice', patientId: null }, page, async (place) => {
      const { count, rows } = await findNotices(db(ctx), ctx.actor.clinicId, kind, place);
      return { count, notices: rows };
    }),
  prescribingCounts: (_parent, _args, ctx) => countWork(db(ctx), ctx.actor.clinicId),
  prescriptionFavourites: (_parent, _args, ctx) => readFavourites(db(ctx), ctx.actor, ctx.actor.userId),
  checkPrescription: (_parent, { input, id }, ctx) =>
    readLogged(ctx, { objectType: 'prescription', patientId: input.patient_id }, async () => {
      const { actor, now } = ctx;
      const checked = checkShape(ctx, wishOfInput(input));
      if (isDomainError(checked)) return checked;
      const ids = { patientId: input.patient_id, prescriberId: actor.userId, practiceId: actor.practiceId };
      const parties = isId(input.patient_id) ? await readParties(db(ctx), actor, ids, now) : null;
      if (parties === null) return notFound('patient');
      return runChecks(db(ctx), actor, checked.value, parties, now, { id: isId(id ?? '') ? id! : null });
    }),
  checkPharmacyAnswer: async (_parent, { id, input }, ctx) => {
    const checked = await readLogged(
      ctx,
      ({ patientId }) => ({ objectType: 'prescription', patientId }),
      () => checkAnswer(ctx, id, answerOf(input)),
    );
    return isDomainError(checked) ? checked : checked.safety;
  },
  prescriptionsOfMedication: async (_parent, { medication_record_id: id }, ctx) => {
    if (!isId(id)) return [];
    const condition = sql`r.medication_record_id = ${id}`;
    const rows = await selectPrescriptions(db(ctx), ctx.actor.clinicId, condition);
    const standing = rows.filter(({ state, cancel_state }) => isWithPharmacy(state) && cancel_state !== 'Approved');
    const note = { objectType: 'prescription', patientId: rows[0]?.patient_id ?? null };
    return readLogged(ctx, note, () => withAlerts(ctx, standing));
  },
  medicationPrescriptions: async (_parent, { patient_id: patientId }, ctx) => {
    if (!isId(patientId)) return [];
    return readLogged(ctx, { objectType: 'prescription', patientId }, async () => {
      const { clinicId, timeZone } = ctx.actor;
      const found = await lastPrescriptions(db(ctx), clinicId, patientId);
      const rows = await withAlerts(
        ctx,
        found.map(({ row }) => row),
      );
      return found.map(({ medicationId }, at) => {
        const prescription = rows[at]!;
        const ends = prescription.cancel_state === 'Approved' ? null : supplyEnds(prescription);
        const isDue = ends !== null && isRenewalDue(ends, dayIn(timeZone, ctx.now));
        return { medication_record_id: medicationId, prescription, supply_ends: ends, is_due: isDue };
      });
    });
  },
  prescribers: async (_parent, _args, ctx) => {
    const { clinicId } = ctx.actor;
    const [members, holders, numbered] = await Promise.all([
      readMembers(db(ctx), clinicId),
      holdersOf(db(ctx), clinicId, 'prescribing.send'),
      membersWithNpi(db(ctx), clinicId),
    ]);
    const senders = members.filter(({ user_id }) => holders.includes(user_id));
    // Administrators have every permission; without an NPI they are not prescribers.
    const prescribers = senders.filter(({ user_id }) => numbered.has(user_id));
    return (prescribers.length > 0 ? prescribers : senders).map((member) => ({
      user_id: member.user_id,
      name: personName(member),
    }));
  },
};

/** Mutations of prescriptions. */
export const prescriptionMutations: MutationResolvers<Rows> = {
  savePrescription: async (_parent, { input, ...once }, ctx) =>
    shown(ctx, await savePrescription(ctx, wishOfInput(input), input.prescriber_id ?? null, onceOf(once))),
  sendPrescription: async (_parent, { input, overrides, ...once }, ctx) =>
    shownAnswer(ctx, await sendPrescription(ctx, wishOfInput(input), onceOf(once), overridesOf(overrides))),
  sendPrescriptions: (_parent, { ids }, ctx) => sendBatch(ctx, [...new Set(ids)]),
  markPrescriptionPrinted: async (_parent, { id, version }, ctx) => shown(ctx, await markPrinted(ctx, id, version)),
  recordControlledPrescription: async (_parent, { client_key: key, input, written }, ctx) => {
    const { written_in, exception, pdmp_time } = written;
    const elsewhere = { written_in, exception: exception ?? '', pdmp_time: pdmp_time ?? null };
    return shown(ctx, await recordElsewhere(ctx, wishOfInput(input), key.slice(0, 200), elsewhere));
  },
  deletePrescription: async (_parent, { id, version }, ctx) => {
    const row = await deletePrescription(ctx, id, version);
    return isDomainError(row) ? row : { ...row, alerts: [] };
  },
  cancelPrescription: async (_parent, { id, reason }, ctx) =>
    shownAnswer(ctx, await cancelPrescription(ctx, id, reason ?? null)),
  answerPharmacyRequest: async (_parent, { id, version, input }, ctx) => {
    const answered = await answerRequest(ctx, id, version, answerOf(input));
    if (isDomainError(answered)) return answered;
    const { row, ...answer } = answered;
    return { ...answer, request: await shownRequest(ctx, row) };
  },
  matchPharmacyRequest: async (_parent, { id, version, patient_id: patientId, prescription_id }, ctx) => {
    const row = await matchRequest(ctx, id, version, { patientId, prescriptionId: prescription_id ?? null });
    return isDomainError(row) ? row : shownRequest(ctx, row);
  },
  deletePharmacyRequest: async (_parent, { id, version }, ctx) => {
    const row = await deleteRequest(ctx, id, version);
    return isDomainError(row) ? row : shownRequest(ctx, row);
  },
  savePrescriptionFavourite: (_parent, { client_key: key, input }, ctx) => saveFavourite(ctx, key, input),
  prepareFavourites: (_parent, { client_key: key, patient_id: patientId, ids }, ctx) =>
    prepareFavourites(ctx, key.slice(0, 100), patientId, [...new Set(ids)]),
  deletePrescriptionFavourite: (_parent, { id }, ctx) => deleteFavourite(ctx, id),
};

async function withAlerts(ctx: RequestContext, rows: readonly PrescriptionRow[]): Promise<ShownPrescription[]> {
  const ids = rows.map(({ id }) => id);
  const alerts = ids.length === 0 ? [] : await readAlerts(db(ctx), ctx.actor.clinicId, ids);
  const byId = Map.groupBy(alerts, ({ prescription_id: id }) => id);
  return rows.map((row) => ({ ...row, alerts: byId.get(row.id) ?? [] }));
}

async function readShown(ctx: RequestContext, id: string): Promise<ShownPrescription | DomainError> {
  const rows = isId(id) ? await readPrescriptions(db(ctx), ctx.actor.clinicId, [id]) : [];
  const [one] = await withAlerts(ctx, rows);
  return one ?? notFound('prescription');
}

async function shown(ctx: RequestContext, row: PrescriptionRow | DomainError) {
  return isDomainError(row) ? row : (await withAlerts(ctx, [row]))[0]!;
}

async function shownAnswer(ctx: RequestContext, sent: SendResult | DomainError) {
  if (isDomainError(sent)) return sent;
  const { row, ...answer } = sent;
  return { ...answer, prescription: (await withAlerts(ctx, [row]))[0]! };
}

async function shownRequests(ctx: RequestContext, rows: readonly RequestRow[]): Promise<ShownRequest[]> {
  const { clinicId, userId } = ctx.actor;
  const ids = rows.flatMap(({ prescription_id: id }) => id ?? []);
  const [originals, orders] = await Promise.all([
    ids.length === 0 ? [] : readPrescriptions(db(ctx), clinicId, ids),
    countOrders(db(ctx), clinicId, userId),
  ]);
  const byId = new Map(originals.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, about: byId.get(row.prescription_id ?? '') ?? null, orders }));
}

async function shownRequest(ctx: RequestContext, row: RequestRow): Promise<ShownRequest> {
  return (await shownRequests(ctx, [row]))[0]!;
}
