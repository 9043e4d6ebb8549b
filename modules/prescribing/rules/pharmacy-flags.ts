import { pharmacyFlags, type PharmacyFlags } from '#pharmacies/rules';

/** The fields of a directory pharmacy that determine whether it accepts prescriptions now. */
export interface FlaggedPharmacy {
  name: string;
  active_start: string | null;
  active_end: string | null;
  service_level: string | null;
}

/** Returns the message types a pharmacy accepts now (specification 3 §4.1). */
export function flagsOf({ active_start, active_end, service_level }: FlaggedPharmacy, now: Date): PharmacyFlags {
  return pharmacyFlags({ ActiveStartTime: active_start, ActiveEndTime: active_end, ServiceLevel: service_level }, now);
}

/**
 * Returns why this pharmacy can't receive a prescription, in the words of the notice, or null if it can (specification
 * 3 §5.2).
 */
export function receiverProblem(pharmacy: FlaggedPharmacy, now: Date): string | null {
  const flags = flagsOf(pharmacy, now);
  const { name, active_start: start, active_end: end } = pharmacy;
  if (!flags.active)
    return `${name} is inactive. Active start time: ${start ?? 'none'}. Active end time: ${end ?? 'none'}. Current time: ${now.toISOString()}.`;
  if (!flags.valid) return `${name} is an invalid pharmacy: its service level is null.`;
  return flags.newrx ? null : `The anticipated message receiver ${name} doesn't support NewRx service level`;
}

/** Returns the message to show if a pharmacy doesn't accept cancellations, or null if it does (specification 3 §8). */
export function cancelProblem(pharmacy: FlaggedPharmacy, now: Date): string | null {
  return flagsOf(pharmacy, now).cancel
    ? null
    : `The anticipated message receiver ${pharmacy.name} doesn't support CancelRx service level`;
}
