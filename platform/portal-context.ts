import type { App } from './app.ts';

/**
 * The context of a patient who uses the patient portal. It is never an Actor, so it can't call operations of the
 * clinic.
 */
export interface PortalContext {
  readonly app: App;
  readonly now: Date;
  readonly ip: string | null;
  readonly device?: string | null;
  readonly clinicId: string;
  readonly clinicName: string;
  readonly timeZone: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly sessionId: string | null;
  /** The app of another vendor that acts for the patient; absent on our own pages. */
  readonly appName?: string;
}
