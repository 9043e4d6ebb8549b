/** Days that a payer names, YYYY-MM-DD; null where it names none. */
export interface CoveredDays {
  start: string | null;
  end: string | null;
  /** The payer sent dates, but they can't be read or contradict one another. */
  isUnreadable?: true;
}

/** One benefit of an answer (a 2110 loop). */
export interface Benefit {
  /** EB01. */
  code: string;
  /** EB03, each. */
  services: string[];
  /** EB02, EB04, EB05 and EB06 as they came; empty where they did not. */
  level: string;
  insurance: string;
  plan: string;
  period: string;
  /** EB07 in cents, EB08 as per cent, EB10. */
  cents: number | null;
  percent: number | null;
  quantity: number | null;
  /** EB11 and EB12: Y is true, N is false. */
  authorization: boolean | null;
  inNetwork: boolean | null;
  days: CoveredDays;
  messages: string[];
  /** The payer says of this benefit that it could not be answered (AAA). */
  rejected: boolean;
  /** The unit of EB10 (EB09). Answers stored before November 2026 lack this and what follows. */
  unit?: string;
  /** Places of service (III*ZZ) and a procedure (EB13-2) that the benefit is limited to. */
  places?: string[];
  procedure?: string;
  /** The benefit is limited to certain diagnoses (III*BK and the like). */
  isForDiagnosis?: boolean;
  /** The days of service that the statement is about (DTP*472); null where the payer names none. */
  serviceDays?: CoveredDays | null;
}

/** Why a payer did not answer, from an AAA segment. */
export interface Rejection {
  /** Who it is about. */
  of: 'payer' | 'provider' | 'member' | 'benefit';
  /** AAA03 and AAA04. */
  code: string;
  followUp: string;
}

/** The person that an answer is about. */
export interface AnsweredMember {
  lastName: string;
  firstName: string;
  memberId: string;
  dateOfBirth: string | null;
  /** NM107, e.g. JR. */
  suffix?: string;
  /** Answered as a dependent (loop 2000D) and not as the subscriber. */
  isDependent?: boolean;
}

/** What a payer says of one person, read from a 271. */
export interface EligibilityAnswer {
  /** BHT03 and TRN02 as they came back: which question it answers. */
  reference: string;
  traces: string[];
  payerName: string;
  member: AnsweredMember;
  groupNumber: string;
  groupName: string;
  planName: string;
  /** Of the person as a whole (loop 2100). */
  days: CoveredDays;
  rejections: Rejection[];
  benefits: Benefit[];
  /** More was there than is kept. */
  isShortened: boolean;
  /** The interchange is marked as a test (ISA15). */
  isTest?: boolean;
  /** The payer has a date of death on file. */
  isDeceased?: boolean;
  /** Premiums are paid through this day. */
  paidThrough?: string | null;
}

/** Why an answer is none. */
export interface NoAnswer {
  problem: string;
}
