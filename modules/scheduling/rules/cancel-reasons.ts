/** Why an appointment is called off: the patient's reasons first, then the clinic's. */
export const cancelReasons = {
  ill: 'Patient is ill',
  no_time: 'Patient has no time',
  no_way: 'Patient has no way here',
  forgot: 'Patient forgot it',
  better: 'Patient is better',
  elsewhere: 'Patient goes elsewhere',
  cost: 'Cost or insurance',
  provider: 'Provider is away',
  mistake: 'Booked by mistake',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof cancelReasons;

/** Whether something that came over the wire is one of them. */
export const isCancelReason = (value: unknown): value is CancelReason =>
  typeof value === 'string' && Object.hasOwn(cancelReasons, value);
