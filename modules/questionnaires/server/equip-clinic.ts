import type { App } from '#platform/app.ts';
import { addInstruments } from './questionnaires.sql.ts';

const equipped = new WeakMap<App, Set<string>>();

/** Adds the built-in instruments to a clinic when its questionnaires are first accessed, in a separate transaction. */
export async function equipClinic(app: App, clinicId: string, now: Date): Promise<void> {
  let known = equipped.get(app);
  if (known === undefined) equipped.set(app, (known = new Set()));
  if (known.has(clinicId)) return;
  await app.database.transaction((tx) => addInstruments(tx, clinicId, now));
  known.add(clinicId);
}
