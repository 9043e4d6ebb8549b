import type { App } from '#platform/app.ts';
import { addInstruments } from './questionnaires.sql.ts';

const equipped = new WeakMap<App, Set<string>>();

/** Gives a clinic the instruments that Salus brings along, when its questionnaires are looked at for the first time; in a transaction of its own. */
export async function equipClinic(app: App, clinicId: string, now: Date): Promise<void> {
  let known = equipped.get(app);
  if (known === undefined) equipped.set(app, (known = new Set()));
  if (known.has(clinicId)) return;
  await app.database.transaction((tx) => addInstruments(tx, clinicId, now));
  known.add(clinicId);
}
