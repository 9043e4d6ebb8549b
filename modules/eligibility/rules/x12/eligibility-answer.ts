/** Days that a payer names, YYYY-MM-DD; null where it names none. */
export interface CoveredDays {
  start: string | null;
  end: string | null;
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
}

/** Why a payer did not answer, from an AAA segment. */
export interface Rejection {
  /** Who it is about. */
  of: 'payer' | 'provider' | 'member' | 'benefit';
  /** AAA03 and AAA04. */
  code: string;
  followUp: string;
}

/** What a payer says of one person, read from a 271. */
export interface EligibilityAnswer {
  /** BHT03 and TRN02 as they came back: which question it answers. */
  reference: string;
  traces: string[];
  payerName: string;
  member: { lastName: string; firstName: string; memberId: string; dateOfBirth: string | null };
  groupNumber: string;
  groupName: string;
  planName: string;
  /** Of the person as a whole (loop 2100). */
  days: CoveredDays;
  rejections: Rejection[];
  benefits: Benefit[];
  /** More was there than is kept. */
  isShortened: boolean;
}

/** Why an answer is none. */
export interface NoAnswer {
  problem: string;
}
