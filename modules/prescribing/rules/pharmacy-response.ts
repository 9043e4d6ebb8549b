import { isOrderNumber, ORDER_NUMBER_NEEDED } from './typed-text.ts';
import { numberOf } from './typed-text.ts';

/** The type of a pharmacy request. */
export type RequestKind = 'renewal' | 'change';

export const renewalResponses = ['Approved', 'ApprovedWithChanges', 'Replace', 'Denied'] as const;
export const changeResponses = ['Approved', 'ApprovedWithChanges', 'Denied'] as const;
export type ResponseType = (typeof renewalResponses)[number];

/** Denial reasons by network code (NCPDP External Code List, response reasons). */
export const denialReasons: readonly { value: string; label: string }[] = [
  { value: 'AA', label: 'Patient unknown to the prescriber' },
  { value: 'AB', label: 'Patient never under provider care' },
  { value: 'AC', label: 'Patient no longer under provider care' },
  { value: 'AD', label: 'Refill too soon' },
  { value: 'AE', label: 'Medication never prescribed for the patient' },
  { value: 'AF', label: 'Patient should contact provider first' },
  { value: 'AG', label: 'Refill not appropriate' },
  { value: 'AH', label: 'Patient has picked up prescription' },
  { value: 'AM', label: 'Patient needs appointment' },
  { value: 'AN', label: 'Prescriber not associated with this practice' },
  { value: 'AP', label: 'Request already responded to by other means' },
];

/** The fields of a response to a request; numbers as entered. */
export interface ResponseFields {
  response: ResponseType | '';
  order_number: string;
  refills: string;
  note: string;
  denied_code: string;
  denial_reason: string;
  prior_authorization: string;
}

/** Returns which fields are shown for a response (specification 3 §4.2). */
export function shownFields(kind: RequestKind, requestCode: string, response: ResponseType | '') {
  const isApproval = response === 'Approved' || response === 'ApprovedWithChanges';
  const asksForAuthorization = kind === 'change' && requestCode === 'P';
  return {
    approval: isApproval || response === 'Replace',
    denial: response === 'Denied',
    replacement: kind === 'renewal' ? response === 'Replace' : response === 'ApprovedWithChanges',
    priorAuthorization: asksForAuthorization && isApproval,
    orderNumber: !asksForAuthorization && response !== '' && response !== 'Denied',
  };
}

/** Returns the initial refills of a response: the requested number, blank if none was requested, none for a denial. */
export function refillsFor(response: ResponseType | '', requested: number | null): string {
  return response === 'Denied' ? '0' : String(requested ?? '');
}

/**
 * Returns the first problem that prevents sending a response, with its field, or null if it can be sent (specification
 * 3 §5.4).
 */
export function responseProblem(
  kind: RequestKind,
  request: { code: string; requestedRefills: number | null },
  fields: ResponseFields,
): { field: keyof ResponseFields; message: string } | null {
  const allowed: readonly string[] = kind === 'renewal' ? renewalResponses : changeResponses;
  const { response } = fields;
  if (response === '' || !allowed.includes(response))
    return { field: 'response', message: 'Please choose a response.' };
  const shown = shownFields(kind, request.code, response);
  if (shown.orderNumber && !isOrderNumber(fields.order_number))
    return { field: 'order_number', message: ORDER_NUMBER_NEEDED };
  if (shown.denial && fields.denial_reason.trim() === '')
    return { field: 'denial_reason', message: 'Enter a denial reason.' };
  if (shown.priorAuthorization && fields.prior_authorization.trim() === '')
    return { field: 'prior_authorization', message: 'The prior authorization number is missing.' };
  const refills = numberOf(fields.refills);
  if (refills === null || refills < 0 || refills > 99 || !Number.isInteger(refills))
    return { field: 'refills', message: 'Refills must be a whole number from 0 to 99.' };
  if (
    kind === 'renewal' &&
    response === 'Approved' &&
    request.requestedRefills !== null &&
    refills !== request.requestedRefills
  )
    return { field: 'refills', message: 'If the refills differ from the request, choose ApprovedWithChanges.' };
  return null;
}
