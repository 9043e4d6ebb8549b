import { recordAccess, recordChanges } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import { addJob } from '#platform/jobs.ts';
import { invalid, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { foldName, LIKELY, likeness, type ComparedPerson, type Likeness } from '../rules/index.ts';
import {
  type Blocking,
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
import { readPatients, type Patient, type Reading } from './patients.sql.ts';

const SHOWN_WHILE_TYPING = 25;
const BATCH = 500;
const MOST_COUNTED = 1001;

/** Who is likely meant by what is being typed, the likeliest first; at most 5. The look is logged. */
export async function findSimilar(
  request: Request,
  person: ComparedPerson,
  reading: Reading,
): Promise<(Likeness & { patient: Patient })[] | Refusal> {
  if (Object.values(person).some((text) => typeof text === 'string' && text.length > 200))
    return invalid([{ path: 'person', message: 'At most 200 characters are expected.' }]);
  const { kysely } = request.house.database;
  const { clinicId } = request.actor;
  const [candidates] = await Promise.all([
    listCandidates(kysely, clinicId, blockingOf(person)),
    recordAccess(request, { action: 'search', objectType: 'patient' }),
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

/** Keeps the likely pairs of one patient anew; called when the patient changed. */
export async function comparePatient(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await dropPairsOf(db, clinicId, id);
  const patient = await readCompared(db, clinicId, id);
  if (patient !== null)
    await keepPairs(db, clinicId, pairsOf(patient, await listCandidates(db, clinicId, patient)), now);
}

/** Looks through a whole clinic for pairs that are likely of one person: a job, which may run twice. */
export async function findDuplicates(house: House, payload: unknown): Promise<void> {
  const clinicId = (payload as { clinicId?: string } | null)?.clinicId;
  if (clinicId === undefined) return;
  const { kysely } = house.database;
  let after: string | null = null;
  for (;;) {
    const patients: (ComparedPatient & Blocking)[] = await listBlocked(kysely, clinicId, after, BATCH);
    for (const patient of patients) {
      const pairs = pairsOf(patient, await listCandidates(kysely, clinicId, patient));
      await keepPairs(kysely, clinicId, pairs, house.clock());
    }
    if (patients.length < BATCH) return;
    after = patients.at(-1)!.id;
  }
}

/** Queues the look through the clinic; while one is waiting there is no second. */
export async function queueFindDuplicates(request: Request): Promise<boolean> {
  const { clinicId } = request.actor;
  await addJob(
    request.house.database.kysely,
    'patients.find-duplicates',
    { clinicId },
    { key: `find-duplicates ${clinicId}` },
  );
  return true;
}

/** A page of open pairs with both patients of each; both are logged as looked at. */
export async function listDuplicates(
  request: Request,
  page: { skip: number; take: number },
  reading: Reading,
): Promise<{ count: number; pairs: (Likeness & { one: Patient; other: Patient })[] } | Refusal> {
  const refusal = checkPage(page.take, page.skip, 50);
  if (refusal !== null) return refusal;
  const { kysely } = request.house.database;
  const { clinicId } = request.actor;
  const [pairs, count] = await Promise.all([
    listPairs(kysely, clinicId, page),
    countPairs(kysely, clinicId, MOST_COUNTED),
    recordAccess(request, { action: 'search', objectType: 'patient', reason: 'likely duplicates' }),
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

/** Says that two records are of two people; the pair is not proposed again. */
export async function dismissDuplicate(request: Request, oneId: string, otherId: string): Promise<boolean | Refusal> {
  const { actor, now, house } = request;
  return house.database.transaction(async (tx) => {
    const known = await dismissPair(tx, actor.clinicId, [oneId, otherId], actor.userId, now);
    if (!known) return refuse('NOT_FOUND', 'One of the two is not in the records.', 'Not found');
    const note = (id: string, other: string) => ({
      action: 'update' as const,
      objectType: 'patient_pair',
      objectId: id,
      patientId: id,
      changes: { not_the_same_as: { before: null, after: other } },
    });
    await recordChanges(tx, request, [note(oneId, otherId), note(otherId, oneId)]);
    return true;
  });
}

function blockingOf(person: ComparedPerson): Blocking {
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
