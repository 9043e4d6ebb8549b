/** Reasons for canceling an appointment: the patient's first, then the clinic's. */
export const cancelReasons = {
  ill: 'Patient is ill',
  no_time: 'Patient is not available',
  no_way: 'No transportation',
  forgot: 'Patient forgot',
  better: 'Patient feels better',
  elsewhere: 'Patient changed providers',
  cost: 'Cost or insurance',
  provider: 'Provider not available',
  mistake: 'Booked by mistake',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof cancelReasons;

/** Returns whether a value from an API request is a known cancel reason. */
export const isCancelReason = (value: unknown): value is CancelReason =>
  typeof value === 'string' && Object.hasOwn(cancelReasons, value);
