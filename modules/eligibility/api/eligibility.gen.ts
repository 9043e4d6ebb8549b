// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type EligibilityStatus =
  | 'Waiting'
  | 'Active'
  | 'Inactive'
  | 'NoDataAvailable'
  | 'Review'
  | 'CouldNotCheck'
  | 'MemberNotFound'
  | 'NotChecked'
  | 'NoCoverage';

export type CheckCause = 'Person' | 'Night' | 'Day';

export type BenefitLine = {
  title: string;
  value: string;
  detail: string;
};

export type EligibilityCheck<Rows = object> = {
  id: string;
  patient_id?: string | null;
  coverage_id?: string | null;
  payer_id: string;
  payer_name: string;
  member_id: string;
  first_name: string;
  last_name: string;
  /** The status today: an Active coverage that has ended is Inactive. */
  status: EligibilityStatus;
  /** The status when the response arrived. */
  status_then: EligibilityStatus;
  reasons: Array<string>;
  coverageStartDate?: string | null;
  coverageEndDate?: string | null;
  /** The day of service in the request. */
  service_date: string;
  cause: CheckCause;
  /** Null for automatic checks. */
  requested_by?: string | null;
  requested_time: Date | string;
  answered_time?: Date | string | null;
  plan_name: string;
  group_number: string;
  group_name: string;
  /** Copays, deductible, coinsurance and other benefits that matter at the front desk. */
  benefits: Array<Answer<Rows, 'BenefitLine', BenefitLine>>;
  /** Copays and other benefits for drugs. */
  drug_benefits: Array<Answer<Rows, 'BenefitLine', BenefitLine>>;
  /** Other important information: other payers, exclusions, authorizations. */
  warnings: Array<string>;
  /** A response was received and its original can be read. */
  has_answer: boolean;
};

export type EligibilityCheckList<Rows = object> = {
  count: number;
  checks: Array<Answer<Rows, 'EligibilityCheck', EligibilityCheck<Rows>>>;
};

export type EligibilityTransaction = {
  request?: string | null;
  answer?: string | null;
};

/** The coverage of a visit: the patient's first coverage that is not Active, or else the first. */
export type VisitCoverage = {
  event_id: string;
  start: Date | string;
  end: Date | string;
  title: string;
  patient_id: string;
  first_name: string;
  last_name: string;
  status: EligibilityStatus;
  /** True if it should be reviewed before the visit. */
  is_warning: boolean;
  coverage_id?: string | null;
  payer_name?: string | null;
  priority?: CoveragePriority | null;
  reasons: Array<string>;
  coverageEndDate?: string | null;
  checked_time?: Date | string | null;
  /** The provider of the visit. */
  with: string;
};

export type ExpressPatientInput = {
  check_id: string;
  gender_at_birth: SubscriberGender;
  /** For the record if the birth sex is unknown. */
  gender?: string | null | undefined;
  date_of_birth: string;
  /** The user has reviewed likely duplicates and confirmed that the person is new. */
  confirmed?: boolean | null | undefined;
};

/** A likely duplicate. */
export type ExpressLikeness = {
  patient_id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
  record_number: number;
  reasons: Array<string>;
};

export type ExpressPatient<Rows = object> = {
  /** The created patient; null if a review is needed first. */
  patient_id?: string | null;
  likely: Array<Answer<Rows, 'ExpressLikeness', ExpressLikeness>>;
  /** The payer has a different date of birth. */
  birth_date_differs: boolean;
};

export type CoverageRequest = {
  id: string;
  patient_id: string;
  patient_name: string;
  /** The coverage that it would update; null for a new one. */
  coverage_id?: string | null;
  /** As entered by the patient; the payer still has to be chosen from the list. */
  payer_name: string;
  /** A payer on the list with that name. */
  payer_id?: string | null;
  plan_name: string;
  member_id: string;
  group_number: string;
  relationship: CoverageRelationship;
  subscriber_first_name?: string | null;
  subscriber_last_name?: string | null;
  subscriber_date_of_birth?: string | null;
  priority: CoveragePriority;
  start_date?: string | null;
  card_front?: string | null;
  card_back?: string | null;
  create_time: Date | string;
  version: number;
};

