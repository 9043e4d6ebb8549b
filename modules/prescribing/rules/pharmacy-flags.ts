import { pharmacyFlags, type PharmacyFlags } from '#pharmacies/rules';

/** Of a pharmacy of the directory, what says whether it takes prescriptions now. */
export interface FlaggedPharmacy {
  name: string;
  active_start: string | null;
  active_end: string | null;
  service_level: string | null;
}

/** What a pharmacy can be sent now (specification 3 §4.1). */
export function flagsOf({ active_start, active_end, service_level }: FlaggedPharmacy, now: Date): PharmacyFlags {
  return pharmacyFlags({ ActiveStartTime: active_start, ActiveEndTime: active_end, ServiceLevel: service_level }, now);
}

/** What keeps a prescription from this pharmacy, in the words of the notice; null where it can be sent (specification 3 §5.2). */
export function receiverProblem(pharmacy: FlaggedPharmacy, now: Date): string | null {
  const flags = flagsOf(pharmacy, now);
  const { name, active_start: start, active_end: end } = pharmacy;
  if (!flags.active)
    return `${name} is inactive. Active start time: ${start ?? 'none'}. Active end time: ${end ?? 'none'}. Current time: ${now.toISOString()}.`;
  if (!flags.valid) return `${name} is an invalid pharmacy: its service level is null.`;
  return flags.newrx ? null : `The anticipated message receiver ${name} doesn't support NewRx service level`;
}

/** What is said where a pharmacy can't be told of a cancellation; null where it can (specification 3 §8). */
export function cancelProblem(pharmacy: FlaggedPharmacy, now: Date): string | null {
  return flagsOf(pharmacy, now).cancel
    ? null
    : `The anticipated message receiver ${pharmacy.name} doesn't support CancelRx service level`;
}
