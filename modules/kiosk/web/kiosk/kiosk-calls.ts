import { portalCalls } from '#kit/portal/portal-calls.ts';

/** Calls an operation of the kiosk; throws an ApiError. */
export type KioskCall = <Result>(path: string, body?: object) => Promise<Result>;

/**
 * Returns the calls of one patient: the token of their check-in is only in these functions, and forgotten with them.
 */
export const kioskCalls = (): KioskCall => portalCalls('/api/kiosk', 'x-salus-kiosk');

/** The paired device. */
export interface KioskDevice {
  kind: 'check_in' | 'display';
  clinic_name: string;
  time_zone: string;
}

/** An appointment of the patient, `start` as an ISO instant. */
export interface KioskAppointment {
  start: string;
  type: string;
  with: string[];
  checked_in: boolean;
  ticket: string | null;
}

/** What the tablet shows to a patient; contact data are partly hidden, amounts in cents. */
export interface KioskVisit {
  first_name: string;
  language: string | null;
  appointments: KioskAppointment[];
  contact: { mobile: string | null; email: string | null; address: string | null };
  insurance: { payer_name: string; member_id_end: string; has_card: boolean } | null;
  due: { copay: number | null; balance: number };
}

/** What a check-in answers. */
export type CheckedIn = Pick<KioskVisit, 'appointments' | 'due'>;
