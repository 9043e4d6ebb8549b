import type { House } from '#platform/house.ts';
import { addInstruments } from './questionnaires.sql.ts';

const equipped = new WeakMap<House, Set<string>>();

/** Gives a clinic the instruments that Salus brings along, when its questionnaires are looked at for the first time; in a transaction of its own. */
export async function equipClinic(house: House, clinicId: string, now: Date): Promise<void> {
  let known = equipped.get(house);
  if (known === undefined) equipped.set(house, (known = new Set()));
  if (known.has(clinicId)) return;
  await house.database.transaction((tx) => addInstruments(tx, clinicId, now));
  known.add(clinicId);
}
