import type { FillState, StructuredSig } from '../../rules/index.ts';

/** What is coded, by whose list: `{ code: '00071015523', qualifier: 'ND' }`. */
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

/** An address in the United States; `state` by its two letters. */
export interface ScriptAddress {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postalCode: string;
}

/** The patient, as pharmacies are told of them. Days are yyyy-mm-dd, phones ten digits. */
export interface ScriptPatient {
  /** The clinic's number of them. */
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

/** Who prescribes, at which place. */
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

/** One measurement, by its LOINC code. */
export interface ScriptMeasurement {
  vitalSign: string;
  loincVersion: string;
  value: string;
  unit: string;
  ucumVersion: string;
  date: string;
}

/** One allergy or adverse event. */
export interface ScriptAllergy {
  /** P for the patient's word, C for a clinician's. */
  source: string;
  effectiveDate?: string;
  event: { text: string; code?: string };
  drug?: { text: string; code?: string; qualifier?: string };
}

/** What is known of allergies: none asked about is no word of it at all. */
export type ScriptAllergies = { noneKnown: true } | { noneKnown?: false; list: readonly ScriptAllergy[] };

/** An amount: its number as it is written, the qualifier (38, or CF for a compound) and the NCI code of the unit. */
export interface ScriptQuantity {
  value: string;
  qualifier: string;
  unit: string;
}

/** One thing that a compound is made of. */
export interface ScriptIngredient {
  description: string;
  /** NDC or UPC, where it has one. */
  product?: ScriptCode;
  strength?: { value: string; form?: string; unit?: string };
  quantity: ScriptQuantity;
}

/** A diagnosis with its ICD-10-CM code; the dot is left out on the wire. */
export interface ScriptDiagnosis {
  code: string;
  /** ABF for ICD-10-CM. */
  qualifier: string;
  description: string;
}

/** A drug, a supply or a compound, as it is prescribed, dispensed or asked for. */
export interface ScriptMedication {
  description: string;
  /** ND for a drug's NDC of 11 digits, UP for a supply's code; none for a compound. */
  product?: ScriptCode;
  strength?: { value: string; form?: string; unit?: string };
  drugDb?: ScriptCode;
  /** The NCI code of its schedule. */
  deaSchedule?: string;
  quantity: ScriptQuantity;
  daysSupply?: number;
  writtenDate?: string;
  lastFillDate?: string;
  effectiveDate?: string;
  /** 0: allowed, 1: not allowed. */
  substitutions: '0' | '1';
  refills?: number;
  /** Of what was dispensed, in a renewal request. */
  requestedRefills?: number;
  diagnosis?: { informationQualifier: string; primary: ScriptDiagnosis; secondary?: ScriptDiagnosis };
  priorAuthorization?: string;
  note?: string;
  coverageStatus?: string;
  sig: string;
  /** The coded directions of a message that came in, beside its text. */
  structuredSig?: StructuredSig;
  rxFillIndicator?: string;
  compound?: { finalForm: string; ingredients: readonly ScriptIngredient[] };
}

/** From whom and to whom, under which number. */
export interface ScriptHeader {
  /** A pharmacy by its NCPDP id (P), a prescriber by the SPI (D), or a party of the network (M, C). */
  to: ScriptCode;
  from: ScriptCode;
  /** Up to 35 characters, never used again: `newMessageId()`. */
  messageId: string;
  /** The message that this one is about. */
  relatesTo?: string;
  /** An instant with its offset, as 2026-11-22T20:15:00Z. */
  sentTime: string;
  /** The pharmacy's number of the prescription. */
  rxReferenceNumber?: string;
  /** The prescriber's number of the order. */
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

/** Takes a prescription back; the header names the message and the order that it was. */
export interface CancelRx extends Parties {
  kind: 'CancelRx';
  medication: ScriptMedication;
}

/** What the pharmacy says of a cancellation. */
export interface CancelRxResponse {
  kind: 'CancelRxResponse';
  header: ScriptHeader;
  response: { type: 'Approved'; note?: string } | { type: 'Denied'; denialReason: string };
}

/** The pharmacy asks for more of what it has dispensed; one of the two medications is always there. */
export interface RxRenewalRequest extends Parties {
  kind: 'RxRenewalRequest';
  dispensed?: ScriptMedication;
  /** As it was prescribed once, where the pharmacy includes it. */
  prescribed?: ScriptMedication;
}

/** The pharmacy reports what it has dispensed. */
export interface RxFill extends Parties {
  kind: 'RxFill';
  fill: { type: FillState; note?: string };
  dispensed?: ScriptMedication;
}

/** What the prescriber answers to a request. */
export type ScriptDecision =
  | { type: 'Approved' | 'ApprovedWithChanges' | 'Replace'; note?: string }
  | { type: 'Denied'; reasonCode?: string; denialReason: string }
  /** Of a change request only. */
  | { type: 'Validated'; note?: string };

/** The answer to a renewal request; ApprovedWithChanges changes the refills only, everything else is a Replace. */
export interface RxRenewalResponse extends Parties {
  kind: 'RxRenewalResponse';
  requestReferenceNumber?: string;
  decision: ScriptDecision;
  observations?: readonly ScriptMeasurement[];
  medication: ScriptMedication;
}

/** G generic, T therapeutic, P prior authorization, D drug use evaluation, S clarification, OS out of stock, U prescriber authorization, RM REMS. */
export type ChangeCode = 'G' | 'T' | 'P' | 'D' | 'S' | 'OS' | 'U' | 'RM';

/** The pharmacy asks for another prescription, or for something that is missing of it. */
export interface RxChangeRequest extends Parties {
  kind: 'RxChangeRequest';
  code: ChangeCode;
  /** What is asked for in detail, by the network's codes. */
  subCodes?: readonly string[];
  prescribed: ScriptMedication;
  requested: readonly ScriptMedication[];
}

/** The answer to a change request. */
export interface RxChangeResponse extends Parties {
  kind: 'RxChangeResponse';
  requestReferenceNumber?: string;
  decision: ScriptDecision;
  medication?: ScriptMedication;
}

/** 000: on its way to the next receiver; 010: accepted by the pharmacy. */
export interface Status {
  kind: 'Status';
  header: ScriptHeader;
  code: string;
  description?: string;
}

/** The pharmacy has what was queued. */
export interface Verify {
  kind: 'Verify';
  header: ScriptHeader;
  code: string;
  description?: string;
}

/** A message was not taken: 600 and 602 may be tried again, 601 and 900 not. */
export interface ScriptError {
  kind: 'Error';
  header: ScriptHeader;
  code: string;
  descriptionCode?: string;
  description: string;
}

/** One message of NCPDP SCRIPT. */
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

/** What we send of our own accord. */
export type OutgoingMessage = NewRx | CancelRx | RxRenewalResponse | RxChangeResponse;