export type PayerType = 'Commercial' | 'Medicare' | 'Medicaid' | 'Tricare' | 'Champva' | 'FECA' | 'Other';

export type CoverageRelationship = 'Self' | 'Spouse' | 'Child' | 'Other';

export type CoveragePriority = 'Primary' | 'Secondary' | 'Tertiary';

export type SubscriberGender = 'Male' | 'Female' | 'Unknown';

export type PayerInput = {
  payer_name: string;
  /** The payer number at the clearinghouse. */
  payer_code: string;
  payer_type?: PayerType | null | undefined;
  phone?: string | null | undefined;
  address_line1?: string | null | undefined;
  address_line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postal_code?: string | null | undefined;
  /** True if it supports electronic eligibility checks. */
  is_checked?: boolean | null | undefined;
};

export type Payer = {
  id: string;
  payer_name: string;
  /** The payer number at the clearinghouse. */
  payer_code: string;
  payer_type: PayerType;
  phone: string;
  address_line1: string;
  address_line2: string;
  city: string;
  state: string;
  postal_code: string;
  /** True if it supports electronic eligibility checks. */
  is_checked: boolean;
  is_deleted: boolean;
  version: number;
};

export type PayerList<Rows = object> = {
  count: number;
  payer_list: Array<Answer<Rows, 'Payer', Payer>>;
};

/** A problem of a row, counted from 1 including the header. */
export type ImportRowIssue = {
  row: number;
  message: string;
};

export type PayerImport<Rows = object> = {
  created: number;
  updated: number;
  unchanged: number;
  issues: Array<Answer<Rows, 'ImportRowIssue', ImportRowIssue>>;
};

export type CoverageImport<Rows = object> = {
  created: number;
  unchanged: number;
  issues: Array<Answer<Rows, 'ImportRowIssue', ImportRowIssue>>;
};

export type CoverageInput = {
  payer_id: string;
  plan_name?: string | null | undefined;
  member_id: string;
  group_number?: string | null | undefined;
  group_name?: string | null | undefined;
  /** The patient's relationship to the subscriber; defaults to Self. */
  relationship?: CoverageRelationship | null | undefined;
  /** For a subscriber other than the patient. */
  subscriber_first_name?: string | null | undefined;
  subscriber_last_name?: string | null | undefined;
  subscriber_date_of_birth?: string | null | undefined;
  subscriber_gender?: SubscriberGender | null | undefined;
  /** Address if different from the patient's; street and city are required together. */
  subscriber_address_line1?: string | null | undefined;
  subscriber_city?: string | null | undefined;
  subscriber_state?: string | null | undefined;
  subscriber_postal_code?: string | null | undefined;
  priority?: CoveragePriority | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  /** The copay on the card, in cents. */
  copay?: number | null | undefined;
  notes?: string | null | undefined;
};

export type Coverage = {
  id: string;
  patient_id: string;
  payer_id: string;
  payer_name: string;
  payer_code: string;
  payer_type: PayerType;
  payer_is_checked: boolean;
  plan_name: string;
  member_id: string;
  group_number: string;
  group_name: string;
  relationship: CoverageRelationship;
  subscriber_first_name?: string | null;
  subscriber_last_name?: string | null;
  subscriber_date_of_birth?: string | null;
  subscriber_gender?: SubscriberGender | null;
  /** Null if the same as the patient's. */
  subscriber_address_line1?: string | null;
  subscriber_city?: string | null;
  subscriber_state?: string | null;
  subscriber_postal_code?: string | null;
  priority: CoveragePriority;
  start_date?: string | null;
  end_date?: string | null;
  /** In cents. */
  copay?: number | null;
  notes: string;
  /** Paths of the card images; null if there are none. */
  card_front?: string | null;
  card_back?: string | null;
  /** True if it covers today in the clinic's time zone, according to the entered dates. */
  is_current: boolean;
  version: number;
};

