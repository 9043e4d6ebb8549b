/** A patient's appointments that stand, as far as a question about the patient tells of them. */
export interface ComingVisits {
  count: number;
  /** The first of them in a line each: "Tue, Nov 24, 10:00 AM: Follow-up". */
  lines: readonly string[];
  /** Opens the next one. */
  openNext: () => void;
}

/** Finds them; null for who may not see the calendar. It is above, and whoever composes a page from both brings it. */
export type FindComingVisits = (patientId: string) => Promise<ComingVisits | null>;
