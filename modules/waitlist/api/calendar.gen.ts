// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type WaitingState = 'waiting' | 'offered' | 'booked' | 'removed' | 'expired';

export type WaitingPriority = 'urgent' | 'soon' | 'routine';

export type WaitingPatient = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
  user_patient_id: string;
  mobile?: string | null;
  email?: string | null;
};

export type WaitingEntry<Rows = object> = {
  id: string;
  patient: Answer<Rows, 'WaitingPatient', WaitingPatient>;
  /** False if the patient has died: no offers are sent then. */
  is_reachable: boolean;
  category_id: string;
  category_name: string;
  /** #rrggbb */
  category_color_id: string;
  minutes: number;
  /** Any of them; empty for all. */
  calendar_ids: Array<string>;
  first_day: string;
  last_day: string;
  /** Monday is 1; empty for any. */
  weekdays: Array<number>;
  /** Minutes after midnight on the clinic's wall clock, like `end_minute`. */
  start_minute: number;
  end_minute: number;
  /** Minimum notice. */
  notice_hours: number;
  priority: WaitingPriority;
  note?: string | null;
  state: WaitingState;
  /** The existing appointment, if they want an earlier one. */
  appointment_id?: string | null;
  appointment_start?: Date | string | null;
  booked_start?: Date | string | null;
  added_by: string;
  create_time: Date | string;
  last_offer?: Answer<Rows, 'WaitingLastOffer', WaitingLastOffer> | null;
  version: number;
};

export type WaitingLastOffer = {
  /** sent, accepted, declined, expired, gone or withdrawn */
  state: string;
  start: Date | string;
  sent_time?: Date | string | null;
  expires_time?: Date | string | null;
};

export type WaitingEntryInput = {
  patient_id: string;
  category_id: string;
  minutes: number;
  calendar_ids: Array<string>;
  first_day: string;
  last_day: string;
  weekdays: Array<number>;
  start_minute: number;
  end_minute: number;
  notice_hours: number;
  priority: WaitingPriority;
  note?: string | null | undefined;
  appointment_id?: string | null | undefined;
};

export type FreedTimes<Rows = object> = {
  times: Array<Answer<Rows, 'FreedTime', FreedTime<Rows>>>;
  rounds: Array<Answer<Rows, 'WaitingRound', WaitingRound<Rows>>>;
};

export type FreedTime<Rows = object> = {
  id: string;
  calendar_id: string;
  start: Date | string;
  end: Date | string;
  /** Matching entries: by priority, then by waiting time. */
  fits: Array<Answer<Rows, 'WaitingFit', WaitingFit<Rows>>>;
};

export type WaitingFit<Rows = object> = {
  entry: Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>;
  start: Date | string;
  end: Date | string;
};

export type WaitingRound<Rows = object> = {
  id: string;
  calendar_id: string;
  in_turn: boolean;
  offers: Array<Answer<Rows, 'WaitingOffer', WaitingOffer<Rows>>>;
};

export type WaitingOffer<Rows = object> = {
  id: string;
  entry: Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>;
  start: Date | string;
  end: Date | string;
  /** planned, sent, accepted, declined, expired, gone or withdrawn */
  state: string;
  expires_time?: Date | string | null;
};

export type OfferTimeInput = {
  calendar_id: string;
  /** One after another, otherwise simultaneously. */
  in_turn: boolean;
  /** In the order of the offers; at most 10. */
  entries: Array<OfferTimeEntry>;
};

export type OfferTimeEntry = {
  id: string;
  start: Date;
};

export type WaitingSettings = {
  /** How long an offer is valid, unless the time itself comes first. */
  offer_hours: number;
  version: number;
};

export type WaitingSettingsInput = {
  offer_hours: number;
};

export type OfferedTime = {
  /** The language of the patient, en or es; null where it is not on file. */
  language?: string | null;
  /** open, accepted, declined, expired or gone */
  state: string;
  start: Date | string;
  end: Date | string;
  /** IANA name of the clinic's time zone. */
  time_zone: string;
  practice: string;
  doctor: string;
  /** When the offer expires. */
  expires?: Date | string | null;
};

export type QueryResolvers<Rows = object> = {
  waiting_list?: Field<Array<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>>, {
    states?: Array<WaitingState> | null | undefined;
    patient_id?: string | null | undefined;
  }>;
  freed_times?: Field<Answer<Rows, 'FreedTimes', FreedTimes<Rows>>>;
  waiting_settings?: Field<Answer<Rows, 'WaitingSettings', WaitingSettings>>;
  offered_time?: Field<Answer<Rows, 'OfferedTime', OfferedTime>, { token: string }>;
};

export type MutationResolvers<Rows = object> = {
  waiting_entry_create?: Field<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>, { input: WaitingEntryInput }>;
  waiting_entry_update?: Field<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>, {
    id: string;
    version: number;
    input: WaitingEntryInput;
  }>;
  waiting_entry_remove?: Field<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>, { id: string; version: number }>;
  waiting_entry_restore?: Field<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>, { id: string; version: number }>;
  waiting_entry_book?: Field<Answer<Rows, 'WaitingEntry', WaitingEntry<Rows>>, {
    id: string;
    version: number;
    calendar_id: string;
    start: Date;
  }>;
  offer_freed_time?: Field<boolean, { input: OfferTimeInput }>;
  withdraw_offer?: Field<boolean, { id: string }>;
  dismiss_freed_time?: Field<boolean, { id: string }>;
  save_waiting_settings?: Field<Answer<Rows, 'WaitingSettings', WaitingSettings>, {
    version: number;
    input: WaitingSettingsInput;
  }>;
  answer_offered_time?: Field<Answer<Rows, 'OfferedTime', OfferedTime>, { token: string; accept: boolean }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    WaitingPatient: WaitingPatient;
    WaitingEntry: WaitingEntry<Rows>;
    WaitingLastOffer: WaitingLastOffer;
    FreedTimes: FreedTimes<Rows>;
    FreedTime: FreedTime<Rows>;
    WaitingFit: WaitingFit<Rows>;
    WaitingRound: WaitingRound<Rows>;
    WaitingOffer: WaitingOffer<Rows>;
    WaitingSettings: WaitingSettings;
    OfferedTime: OfferedTime;
  }
>;
