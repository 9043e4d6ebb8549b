import { request } from '#kit/api/request.ts';
import { PatientNamesDocument, type PatientNamesQuery } from '../registration.operations.gen.ts';

/** A patient's name, for places where only the id is known. */
export type NamedPatient = PatientNamesQuery['search_patients']['patient_list'][number];

interface PendingName {
  done: (patient: NamedPatient | null) => void;
  failed: (error: unknown) => void;
}

// The server's limit of ids per request.
const MOST = 100;
let waiting = new Map<string, PendingName[]>();

/** Reads a patient's name, null if the clinic has no such patient; simultaneous calls are batched into one request. */
export function readPatientName(id: string): Promise<NamedPatient | null> {
  return new Promise((done, failed) => {
    if (waiting.size === 0) setTimeout(readAll);
    waiting.set(id, [...(waiting.get(id) ?? []), { done, failed }]);
  });
}

function readAll(): void {
  const batch = waiting;
  waiting = new Map();
  const ids = [...batch.keys()];
  for (let at = 0; at < ids.length; at += MOST) void readSome(ids.slice(at, at + MOST), batch);
}

async function readSome(ids: string[], batch: ReadonlyMap<string, PendingName[]>): Promise<void> {
  try {
    const { search_patients: found } = await request(PatientNamesDocument, { ids });
    const byId = new Map(found.patient_list.map((patient) => [patient.id, patient]));
    for (const id of ids) for (const { done } of batch.get(id) ?? []) done(byId.get(id) ?? null);
  } catch (error) {
    for (const id of ids) for (const { failed } of batch.get(id) ?? []) failed(error);
  }
}