export type QueryResolvers<Rows = object> = {
  searchPayers?: Field<Array<Answer<Rows, 'Payer', Payer>>, { text: string; take: number | null }>;
  payers?: Field<Answer<Rows, 'PayerList', PayerList<Rows>>, {
    search?: string | null | undefined;
    includeDeleted: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  coverages?: Field<Array<Answer<Rows, 'Coverage', Coverage>>, { patient_id: string }>;
  eligibilityChecks?: Field<Answer<Rows, 'EligibilityCheckList', EligibilityCheckList<Rows>>, {
    patient_id?: string | null | undefined;
    coverage_id?: string | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  eligibilityCheck?: Field<Answer<Rows, 'EligibilityCheck', EligibilityCheck<Rows>>, { id: string }>;
  eligibilityTransaction?: Field<Answer<Rows, 'EligibilityTransaction', EligibilityTransaction>, { id: string }>;
  visitCoverage?: Field<Answer<Rows, 'VisitCoverage', VisitCoverage> | null, { event_id: string }>;
  visitsToVerify?: Field<Array<Answer<Rows, 'VisitCoverage', VisitCoverage>>, { days: number | null }>;
  drugBenefits?: Field<Array<Answer<Rows, 'EligibilityCheck', EligibilityCheck<Rows>>>, { patient_id: string }>;
  coverageRequests?: Field<Array<Answer<Rows, 'CoverageRequest', CoverageRequest>>, {
    patient_id?: string | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  createPayer?: Field<Answer<Rows, 'Payer', Payer>, { input: PayerInput }>;
  updatePayer?: Field<Answer<Rows, 'Payer', Payer>, { id: string; version: number; input: PayerInput }>;
  deletePayer?: Field<boolean, { id: string }>;
  addStarterPayers?: Field<number>;
  importPayers?: Field<Answer<Rows, 'PayerImport', PayerImport<Rows>>, { text: string; apply: boolean }>;
  createCoverage?: Field<Answer<Rows, 'Coverage', Coverage>, {
    client_key: string;
    patient_id: string;
    input: CoverageInput;
  }>;
  updateCoverage?: Field<Answer<Rows, 'Coverage', Coverage>, { id: string; version: number; input: CoverageInput }>;
  deleteCoverage?: Field<boolean, { id: string; version: number }>;
  importCoverages?: Field<Answer<Rows, 'CoverageImport', CoverageImport<Rows>>, { text: string; apply: boolean }>;
  checkEligibility?: Field<Answer<Rows, 'EligibilityCheck', EligibilityCheck<Rows>>, {
    client_key: string;
    providerNpi?: string | null | undefined;
    payerId: string;
    memberId: string;
    firstName: string;
    lastName: string;
  }>;
  checkCoverage?: Field<Answer<Rows, 'EligibilityCheck', EligibilityCheck<Rows>>, {
    coverage_id: string;
    client_key: string;
  }>;
  expressAddPatient?: Field<Answer<Rows, 'ExpressPatient', ExpressPatient<Rows>>, { input: ExpressPatientInput }>;
  approveCoverageRequest?: Field<Answer<Rows, 'Coverage', Coverage>, {
    id: string;
    version: number;
    input: CoverageInput;
  }>;
  declineCoverageRequest?: Field<boolean, { id: string; version: number; reason: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    BenefitLine: BenefitLine;
    EligibilityCheck: EligibilityCheck<Rows>;
    EligibilityCheckList: EligibilityCheckList<Rows>;
    EligibilityTransaction: EligibilityTransaction;
    VisitCoverage: VisitCoverage;
    ExpressLikeness: ExpressLikeness;
    ExpressPatient: ExpressPatient<Rows>;
    CoverageRequest: CoverageRequest;
    Payer: Payer;
    PayerList: PayerList<Rows>;
    ImportRowIssue: ImportRowIssue;
    PayerImport: PayerImport<Rows>;
    CoverageImport: CoverageImport<Rows>;
    Coverage: Coverage;
  }
>;
