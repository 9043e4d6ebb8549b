import { dayIn } from '#platform/day-in.ts';
import { DomainError, domainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { isNpi } from '#practice/rules';
import { type InquiredPerson, isWritableName, memberIdProblem } from '../../rules/index.ts';
import { type Coverage, readCoverages } from '../coverage/coverages.sql.ts';
import type { PayerRow } from '../payers/payers.ts';
import { readPayers } from '../payers/payers.sql.ts';
import { type CheckRow, findCheckByKey, readChecks } from './checks.sql.ts';
import { type AskingProvider, providerByNpi, providerOf } from './providers.sql.ts';
import { runCheck } from './run-check.ts';

/** Input of a check in the drawer. */
export interface DrawerQuestion {
  clientKey: string;
  /** Null for the caller's own setting, or the clinic's. */
  providerNpi: string | null;
  payerId: string;
  memberId: string;
  firstName: string;
  lastName: string;
}

/** Error if a required field is missing (spec 3 §8). */
export function fieldsMissing(): DomainError {
  return new DomainError(
    'ELIGIBILITY_FIELDS',
    'All fields are required for eligibility check.',
    'Z_NotificationError',
    'Input Error',
    [],
  );
}

/** Asks a payer about a person who need not be a patient. A second call with the same key returns the same check. */
export async function checkEligibility(ctx: RequestContext, question: DrawerQuestion): Promise<CheckRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone } = actor;
  const { kysely } = app.database;
  const [firstName, lastName, memberId] = [question.firstName, question.lastName, question.memberId].map((text) =>
    text.trim(),
  );
  if (!question.payerId || !firstName || !lastName || !memberId) return fieldsMissing();
  const problem = textProblem({ firstName, lastName, memberId, clientKey: question.clientKey });
  if (problem !== null) return problem;
  const known = await findCheckByKey(kysely, clinicId, question.clientKey);
  if (known !== null) return known;
  const payer = payerToAsk((await readPayers(kysely, clinicId, [question.payerId]))[0]);
  if (isDomainError(payer)) return payer;
  const provider = await chooseProvider(ctx, question.providerNpi);
  if (isDomainError(provider)) return provider;
  const id = await runCheck(app, {
    clinicId,
    payer,
    provider,
    ctx,
    dependent: null,
    patientId: null,
    coverageId: null,
    subscriber: { firstName, lastName, memberId, dateOfBirth: null, gender: null },
    serviceDate: dayIn(timeZone, now),
    cause: 'Person',
    clientKey: question.clientKey,
    visitKey: null,
  });
  return checkOf(ctx, id, question.clientKey);
}

/** Asks the payer of a coverage about its patient. A second call with the same key returns the same check. */
export async function checkCoverage(
  ctx: RequestContext,
  coverageId: string,
  clientKey: string,
): Promise<CheckRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone } = actor;
  const { kysely } = app.database;
  if (clientKey.length === 0 || clientKey.length > 100)
    return invalid([{ path: 'client_key', message: 'Enter a key of 1 to 100 characters.' }]);
  const known = await findCheckByKey(kysely, clinicId, clientKey);
  if (known !== null) return known.coverage_id === coverageId ? known : notFound('coverage');
  const [coverage] = await readCoverages(kysely, clinicId, [coverageId]);
  if (coverage === undefined) return notFound('coverage');
  const provider = await chooseProvider(ctx, null);
  if (isDomainError(provider)) return provider;
  const person = await personOf(ctx.app.database.kysely, clinicId, coverage);
  if (isDomainError(person)) return person;
  const id = await runCheck(app, {
    clinicId,
    provider,
    ctx,
    ...person,
    coverageId,
    serviceDate: dayIn(timeZone, now),
    cause: 'Person',
    clientKey,
    visitKey: null,
  });
  return checkOf(ctx, id, clientKey);
}

