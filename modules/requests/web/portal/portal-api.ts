import { ApiError, NETWORK } from '#kit/api/api-error.ts';

/** Everything that a patient's page shows. */
export interface PortalRecord {
  csrf: string;
  /** `phone` as it is kept: +1 6175550100. */
  clinic: { clinic_name: string; time_zone: string; phone: string | null };
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

/** A vital that the clinic takes. */
export interface VitalDefinition {
  vital_info_id: string;
  vital_name: string;
  vital_unit: string;
  code: string | null;
  decimals: number;
}

/** A vital that a patient can send: what is normal, and what is hardly ever seen. */
export interface TakenVital extends VitalDefinition {
  normal_low: number | null;
  normal_high: number | null;
  plausible_low: number | null;
  plausible_high: number | null;
}

/** An appointment to come. */
export interface PortalAppointment {
  event_id: string;
  start: string;
  end: string;
  status: string;
  category_name: string;
  with: string[];
}

/** What a patient has asked for. */
export interface PortalRequestRow {
  id: string;
  type: string;
  title: string;
  description: string | null;
  status: string;
  create_time: string;
  reason: string | null;
}

/** The code of an answer to who is not signed in any more. */
export const SIGNED_OUT = 'SIGNED_OUT';

// Read with the record, sent along with each change; another site can't read it. It lies in memory only.
let csrf = '';

/** Calls the patients' own API with its own cookie, and never with a token of the clinic's staff; throws an ApiError. */
export async function callPortal<Result>(path: string, body?: object): Promise<Result> {
  const init: RequestInit =
    body === undefined
      ? { method: 'GET' }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-salus-portal': csrf },
          body: JSON.stringify(body),
        };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/portal/${path}`, { ...init, credentials: 'same-origin', cache: 'no-store' });
    answer = await response.json();
  } catch {
    throw new ApiError(NETWORK, 'We could not be reached. Please check your connection and try again.');
  }
  if (!response.ok) throw refused(answer);
  const { csrf: fresh } = answer as { csrf?: string };
  if (typeof fresh === 'string') csrf = fresh;
  return answer as Result;
}

function refused(answer: unknown): ApiError {
  const { code, message, issues } = (answer ?? {}) as {
    code?: string;
    message?: string;
    issues?: { path: string; message: string }[];
  };
  if (code === undefined || message === undefined) {
    return new ApiError('INTERNAL', 'Something went wrong on our side. Please try again, or call us.');
  }
  const found = issues ?? [];
  return new ApiError(code, message, {
    subType: found.length > 0 ? 'Z_InputError' : 'Z_NotificationError',
    issues: found,
  });
}
