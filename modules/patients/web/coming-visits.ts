/** A patient's active future appointments, as needed for a question about the patient. */
export interface ComingVisits {
  count: number;
  /** The first ones, one line each: "Tue, Nov 24, 10:00 AM: Follow-up". */
  lines: readonly string[];
  /** Opens the next one. */
  openNext: () => void;
}

/**
 * Finds the appointments; null for users without access to the calendar. The scheduling module depends on this one, so
 * the page that combines both passes it in.
 */
export type FindComingVisits = (patientId: string) => Promise<ComingVisits | null>;
