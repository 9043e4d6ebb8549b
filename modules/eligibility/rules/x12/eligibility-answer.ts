/** Dates from a payer, YYYY-MM-DD; null if not given. */
export interface CoveredDays {
  start: string | null;
  end: string | null;
  /** The payer sent dates that are unreadable or contradictory. */
  isUnreadable?: true;
}

/** A benefit of a response (a 2110 loop). */
export interface Benefit {
  /** EB01. */
  code: string;
  /** Each EB03. */
  services: string[];
  /** EB02, EB04, EB05 and EB06 as received; empty if missing. */
  level: string;
  insurance: string;
  plan: string;
  period: string;
  /** EB07 in cents, EB08 in percent, EB10. */
  cents: number | null;
  percent: number | null;
  quantity: number | null;
  /** EB11 and EB12: Y is true, N is false. */
  authorization: boolean | null;
  inNetwork: boolean | null;
  days: CoveredDays;
  messages: string[];
  /** The payer could not answer this benefit (AAA). */
  rejected: boolean;
  /** The unit of EB10 (EB09). Responses stored before November 2026 lack this and the following fields. */
  unit?: string;
  /** Places of service (III*ZZ) and a procedure (EB13-2) that the benefit is limited to. */
  places?: string[];
  procedure?: string;
  /** The benefit is limited to certain diagnoses (e.g. III*BK). */
  isForDiagnosis?: boolean;
  /** The service dates of the statement (DTP*472); null if missing. */
  serviceDays?: CoveredDays | null;
}

/** Why a payer did not answer, from an AAA segment. */
export interface Rejection {
  /** The level that was rejected. */
  of: 'payer' | 'provider' | 'member' | 'benefit';
  /** AAA03 and AAA04. */
  code: string;
  followUp: string;
}

/** The person in a response. */
export interface AnsweredMember {
  lastName: string;
  firstName: string;
  memberId: string;
  dateOfBirth: string | null;
  /** NM107, e.g. JR. */
  suffix?: string;
  /** Returned as a dependent (loop 2000D) instead of the subscriber. */
  isDependent?: boolean;
}

/** A payer's response about one person, from a 271. */
export interface EligibilityAnswer {
  /** BHT03 and TRN02 as received: identifies the request. */
  reference: string;
  traces: string[];
  payerName: string;
  member: AnsweredMember;
  groupNumber: string;
  groupName: string;
  planName: string;
  /** For the person as a whole (loop 2100). */
  days: CoveredDays;
  rejections: Rejection[];
  benefits: Benefit[];
  /** The response was too long to be stored completely. */
  isShortened: boolean;
  /** The interchange is marked as a test (ISA15). */
  isTest?: boolean;
  /** The payer has a date of death on file. */
  isDeceased?: boolean;
  /** Premiums are paid through this day. */
  paidThrough?: string | null;
}

/** Why a text is not a valid response. */
export interface NoAnswer {
  problem: string;
}
