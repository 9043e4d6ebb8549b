import type { FillState, StructuredSig } from '../../rules/index.ts';

/** A code with its code system qualifier: `{ code: '00071015523', qualifier: 'ND' }`. */
export interface ScriptCode {
  code: string;
  qualifier: string;
}

/** A person's name. */
export interface ScriptName {
  lastName: string;
  firstName: string;
  middleName?: string;
}

/** A US address; `state` has two letters. */
export interface ScriptAddress {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postalCode: string;
}

/** The patient as sent to pharmacies. Dates are yyyy-mm-dd, phone numbers ten digits. */
export interface ScriptPatient {
  /** The clinic's patient number. */
  id?: string;
  name: ScriptName;
  gender: 'M' | 'F' | 'U';
  dateOfBirth: string;
  address?: ScriptAddress;
  phone?: string;
  email?: string;
}

/** A pharmacy of the network. */
export interface ScriptPharmacy {
  ncpdpId: string;
  npi?: string;
  name: string;
  address?: ScriptAddress;
  phone?: string;
  fax?: string;
}

/** The prescriber at one location. */
export interface ScriptPrescriber {
  npi: string;
  stateLicense?: string;
  /** The practice's name. */
  practice?: string;
  name: ScriptName;
  address?: ScriptAddress;
  phone?: string;
  fax?: string;
}

/** A measurement with its LOINC code. */
export interface ScriptMeasurement {
  vitalSign: string;
  loincVersion: string;
  value: string;
  unit: string;
  ucumVersion: string;
  date: string;
}

/** An allergy or adverse event. */
export interface ScriptAllergy {
  /** P: reported by the patient; C: by a clinician. */
  source: string;
  effectiveDate?: string;
  event: { text: string; code?: string };
  drug?: { text: string; code?: string; qualifier?: string };
}

/** Known allergies; omitted if the patient was never asked. */
export type ScriptAllergies = { noneKnown: true } | { noneKnown?: false; list: readonly ScriptAllergy[] };

/** A quantity: the number as written, the qualifier (38, or CF for a compound) and the NCI code of the unit. */
export interface ScriptQuantity {
  value: string;
  qualifier: string;
  unit: string;
}

/** An ingredient of a compound. */
export interface ScriptIngredient {
  description: string;
  /** NDC or UPC, if any. */
  product?: ScriptCode;
  strength?: { value: string; form?: string; unit?: string };
  quantity: ScriptQuantity;
}

/** A diagnosis with its ICD-10-CM code; messages omit the dot. */
export interface ScriptDiagnosis {
  code: string;
  /** ABF for ICD-10-CM. */
  qualifier: string;
  description: string;
}

/** A drug, a supply or a compound, as prescribed, dispensed or requested. */
export interface ScriptMedication {
  description: string;
  /** ND for a drug's NDC of 11 digits, UP for a supply's code; none for a compound. */
  product?: ScriptCode;
  strength?: { value: string; form?: string; unit?: string };
  drugDb?: ScriptCode;
  /** The NCI code of the DEA schedule. */
  deaSchedule?: string;
  quantity: ScriptQuantity;
  daysSupply?: number;
  writtenDate?: string;
  lastFillDate?: string;
  effectiveDate?: string;
  /** 0: allowed, 1: not allowed. */
  substitutions: '0' | '1';
  refills?: number;
  /** For a dispensed medication in a renewal request. */
  requestedRefills?: number;
  diagnosis?: { informationQualifier: string; primary: ScriptDiagnosis; secondary?: ScriptDiagnosis };
  priorAuthorization?: string;
  note?: string;
  coverageStatus?: string;
  sig: string;
  /** The coded directions of an incoming message, in addition to its text. */
  structuredSig?: StructuredSig;
  rxFillIndicator?: string;
  compound?: { finalForm: string; ingredients: readonly ScriptIngredient[] };
}

