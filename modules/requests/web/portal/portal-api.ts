import { portalCalls } from '#kit/portal/portal-calls.ts';

/** All data shown in the portal. */
export interface PortalRecord {
  csrf: string;
  /** `phone` in stored form: +1 6175550100. */
  clinic: { clinic_name: string; time_zone: string; phone: string | null };
  /** The patient's preferred language: en or es. */
  language: string | null;
  patient: Record<string, unknown> & { name: string };
  allergies: { allergy_id: string; allergy_substance: string; allergy_category: string; reaction: string | null }[];
  no_known_allergies: boolean;
  medications: {
    medication_id: string;
    drug_name: string;
    frequency: string | null;
    from: string | null;
    to: string | null;
    record_type: string;
  }[];
  addresses: {
    id: string;
    address_type: string;
    is_default: boolean;
    address_line1: string;
    address_line2: string | null;
    city: string;
    state_or_provice: string;
    postal_code: string;
    country: string;
  }[];
  vitals: (VitalDefinition & { value: number; collect_time: string })[];
  vital_definitions: TakenVital[];
  appointments: PortalAppointment[];
  categories: { id: string; category_name: string; duration: number }[];
  requests: PortalRequestRow[];
}

/** A vital sign used by the clinic. */
export interface VitalDefinition {
  vital_info_id: string;
  vital_name: string;
  vital_unit: string;
  code: string | null;
  decimals: number;
}

/** A vital sign that a patient can send, with its normal and plausible ranges. */
export interface TakenVital extends VitalDefinition {
  normal_low: number | null;
  normal_high: number | null;
  plausible_low: number | null;
  plausible_high: number | null;
}

/** A future appointment. */
export interface PortalAppointment {
  event_id: string;
  start: string;
  end: string;
  status: string;
  category_name: string;
  with: string[];
}

/** A patient's request. */
export interface PortalRequestRow {
  id: string;
  type: string;
  title: string;
  description: string | null;
  status: string;
  create_time: string;
  reason: string | null;
}

/** The error code for patients who are no longer signed in. */
export const SIGNED_OUT = 'SIGNED_OUT';

/** Calls the portal API; throws an ApiError. */
export const callPortal = portalCalls('/api/portal', 'x-salus-portal');
