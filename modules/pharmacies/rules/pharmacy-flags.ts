/** The fields of a pharmacy that determine whether it accepts prescriptions. */
export interface PharmacyService {
  ActiveStartTime: string | null;
  ActiveEndTime: string | null;
  /** Comma-separated: New, Refill, Change, RxFill, Cancel, ControlledSubstance. */
  ServiceLevel: string | null;
}

/** What a pharmacy accepts (spec 3 §4.1). */
export interface PharmacyFlags {
  active: boolean;
  valid: boolean;
  newrx: boolean;
  cancel: boolean;
}

/**
 * Returns what a pharmacy accepts now: active between its start and end, valid with a service level, NewRx and CancelRx
 * by its service levels.
 */
export function pharmacyFlags(
  { ActiveStartTime, ActiveEndTime, ServiceLevel }: PharmacyService,
  now: Date,
): PharmacyFlags {
  const at = now.getTime();
  const level = ServiceLevel ?? '';
  return {
    active:
      ActiveStartTime !== null &&
      Date.parse(ActiveStartTime) <= at &&
      (ActiveEndTime === null || at < Date.parse(ActiveEndTime)),
    valid: level !== '',
    newrx: level.includes('New'),
    cancel: level.includes('Cancel'),
  };
}
