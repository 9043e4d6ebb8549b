import { recordAccess, recordChanges } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { foldName, LIKELY, likeness, type ComparedPerson, type Likeness } from '../../rules/index.ts';
import {
  type LookupKeys,
  type ComparedPatient,
  countPairs,
  dismissPair,
  dropPairsOf,
  keepPairs,
  listBlocked,
  listCandidates,
  listPairs,
  readCompared,
  type Pair,
} from './duplicates.sql.ts';
import { readPatients, type Patient, type PatientSelection } from '../patients.sql.ts';

const SHOWN_WHILE_TYPING = 25;
const BATCH = 500;
const MOST_COUNTED = 1001;

/** Returns up to 5 patients similar to the one being entered, most likely first. The access is logged. */
export async function findSimilar(
  ctx: RequestContext,
  person: ComparedPerson,
  reading: PatientSelection,
): Promise<(Likeness & { patient: Patient })[] | DomainError> {
  if (Object.values(person).some((text) => typeof text === 'string' && text.length > 200))
    return invalid([{ path: 'person', message: 'Enter at most 200 characters.' }]);
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;
  const [candidates] = await Promise.all([
    listCandidates(kysely, clinicId, blockingOf(person)),
    recordAccess(ctx, { action: 'search', objectType: 'patient' }),
  ]);
  const likely = candidates
    .map((candidate) => ({ id: candidate.id, ...likeness(person, candidate) }))
    .filter(({ score }) => score >= SHOWN_WHILE_TYPING)
    .sort((one, other) => other.score - one.score)
    .slice(0, 5);
  const patients = await readPatients(
    kysely,
    clinicId,
    likely.map(({ id }) => id),
    reading,
  );
  return likely.flatMap(({ id, ...found }) => {
    const patient = patients.find((each) => each.id === id);
    return patient === undefined ? [] : [{ ...found, patient }];
  });
}

/** Recomputes the likely pairs of one patient after it changed. */
export async function comparePatient(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await dropPairsOf(db, clinicId, id);
  const patient = await readCompared(db, clinicId, id);
  if (patient !== null)
    await keepPairs(db, clinicId, pairsOf(patient, await listCandidates(db, clinicId, patient)), now);
}

/** Background job: finds likely duplicates in a whole clinic. Idempotent. */
export async function findDuplicates(app: App, payload: unknown): Promise<void> {
  const clinicId = (payload as { clinicId?: string } | null)?.clinicId;
  if (clinicId === undefined) return;
  const { kysely } = app.database;
  let after: string | null = null;
  for (;;) {
    const patients: (ComparedPatient & LookupKeys)[] = await listBlocked(kysely, clinicId, after, BATCH);
    for (const patient of patients) {
      const pairs = pairsOf(patient, await listCandidates(kysely, clinicId, patient));
      await keepPairs(kysely, clinicId, pairs, app.clock());
    }
    if (patients.length < BATCH) return;
    after = patients.at(-1)!.id;
  }
}

/** Queues the duplicate search of a clinic, unless one is already queued. */
export async function queueFindDuplicates(ctx: RequestContext): Promise<boolean> {
  const { clinicId } = ctx.actor;
  await addJob(
    ctx.app.database.kysely,
    'patients.find-duplicates',
    { clinicId },
    { key: `find-duplicates ${clinicId}` },
  );
  return true;
}

/** Returns a page of open pairs with both patients; access to both is logged. */
export async function listDuplicates(
  ctx: RequestContext,
  page: { skip: number; take: number },
  reading: PatientSelection,
): Promise<{ count: number; pairs: (Likeness & { one: Patient; other: Patient })[] } | DomainError> {
  const error = checkPage(page.take, page.skip, 50);
  if (error !== null) return error;
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;
  const [pairs, count] = await Promise.all([
    listPairs(kysely, clinicId, page),
    countPairs(kysely, clinicId, MOST_COUNTED),
    recordAccess(ctx, { action: 'search', objectType: 'patient', reason: 'likely duplicates' }),
  ]);
  const ids = [...new Set(pairs.flatMap(({ one_id, other_id }) => [one_id, other_id]))];
  const patients = new Map((await readPatients(kysely, clinicId, ids, reading)).map((each) => [each.id, each]));
  return {
    count,
    pairs: pairs.flatMap(({ one_id, other_id, score, reasons }) => {
      const [one, other] = [patients.get(one_id), patients.get(other_id)];
      return one === undefined || other === undefined ? [] : [{ score, reasons, one, other }];
    }),
  };
}

/** Dismisses a pair as two different people; it is not proposed again. */
export async function dismissDuplicate(
  ctx: RequestContext,
  oneId: string,
  otherId: string,
): Promise<boolean | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const known = await dismissPair(tx, actor.clinicId, [oneId, otherId], actor.userId, now);
    if (!known) return domainError('NOT_FOUND', 'One of the two records does not exist.', 'Not found');
    const note = (id: string, other: string) => ({
      action: 'update' as const,
      objectType: 'patient_pair',
      objectId: id,
      patientId: id,
      changes: { not_the_same_as: { before: null, after: other } },
    });
    await recordChanges(tx, ctx, [note(oneId, otherId), note(otherId, oneId)]);
    return true;
  });
}

function blockingOf(person: ComparedPerson): LookupKeys {
  return {
    last_key: foldName(person.last_name),
    first_key: foldName(person.first_name),
    date_of_birth: person.date_of_birth ?? null,
    mobile: person.mobile || null,
    email: person.email || null,
  };
}

function pairsOf(patient: ComparedPatient, candidates: readonly ComparedPatient[]): Pair[] {
  return candidates
    .filter(({ id }) => id !== patient.id)
    .map((candidate) => {
      const [one_id, other_id] = patient.id < candidate.id ? [patient.id, candidate.id] : [candidate.id, patient.id];
      return { one_id, other_id, ...likeness(patient, candidate) };
    })
    .filter(({ score }) => score >= LIKELY);
}
