/** What of a pharmacy says whether prescriptions can go there. */
export interface PharmacyService {
  ActiveStartTime: string | null;
  ActiveEndTime: string | null;
  /** Words with commas between: New, Refill, Change, RxFill, Cancel, ControlledSubstance. */
  ServiceLevel: string | null;
}

/** What a pharmacy can be sent (spec 3 §4.1). */
export interface PharmacyFlags {
  active: boolean;
  valid: boolean;
  newrx: boolean;
  cancel: boolean;
}

/** What a pharmacy can be sent now: active between its start and its end, valid with a service level, NewRx and CancelRx by its words. */
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
