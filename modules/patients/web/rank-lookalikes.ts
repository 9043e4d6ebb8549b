import { foldName } from '../rules/index.ts';
import type { PatientRow } from './patient-row.ts';

/** Somebody who may be the person that is being typed in. */
export interface Lookalike {
  patient: PatientRow;
  /** What is the same. */
  same: 'name and date of birth' | 'name' | 'date of birth';
}

/** What is typed of a person; `date_of_birth` as YYYY-MM-DD, '' where there is none yet. */
export interface TypedPerson {
  first_name: string;
  last_name: string;
  date_of_birth: string;
}

/**
 * The likeliest first: same name and date of birth, then the same name, then the same date of birth with a name that
 * begins alike, then others born that day. At most `most` of them, each once.
 */
export function rankLookalikes(typed: TypedPerson, found: readonly PatientRow[], most = 4): Lookalike[] {
  const ranked = new Map<string, { rank: number; lookalike: Lookalike }>();
  for (const patient of found) {
    const sameName = isSameName(typed, patient);
    const sameBirth = typed.date_of_birth !== '' && typed.date_of_birth === patient.date_of_birth;
    if (!sameName && !sameBirth) continue;
    const same = sameName && sameBirth ? 'name and date of birth' : sameName ? 'name' : 'date of birth';
    const rank = { 'name and date of birth': 0, name: 1, 'date of birth': beginsAlike(typed, patient) ? 2 : 3 }[same];
    ranked.set(patient.id, { rank, lookalike: { patient, same } });
  }
  return [...ranked.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ lookalike }) => lookalike);
}

function isSameName(typed: TypedPerson, patient: PatientRow): boolean {
  const last = foldName(typed.last_name);
  const first = foldName(typed.first_name);
  if (last === '' || first === '' || last !== foldName(patient.last_name)) return false;
  return first === foldName(patient.first_name) || first === foldName(patient.nick_name ?? '');
}

function beginsAlike(typed: TypedPerson, patient: PatientRow): boolean {
  const beginning = (name: string): string => foldName(name).slice(0, 3);
  const [first, last] = [beginning(typed.first_name), beginning(typed.last_name)];
  return (
    (first !== '' && first === beginning(patient.first_name)) || (last !== '' && last === beginning(patient.last_name))
  );
}
