// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

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

export type WaitingEntry = {
  id: string;
  patient: WaitingPatient;
  /** False where they have died: nothing is offered then. */
  is_reachable: boolean;
  category_id: string;
  category_name: string;
  /** #rrggbb */
  category_color_id: string;
  minutes: number;
  /** Any of them; with none, anybody. */
  calendar_ids: Array<string>;
  first_day: string;
  last_day: string;
  /** Monday is 1; empty for any. */
  weekdays: Array<number>;
  /** Minutes after midnight on the clinic's wall clock, as the end. */
  start_minute: number;
  end_minute: number;
  /** How long before they have to know. */
  notice_hours: number;
  priority: WaitingPriority;
  note?: string | null;
  state: WaitingState;
  /** The appointment that they have and would have earlier. */
  appointment_id?: string | null;
  appointment_start?: Date | string | null;
  booked_start?: Date | string | null;
  added_by: string;
  create_time: Date | string;
  last_offer?: WaitingLastOffer | null;
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

export type FreedTimes = {
  times: Array<FreedTime>;
  rounds: Array<WaitingRound>;
};

export type FreedTime = {
  id: string;
  calendar_id: string;
  start: Date | string;
  end: Date | string;
  /** Whom it suits: by priority, then who has waited longer. */
  fits: Array<WaitingFit>;
};

export type WaitingFit = {
  entry: WaitingEntry;
  start: Date | string;
  end: Date | string;
};

export type WaitingRound = {
  id: string;
  calendar_id: string;
  in_turn: boolean;
  offers: Array<WaitingOffer>;
};

export type WaitingOffer = {
  id: string;
  entry: WaitingEntry;
  start: Date | string;
  end: Date | string;
  /** planned, sent, accepted, declined, expired, gone or withdrawn */
  state: string;
  expires_time?: Date | string | null;
};

export type OfferTimeInput = {
  calendar_id: string;
  /** One after another, else all at once. */
  in_turn: boolean;
  /** In the order in which they are asked; at most 10. */
  entries: Array<OfferTimeEntry>;
};

export type OfferTimeEntry = {
  id: string;
  start: Date;
};

export type WaitingSettings = {
  /** How long a patient may think about an offer, unless the time itself comes first. */
  offer_hours: number;
  version: number;
};

export type WaitingSettingsInput = {
  offer_hours: number;
};

export type OfferedTime = {
  /** open, accepted, declined, expired or gone */
  state: string;
  start: Date | string;
  end: Date | string;
  /** IANA name of the clinic's time zone. */
  time_zone: string;
  practice: string;
  doctor: string;
  /** Until when it can be taken. */
  expires?: Date | string | null;
};

export type QueryResolvers = {
  waiting_list?: Field<Array<WaitingEntry>, {
    states?: Array<WaitingState> | null | undefined;
    patient_id?: string | null | undefined;
  }>;
  freed_times?: Field<FreedTimes>;
  waiting_settings?: Field<WaitingSettings>;
  offered_time?: Field<OfferedTime, { token: string }>;
};

export type MutationResolvers = {
  waiting_entry_create?: Field<WaitingEntry, { input: WaitingEntryInput }>;
  waiting_entry_update?: Field<WaitingEntry, { id: string; version: number; input: WaitingEntryInput }>;
  waiting_entry_remove?: Field<WaitingEntry, { id: string; version: number }>;
  waiting_entry_restore?: Field<WaitingEntry, { id: string; version: number }>;
  waiting_entry_book?: Field<WaitingEntry, { id: string; version: number; calendar_id: string; start: Date }>;
  offer_freed_time?: Field<boolean, { input: OfferTimeInput }>;
  withdraw_offer?: Field<boolean, { id: string }>;
  dismiss_freed_time?: Field<boolean, { id: string }>;
  save_waiting_settings?: Field<WaitingSettings, { version: number; input: WaitingSettingsInput }>;
  answer_offered_time?: Field<OfferedTime, { token: string; accept: boolean }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
