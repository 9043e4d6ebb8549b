/** Statuses of an event. Any status can follow any other, since users correct mistakes. */
export const eventStatuses = ['pending', 'confirmed', 'checkedin', 'noshow', 'canceled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Display names of the statuses. */
export const eventStatusNames: Readonly<Record<EventStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  checkedin: 'Checked in',
  noshow: 'No show',
  canceled: 'Canceled',
};

/** Returns whether an event with this status occupies its time. Canceled events and no-shows don't. */
export function isBusy(status: EventStatus): boolean {
  return status !== 'canceled' && status !== 'noshow';
}
