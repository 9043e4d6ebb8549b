/** What becomes of an event; any state may follow any other, for people tick the wrong box. */
export const eventStatuses = ['pending', 'confirmed', 'checkedin', 'noshow', 'canceled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The words for each state as they are shown. */
export const eventStatusNames: Readonly<Record<EventStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  checkedin: 'Checked in',
  noshow: 'No show',
  canceled: 'Canceled',
};

/** Whether an event in that state takes its time: nobody waits for one who canceled or did not come. */
export function isBusy(status: EventStatus): boolean {
  return status !== 'canceled' && status !== 'noshow';
}
