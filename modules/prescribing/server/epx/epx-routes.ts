import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { recordAccess } from '#audit/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { answerOnce, isCallKey } from '#platform/http/answer-once.ts';
import { newId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { ATTESTATION_NEEDED, isOrderNumber, statusLine, WAITING, WITHDRAWN } from '../../rules/index.ts';
import { newMessageId } from '../network/index.ts';
import { cancelPrescription } from '../prescriptions/cancel-prescription.ts';
import { findPrescriptions, selectPrescriptions } from '../records/prescriptions.sql.ts';
import { savePrescription } from '../prescriptions/save-prescription.ts';
import { sendPrescription } from '../prescriptions/send-prescription.ts';
import { overridesOf } from '../prescriptions/check-input.ts';
import { findNotices } from '../work/notices.sql.ts';
import { epxPatient } from './epx-patient.ts';
import { epxRequests, type EpxOperation } from './epx-requests.ts';
import { readPayload, textAt, valueAt, wireName } from './read-payload.ts';
import { readOpenedDrug } from '../safety/read-drug.ts';
import type { PrescriptionDraft } from '../prescriptions/check-input.ts';

const page = { skip: 0, take: 200 };

/** The access rule of each operation, by method and path below /api/epx (specification 3 §7.1). */
const OPERATIONS: Readonly<Record<string, { rule: string; run: EpxOperation }>> = {
  'POST getPrescriberOrder': { rule: 'prescribing.view', run: prescriberOrders },
  'POST getPrescriberOrderbyordernumber': { rule: 'prescribing.view', run: orderByNumber },
  'POST ZHRpatient': { rule: 'prescribing.prepare', run: epxPatient },
  'POST newrx': { rule: 'prescribing.send', run: newRx },
  'POST saveERX': { rule: 'prescribing.prepare', run: saveErx },
  'POST CancelRx': { rule: 'prescribing.send', run: cancelRx },
  'GET GetErrorMessage': { rule: 'prescribing.view', run: (ctx) => notices(ctx, 'error') },
  'GET GetCancelRxResponse': { rule: 'prescribing.view', run: (ctx) => notices(ctx, 'cancel_response') },
  ...epxRequests,
};

/** Registers the operations of /api/epx, each with and without a trailing slash. */
export function epxRoutes({ server, admit }: RouteContext): void {
  for (const [name, { rule, run }] of Object.entries(OPERATIONS)) {
    const [method = 'GET', path = ''] = name.split(' ');
    for (const slash of ['', '/'])
      server.route({
        method,
        url: `/api/epx/${path}${slash}`,
        handler: async (http: FastifyRequest, reply) => {
          const ctx = await admit(http, reply, rule);
          return ctx === null ? reply : runOnce(ctx, http, () => run(ctx, http.body ?? null));
        },
      });
  }
}

const REFUSALS = ['errorMessage', 'catch_errorMessage', 'NPIerrorMessage', 'VerificationErrorMessage', 'Error'];

/**
 * Runs a call with an `Idempotency-Key` once: repeats within a day return the same response. Failed calls write
 * nothing.
 */
async function runOnce(ctx: RequestContext, http: FastifyRequest, run: () => Promise<unknown>): Promise<unknown> {
  const key = http.headers['idempotency-key'];
  if (key === undefined || http.method !== 'POST') return run();
  const problem = (errorCode: string, errorMessage: string) => ({ errorCode, errorMessage });
  if (!isCallKey(key)) return problem('BAD_USER_INPUT', 'An Idempotency-Key must have 16 to 100 letters or digits.');
  let own: unknown;
  const call = {
    key,
    input: `${(http.url.split('?')[0] ?? '').replace(/\/$/, '')} ${JSON.stringify(http.body ?? null)}`,
  };
  const before = await answerOnce(ctx, call, async () => {
    own = await run();
    const names = Object.keys(own as object);
    const isDone = names.some((name) => name === 'payload' || name.endsWith('_success'));
    return !isDone && names.some((name) => REFUSALS.includes(name)) ? null : JSON.stringify(own);
  });
  if (before === null) return own;
  if ('answer' in before) return JSON.parse(before.answer);
  return before.problem === 'another call'
    ? problem('BAD_USER_INPUT', 'This Idempotency-Key was used for another request.')
    : problem('CALL_UNCERTAIN', 'We couldn’t confirm whether this was done. Check before trying again.');
}

/**
 * Returns the error body that the specification's clients expect; if the message doesn't name the field, the field name
 * precedes it.
 */
export function errorBody(error: DomainError): { errorCode: string; errorMessage: string } {
  const [issue] = error.issues;
  if (issue === undefined) return { errorCode: error.code, errorMessage: error.message };
  const name = /^(Enter a date|At most|Contains a|Choose 0)/.test(issue.message) ? wireName(issue.path) : null;
  if (issue.message === ATTESTATION_NEEDED)
    return { errorCode: error.code, errorMessage: `${issue.message} Send IsAttested: true.` };
  return { errorCode: error.code, errorMessage: name === null ? issue.message : `${name}: ${issue.message}` };
}

async function prescriberOrders(ctx: RequestContext): Promise<unknown> {
  const { app, actor } = ctx;
  const search = { patientId: null, noteId: null, prescriberId: actor.userId, states: null, cancelled: null };
  const { rows } = await findPrescriptions(app.database.kysely, actor.clinicId, search, page);
  await recordAccess(ctx, { action: 'read', objectType: 'prescription', patientId: null });
  return rows.map((row) => ({
    OrderNumber: row.order_number,
    NCPDPID: row.pharmacy_ncpdp_id,
    DrugDescription: row.drug_description,
    PatientID: row.patient_id,
    Status: row.state,
    StatusDescription: statusLine(row),
    MessageID: row.message_id,
  }));
}

async function orderByNumber(ctx: RequestContext, body: unknown): Promise<unknown> {
  const row = await ownOrder(ctx, textAt(body, 'ON'));
  if (row === null) return { errorMessage: 'No order has this number.' };
  await recordAccess(ctx, { action: 'read', objectType: 'prescription', objectId: row.id, patientId: row.patient_id });
  return {
    OrderNumber: row.order_number,
    NCPDPID: row.pharmacy_ncpdp_id,
    EffectiveDate: row.effective_date,
    WrittenDate: row.written_date,
    DrugDescription: row.drug_description,
    Status: row.state,
    StatusDescription: statusLine(row),
  };
}

async function ownOrder({ app, actor }: RequestContext, number: string) {
  if (!isOrderNumber(number)) return null;
  const condition = sql`r.prescriber_id = ${actor.userId} and r.order_number = ${Number(number)}`;
  const [row] = await selectPrescriptions(app.database.kysely, actor.clinicId, condition);
  return row ?? null;
}

async function newRx(ctx: RequestContext, body: unknown): Promise<unknown> {
  const overrides = valueAt(body, 'AlertOverrides');
  const given = (Array.isArray(overrides) ? overrides : []).map((each) => ({
    key: textAt(each, 'key'),
    code: textAt(each, 'code'),
    note: textAt(each, 'note'),
  }));
  const once = { clientKey: `epx/${newId()}`, id: null, version: null };
  const sent = await sendPrescription(ctx, await named(ctx, body), once, overridesOf(given));
  if (isDomainError(sent)) {
    if (sent.code === 'P2002') return { errorCode: 'P2002', catch_errorMessage: sent.message };
    if (sent.code === 'OPERATION_DENIED')
      return sent.message.includes('NPI')
        ? { NPIerrorMessage: sent.message }
        : { VerificationErrorMessage: sent.message };
    return errorBody(sent);
  }
  const { code, message, row } = sent;
  // "Not acknowledged yet" is neither an error nor a 000, since the network has not confirmed anything.
  if (code === '000' || code === '010' || code === WAITING)
    return { payload: { Code: code }, message, MessageID: row.message_id, OrderNumber: row.order_number };
  return { payload: { Code: code }, errorCode: code, errorMessage: message };
}

/**
 * Reads the prescription of a request body; a description that exactly matches the drug list is that drug, anything
 * else is free text.
 */
async function named({ app }: RequestContext, body: unknown): Promise<PrescriptionDraft> {
  const wish = readPayload(body);
  if (wish.kind !== 'drug') return wish;
  const drug = await readOpenedDrug(app.database.kysely, { drugId: null, name: wish.drug_description ?? '' });
  return drug === null ? wish : { ...wish, drug_id: drug.id };
}

async function saveErx(ctx: RequestContext, body: unknown): Promise<unknown> {
  const messageId = textAt(body, 'MessageID') || newMessageId();
  const once = { clientKey: `erx/${messageId.slice(0, 100)}`, id: null, version: null };
  const saved = await savePrescription(ctx, await named(ctx, body), textAt(body, 'PrescriberID') || null, once);
  if (isDomainError(saved))
    return saved.code === 'P2002' ? { errorCode: 'P2002', errorMessage: saved.message } : errorBody(saved);
  return { Saved: 'This Rx is saved successfully.', OrderNumber: saved.order_number, MessageID: messageId };
}

async function cancelRx(ctx: RequestContext, body: unknown): Promise<unknown> {
  const row = await ownOrder(ctx, textAt(body, 'PrescriberOrderNumber'));
  if (row === null) return { Error: 'No order has this number.' };
  const sent = await cancelPrescription(ctx, row.id, null);
  if (isDomainError(sent)) return { Error: sent.message };
  const went = sent.code === '000' || sent.code === '010' || sent.code === WITHDRAWN;
  if (went || sent.code === WAITING) return { cancelrx_success: went, message: sent.message };
  return { Error: `${sent.code}: ${sent.message}` };
}

async function notices(ctx: RequestContext, kind: 'error' | 'cancel_response'): Promise<unknown> {
  const { rows } = await findNotices(ctx.app.database.kysely, ctx.actor.clinicId, kind, page);
  await recordAccess(ctx, { action: 'read', objectType: 'network_notice', patientId: null });
  return rows.map((row) => ({
    RelatesToMessageID: row.relates_to,
    PrescriberOrderNumber: row.order_number,
    DrugDescription: row.drug_description,
    PatientName: row.patient_name,
    Pharmacy: row.pharmacy_name,
    ReceivedTime: row.received_time.toISOString(),
    ...(kind === 'error' ? { Code: row.code, Description: row.text } : { Response: row.code, Note: row.text }),
  }));
}