/** Sender, receiver and ids of a message. */
export interface ScriptHeader {
  /** A pharmacy by its NCPDP id (P), a prescriber by SPI (D), or a party of the network (M, C). */
  to: ScriptCode;
  from: ScriptCode;
  /** Up to 35 characters, never reused: `newMessageId()`. */
  messageId: string;
  /** The id of the message that this one refers to. */
  relatesTo?: string;
  /** An instant with its offset, e.g. 2026-11-22T20:15:00Z. */
  sentTime: string;
  /** The pharmacy's prescription number. */
  rxReferenceNumber?: string;
  /** The prescriber's order number. */
  orderNumber?: string;
}

interface Parties {
  header: ScriptHeader;
  patient: ScriptPatient;
  pharmacy: ScriptPharmacy;
  prescriber: ScriptPrescriber;
}

/** A new prescription. */
export interface NewRx extends Parties {
  kind: 'NewRx';
  allergies?: ScriptAllergies;
  observations?: readonly ScriptMeasurement[];
  medication: ScriptMedication;
}

/** Cancels a prescription; the header names its message and order. */
export interface CancelRx extends Parties {
  kind: 'CancelRx';
  medication: ScriptMedication;
}

/** The pharmacy's response to a cancellation. */
export interface CancelRxResponse {
  kind: 'CancelRxResponse';
  header: ScriptHeader;
  response: { type: 'Approved'; note?: string } | { type: 'Denied'; denialReason: string };
}

/** The pharmacy requests a renewal of a dispensed drug; at least one of the two medications is present. */
export interface RxRenewalRequest extends Parties {
  kind: 'RxRenewalRequest';
  dispensed?: ScriptMedication;
  /** As originally prescribed, if the pharmacy includes it. */
  prescribed?: ScriptMedication;
}

/** The pharmacy's dispensing report. */
export interface RxFill extends Parties {
  kind: 'RxFill';
  fill: { type: FillState; note?: string };
  dispensed?: ScriptMedication;
}

/** The prescriber's response to a request. */
export type ScriptDecision =
  | { type: 'Approved' | 'ApprovedWithChanges' | 'Replace'; note?: string }
  | { type: 'Denied'; reasonCode?: string; denialReason: string }
  /** For change requests only. */
  | { type: 'Validated'; note?: string };

/** The response to a renewal request; ApprovedWithChanges changes the refills only, everything else is a Replace. */
export interface RxRenewalResponse extends Parties {
  kind: 'RxRenewalResponse';
  requestReferenceNumber?: string;
  decision: ScriptDecision;
  observations?: readonly ScriptMeasurement[];
  medication: ScriptMedication;
}

/** G generic, T therapeutic, P prior authorization, D drug use evaluation, S clarification, OS out of stock, U prescriber authorization, RM REMS. */
export type ChangeCode = 'G' | 'T' | 'P' | 'D' | 'S' | 'OS' | 'U' | 'RM';

/** The pharmacy requests another prescription, or missing information. */
export interface RxChangeRequest extends Parties {
  kind: 'RxChangeRequest';
  code: ChangeCode;
  /** Details of the request, as network codes. */
  subCodes?: readonly string[];
  prescribed: ScriptMedication;
  requested: readonly ScriptMedication[];
}

/** The response to a change request. */
export interface RxChangeResponse extends Parties {
  kind: 'RxChangeResponse';
  requestReferenceNumber?: string;
  decision: ScriptDecision;
  medication?: ScriptMedication;
}

/** 000: forwarded to the next receiver; 010: accepted by the pharmacy. */
export interface Status {
  kind: 'Status';
  header: ScriptHeader;
  code: string;
  description?: string;
}

/** The pharmacy received a queued message. */
export interface Verify {
  kind: 'Verify';
  header: ScriptHeader;
  code: string;
  description?: string;
}

/** A message was not accepted: 600 and 602 may be retried, 601 and 900 not. */
export interface ScriptError {
  kind: 'Error';
  header: ScriptHeader;
  code: string;
  descriptionCode?: string;
  description: string;
}

/** A message of NCPDP SCRIPT. */
export type ScriptMessage =
  | NewRx
  | CancelRx
  | CancelRxResponse
  | RxRenewalRequest
  | RxRenewalResponse
  | RxChangeRequest
  | RxChangeResponse
  | RxFill
  | Status
  | Verify
  | ScriptError;

/** Messages that we initiate. */
export type OutgoingMessage = NewRx | CancelRx | RxRenewalResponse | RxChangeResponse;