/** Returns the persons in the inquiry of a coverage: the subscriber, and the patient as a dependent if different. */
export async function personOf(
  db: Parameters<typeof readPayers>[0],
  clinicId: string,
  coverage: Coverage,
): Promise<Pick<Parameters<typeof runCheck>[1], 'payer' | 'subscriber' | 'dependent' | 'patientId'> | DomainError> {
  const [[row], [patient]] = await Promise.all([
    readPayers(db, clinicId, [coverage.payer_id]),
    readPatients(db, clinicId, [coverage.patient_id], {
      columns: ['id', 'first_name', 'last_name', 'date_of_birth', 'gender_at_birth', 'deleted_time'],
    }),
  ]);
  const payer = payerToAsk(row);
  if (isDomainError(payer)) return payer;
  if (patient === undefined || patient.deleted_time !== null) return notFound('patient');
  const own: InquiredPerson = {
    firstName: patient.first_name,
    lastName: patient.last_name,
    dateOfBirth: patient.date_of_birth,
    gender: patient.gender_at_birth === 'Male' || patient.gender_at_birth === 'Female' ? patient.gender_at_birth : null,
  };
  const isSelf = coverage.relationship === 'Self';
  const subscriber = isSelf
    ? own
    : {
        firstName: coverage.subscriber_first_name ?? '',
        lastName: coverage.subscriber_last_name ?? '',
        dateOfBirth: coverage.subscriber_date_of_birth,
        gender: coverage.subscriber_gender,
      };
  if (![own, subscriber].every(({ firstName, lastName }) => isWritableName(firstName) && isWritableName(lastName)))
    return unwritable();
  const problem = memberIdProblem(coverage.member_id);
  if (problem !== null) return domainError('MEMBER_ID_SHORT', problem, 'Could not check');
  return {
    payer,
    patientId: patient.id,
    subscriber: { ...subscriber, memberId: coverage.member_id },
    dependent: isSelf ? null : own,
  };
}

function payerToAsk(payer: PayerRow | undefined): PayerRow | DomainError {
  if (payer === undefined || payer.deleted_time !== null) return notFound('payer');
  if (!payer.is_checked)
    return domainError(
      'PAYER_NOT_ELECTRONIC',
      'This payer does not accept electronic eligibility checks. Call the payer.',
      'Could not check',
    );
  return payer;
}

async function chooseProvider(
  { app, actor }: RequestContext,
  npi: string | null,
): Promise<AskingProvider | DomainError> {
  const { kysely } = app.database;
  if (npi !== null && npi !== '') {
    const found = isNpi(npi) ? await providerByNpi(kysely, actor.clinicId, npi) : null;
    return found ?? invalid([{ path: 'providerNpi', message: 'No provider of this clinic has this NPI.' }]);
  }
  return (await providerOf(kysely, actor.clinicId, [actor.userId])) ?? noProvider();
}

/** Error if no provider has an NPI for the request. */
export function noProvider(): DomainError {
  return domainError(
    'NPI_MISSING',
    'Eligibility checks require a provider’s NPI. Enter your NPI in your profile, or the clinic’s under Settings.',
    'Could not check',
  );
}

async function checkOf({ app, actor }: RequestContext, id: string | null, clientKey: string): Promise<CheckRow> {
  const { kysely } = app.database;
  // If the same call runs concurrently, its check is returned.
  const check =
    id === null
      ? await findCheckByKey(kysely, actor.clinicId, clientKey)
      : (await readChecks(kysely, actor.clinicId, [id]))[0];
  return check!;
}

function textProblem(typed: Record<'firstName' | 'lastName' | 'memberId' | 'clientKey', string>): DomainError | null {
  if (typed.clientKey.length === 0 || typed.clientKey.length > 100)
    return invalid([{ path: 'client_key', message: 'Enter a key of 1 to 100 characters.' }]);
  const long = (['firstName', 'lastName'] as const).find((name) => typed[name].length > 60);
  if (long !== undefined) return invalid([{ path: long, message: 'At most 60 characters' }]);
  if (typed.memberId.length > 40 || !/^[A-Za-z0-9][A-Za-z0-9 ./_#-]*$/.test(typed.memberId))
    return invalid([
      { path: 'memberId', message: 'Use only letters, digits, spaces and . / _ # -, at most 40 characters' },
    ]);
  const short = memberIdProblem(typed.memberId);
  if (short !== null) return invalid([{ path: 'memberId', message: short }]);
  return isWritableName(typed.lastName) && isWritableName(typed.firstName) ? null : unwritable();
}

function unwritable(): DomainError {
  return domainError(
    'NAME_UNWRITABLE',
    'Enter the name in Latin letters. Payers can’t match names in other scripts.',
    'Could not check',
  );
}
