import { randomInt } from 'node:crypto';
import { recordChange, recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  type InquiredPerson,
  type EligibilityAnswer,
  judgeAnswer,
  type Judgement,
  type NoAnswer,
  writeInquiry,
} from '../../rules/index.ts';
import type { PayerRow } from '../payers/payers.ts';
import { readInThread, readingAnswer } from '../work/read-in-thread.ts';
import { askClearinghouse } from './ask-clearinghouse.ts';
import { endCheck, insertCheck } from './checks.sql.ts';
import { type AskingProvider, isDemoClinic } from './providers.sql.ts';
import { sealText } from './seal-text.ts';

/** All input of a request. */
export interface Question {
  clinicId: string;
  payer: PayerRow;
  provider: AskingProvider;
  subscriber: InquiredPerson & { memberId: string };
  dependent: InquiredPerson | null;
  /** The person in question: the subscriber or the dependent. */
  patientId: string | null;
  coverageId: string | null;
  serviceDate: string;
  cause: 'Person' | 'Night' | 'Day';
  clientKey: string | null;
  visitKey: string | null;
  /** Null for automatic checks. */
  ctx: RequestContext | null;
}

const NO_DAYS = { start: null, end: null };

/**
 * Sends a request to a payer. The check is inserted before sending, so that it is never lost, and completed in its own
 * transaction with the original response, encrypted. Returns its id, or null if the same check exists. Never throws
 * because of a clearinghouse.
 */
export async function runCheck(
  app: App,
  question: Question,
  ask: typeof askClearinghouse = askClearinghouse,
): Promise<string | null> {
  const id = newId();
  const { clinicId, payer, ctx } = question;
  const begun = app.clock();
  const config = await clearinghouseFor(app, clinicId);
  const trace = id.replaceAll('-', '').toUpperCase();
  const controlNumber = randomInt(1, 1_000_000_000);
  const interchange =
    config === null
      ? null
      : writeInquiry({
          controlNumber,
          trace,
          time: begun,
          serviceDate: question.serviceDate,
          sender: config.sender,
          receiver: config.receiver,
          isTest: config.sandboxed === true,
          payer: { name: payer.payer_name, code: payer.payer_code },
          provider: {
            npi: question.provider.npi,
            lastName: question.provider.last_name,
            firstName: question.provider.first_name,
          },
          subscriber: question.subscriber,
          dependent: question.dependent,
        });
  const label = `${clinicId}/${id}`;
  const sealedRequest = interchange === null ? null : await sealText(app.keys, `${label}/request`, interchange);
  const person = question.dependent ?? question.subscriber;
  const isNew = await app.database.transaction(async (tx) => {
    const written = await insertCheck(tx, {
      clinic_id: clinicId,
      id,
      client_key: question.clientKey,
      visit_key: question.visitKey,
      patient_id: question.patientId,
      coverage_id: question.coverageId,
      payer_id: payer.id,
      payer_name: payer.payer_name,
      provider_npi: question.provider.npi,
      member_id: question.subscriber.memberId,
      first_name: person.firstName,
      last_name: person.lastName,
      date_of_birth: person.dateOfBirth,
      service_date: question.serviceDate,
      cause: question.cause,
      requested_by: ctx?.actor.userId ?? null,
      requested_time: begun,
      sealed_request: sealedRequest,
      control_number: String(controlNumber),
    });
    if (!written) return false;
    const note = {
      action: 'create' as const,
      objectType: 'eligibility_check',
      objectId: id,
      patientId: question.patientId,
    };
    await (ctx === null ? recordOwnChange(tx, app, clinicId, note) : recordChange(tx, ctx, note));
    return true;
  });
  if (!isNew) return null;
  const { judgement, answer, body } = await askAndJudge(app, question, { id, trace, interchange, ask, config });
  const sealedAnswer = body === null ? null : await sealText(app.keys, `${label}/answer`, body);
  await app.database.transaction(async (tx) => {
    const ended = await endCheck(tx, clinicId, id, {
      answered_time: app.clock(),
      outcome: judgement.outcome,
      reasons: judgement.reasons,
      coverage_start: judgement.days.start,
      coverage_end: judgement.days.end,
      answer: answer === null || 'problem' in answer ? null : answer,
      sealed_answer: sealedAnswer,
    });
    if (!ended) return;
    const note = {
      action: 'update' as const,
      objectType: 'eligibility_check',
      objectId: id,
      patientId: question.patientId,
      changes: { outcome: { before: null, after: judgement.outcome } },
    };
    await (ctx === null ? recordOwnChange(tx, app, clinicId, note) : recordChange(tx, ctx, note));
    const about = { id, patient_id: question.patientId, coverage_id: question.coverageId };
    await publish(tx, { clinicId, topic: 'eligibility.check-ended', body: about });
  });
  return id;
}

/**
 * Returns the clearinghouse of a clinic. The sandbox's fictitious data is only for the demo clinic, so that no real
 * patient is Active because of it.
 */
async function clearinghouseFor(app: App, clinicId: string): Promise<Config['clearinghouse']> {
  const { clearinghouse } = app.config;
  if (clearinghouse?.sandboxed !== true) return clearinghouse;
  return (await isDemoClinic(app.database.kysely, clinicId)) ? clearinghouse : null;
}

async function askAndJudge(
  app: App,
  question: Question,
  about: {
    id: string;
    trace: string;
    interchange: string | null;
    ask: typeof askClearinghouse;
    config: Config['clearinghouse'];
  },
): Promise<{ judgement: Judgement; answer: EligibilityAnswer | NoAnswer | null; body: string | null }> {
  const { id, trace, interchange, ask, config } = about;
  const failed = (problem: string): Judgement => ({ outcome: 'Failed', reasons: [problem], days: NO_DAYS });
  if (config === null || interchange === null)
    return { judgement: failed('No clearinghouse is set up.'), answer: null, body: null };
  const reply = await ask(config, interchange, { id, time: app.clock() });
  if ('problem' in reply) return { judgement: failed(reply.problem), answer: null, body: null };
  const { body } = reply;
  const work = { body, protocol: config.protocol, trace };
  const answer = await readInThread(readingAnswer, work, {
    clinicId: question.clinicId,
    userId: question.ctx?.actor.userId ?? null,
  });
  if (isDomainError(answer)) return { judgement: failed('The response could not be read.'), answer: null, body };
  const person = question.dependent ?? question.subscriber;
  const inquired = {
    lastName: person.lastName,
    firstName: person.firstName,
    dateOfBirth: person.dateOfBirth,
    memberId: question.subscriber.memberId,
    isDependent: question.dependent !== null,
    isTest: config.sandboxed === true,
  };
  return { judgement: judgeAnswer(answer, inquired, question.serviceDate), answer, body };
}
