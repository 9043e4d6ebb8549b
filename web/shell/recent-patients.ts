import { create } from 'zustand';
import { viewerId } from '#kit/session/viewer.ts';
import { vault } from '#kit/vault/vault.ts';

/** A patient whose page was open. */
export interface RecentPatient {
  path: string;
  name: string;
}

const MOST = 8;
const entry = (user: string): string => `recent/${user}`;

/** The recently viewed patients; stored only on this computer, encrypted, until the user signs out. */
export const useRecentPatients = create<{ patients: readonly RecentPatient[]; of: string | null }>(() => ({
  patients: [],
  of: null,
}));

/** Returns the list with a patient moved to the front. */
export function withPatient(patients: readonly RecentPatient[], patient: RecentPatient): readonly RecentPatient[] {
  const key = (path: string): string => path.split('?')[0]!;
  return [patient, ...patients.filter(({ path }) => key(path) !== key(patient.path))].slice(0, MOST);
}

/** Records a view of a patient's page, once the patient's name is known. */
export async function recordPatientPage(path: string, name: string | undefined): Promise<void> {
  const user = viewerId();
  if (user === null) return;
  if (useRecentPatients.getState().of !== user) {
    const patients = (await vault.get<readonly RecentPatient[]>(entry(user))) ?? [];
    if (viewerId() === user) useRecentPatients.setState({ patients: patients, of: user });
  }
  if (name === undefined || !/^\/patients\/[0-9a-f-]{36}(?:\?|$)/.test(path) || viewerId() !== user) return;
  const patients = withPatient(useRecentPatients.getState().patients, { path, name });
  useRecentPatients.setState({ patients, of: user });
  await vault.put(entry(user), patients);
}
