// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingState =
  | 'waiting'
  | 'offered'
  | 'booked'
  | 'removed'
  | 'expired';

export type WaitingPriority =
  | 'urgent'
  | 'soon'
  | 'routine';

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

export type OfferTimeInput = {
  calendar_id: string;
  /** One after another, otherwise simultaneously. */
  in_turn: boolean;
  /** In the order of the offers; at most 10. */
  entries: Array<OfferTimeEntry>;
};

export type OfferTimeEntry = {
  id: string;
  start: string;
};

export type WaitingSettingsInput = {
  offer_hours: number;
};

export type WaitingFragment = { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null };

export type WaitingListQueryVariables = Exact<{
  states?: Array<WaitingState> | WaitingState | null | undefined;
  patient_id?: string | null | undefined;
}>;


export type WaitingListQuery = { waiting_list: Array<{ id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null }> };

export type FreedFragment = { id: string, calendar_id: string, start: string, end: string, fits: Array<{ start: string, end: string, entry: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } }> };

export type RoundFragment = { id: string, calendar_id: string, in_turn: boolean, offers: Array<{ id: string, start: string, end: string, state: string, expires_time: string | null, entry: { id: string, patient: { first_name: string, last_name: string } } }> };

export type FreedTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type FreedTimesQuery = { freed_times: { times: Array<{ id: string, calendar_id: string, start: string, end: string, fits: Array<{ start: string, end: string, entry: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } }> }>, rounds: Array<{ id: string, calendar_id: string, in_turn: boolean, offers: Array<{ id: string, start: string, end: string, state: string, expires_time: string | null, entry: { id: string, patient: { first_name: string, last_name: string } } }> }> } };

export type CreateWaitingMutationVariables = Exact<{
  input: WaitingEntryInput;
}>;


export type CreateWaitingMutation = { waiting_entry_create: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } };

export type UpdateWaitingMutationVariables = Exact<{
  id: string;
  version: number;
  input: WaitingEntryInput;
}>;


export type UpdateWaitingMutation = { waiting_entry_update: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } };

export type RemoveWaitingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveWaitingMutation = { waiting_entry_remove: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } };

export type RestoreWaitingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreWaitingMutation = { waiting_entry_restore: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } };

export type BookWaitingMutationVariables = Exact<{
  id: string;
  version: number;
  calendar_id: string;
  start: string;
}>;


export type BookWaitingMutation = { waiting_entry_book: { id: string, is_reachable: boolean, category_id: string, category_name: string, category_color_id: string, minutes: number, calendar_ids: Array<string>, first_day: string, last_day: string, weekdays: Array<number>, start_minute: number, end_minute: number, notice_hours: number, priority: WaitingPriority, note: string | null, state: WaitingState, appointment_id: string | null, appointment_start: string | null, booked_start: string | null, added_by: string, create_time: string, version: number, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null }, last_offer: { state: string, start: string, sent_time: string | null, expires_time: string | null } | null } };

export type OfferFreedTimeMutationVariables = Exact<{
  input: OfferTimeInput;
}>;


export type OfferFreedTimeMutation = { offer_freed_time: boolean };

export type WithdrawOfferMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawOfferMutation = { withdraw_offer: boolean };

export type DismissFreedTimeMutationVariables = Exact<{
  id: string;
}>;


export type DismissFreedTimeMutation = { dismiss_freed_time: boolean };

export type WaitingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingSettingsQuery = { waiting_settings: { offer_hours: number, version: number } };

export type SaveWaitingSettingsMutationVariables = Exact<{
  version: number;
  input: WaitingSettingsInput;
}>;


export type SaveWaitingSettingsMutation = { save_waiting_settings: { offer_hours: number, version: number } };

export type OfferedTimeQueryVariables = Exact<{
  token: string;
}>;


export type OfferedTimeQuery = { offered_time: { language: string | null, state: string, start: string, end: string, time_zone: string, practice: string, doctor: string, expires: string | null } };

export type AnswerOfferedTimeMutationVariables = Exact<{
  token: string;
  accept: boolean;
}>;


export type AnswerOfferedTimeMutation = { answer_offered_time: { language: string | null, state: string, start: string, end: string, time_zone: string, practice: string, doctor: string, expires: string | null } };


export const WaitingListDocument: ApiDocument<WaitingListQuery, WaitingListQueryVariables> = {
  service: 'calendar',
  name: 'WaitingList',
  query: "query WaitingList($states: [WaitingState!], $patient_id: ID) {\n  waiting_list(states: $states, patient_id: $patient_id) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const FreedTimesDocument: ApiDocument<FreedTimesQuery, FreedTimesQueryVariables> = {
  service: 'calendar',
  name: 'FreedTimes',
  query: "query FreedTimes {\n  freed_times {\n    times {\n      ...Freed\n    }\n    rounds {\n      ...Round\n    }\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}\nfragment Freed on FreedTime {\n  id\n  calendar_id\n  start\n  end\n  fits {\n    entry {\n      ...Waiting\n    }\n    start\n    end\n  }\n}\nfragment Round on WaitingRound {\n  id\n  calendar_id\n  in_turn\n  offers {\n    id\n    entry {\n      id\n      patient {\n        first_name\n        last_name\n      }\n    }\n    start\n    end\n    state\n    expires_time\n  }\n}",
};

export const CreateWaitingDocument: ApiDocument<CreateWaitingMutation, CreateWaitingMutationVariables> = {
  service: 'calendar',
  name: 'CreateWaiting',
  query: "mutation CreateWaiting($input: WaitingEntryInput!) {\n  waiting_entry_create(input: $input) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const UpdateWaitingDocument: ApiDocument<UpdateWaitingMutation, UpdateWaitingMutationVariables> = {
  service: 'calendar',
  name: 'UpdateWaiting',
  query: "mutation UpdateWaiting($id: ID!, $version: Int!, $input: WaitingEntryInput!) {\n  waiting_entry_update(id: $id, version: $version, input: $input) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const RemoveWaitingDocument: ApiDocument<RemoveWaitingMutation, RemoveWaitingMutationVariables> = {
  service: 'calendar',
  name: 'RemoveWaiting',
  query: "mutation RemoveWaiting($id: ID!, $version: Int!) {\n  waiting_entry_remove(id: $id, version: $version) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const RestoreWaitingDocument: ApiDocument<RestoreWaitingMutation, RestoreWaitingMutationVariables> = {
  service: 'calendar',
  name: 'RestoreWaiting',
  query: "mutation RestoreWaiting($id: ID!, $version: Int!) {\n  waiting_entry_restore(id: $id, version: $version) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const BookWaitingDocument: ApiDocument<BookWaitingMutation, BookWaitingMutationVariables> = {
  service: 'calendar',
  name: 'BookWaiting',
  query: "mutation BookWaiting($id: ID!, $version: Int!, $calendar_id: ID!, $start: DateTime!) {\n  waiting_entry_book(\n    id: $id\n    version: $version\n    calendar_id: $calendar_id\n    start: $start\n  ) {\n    ...Waiting\n  }\n}\nfragment Waiting on WaitingEntry {\n  id\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  is_reachable\n  category_id\n  category_name\n  category_color_id\n  minutes\n  calendar_ids\n  first_day\n  last_day\n  weekdays\n  start_minute\n  end_minute\n  notice_hours\n  priority\n  note\n  state\n  appointment_id\n  appointment_start\n  booked_start\n  added_by\n  create_time\n  last_offer {\n    state\n    start\n    sent_time\n    expires_time\n  }\n  version\n}",
};

export const OfferFreedTimeDocument: ApiDocument<OfferFreedTimeMutation, OfferFreedTimeMutationVariables> = {
  service: 'calendar',
  name: 'OfferFreedTime',
  query: "mutation OfferFreedTime($input: OfferTimeInput!) {\n  offer_freed_time(input: $input)\n}",
};

export const WithdrawOfferDocument: ApiDocument<WithdrawOfferMutation, WithdrawOfferMutationVariables> = {
  service: 'calendar',
  name: 'WithdrawOffer',
  query: "mutation WithdrawOffer($id: ID!) {\n  withdraw_offer(id: $id)\n}",
};

export const DismissFreedTimeDocument: ApiDocument<DismissFreedTimeMutation, DismissFreedTimeMutationVariables> = {
  service: 'calendar',
  name: 'DismissFreedTime',
  query: "mutation DismissFreedTime($id: ID!) {\n  dismiss_freed_time(id: $id)\n}",
};

export const WaitingSettingsDocument: ApiDocument<WaitingSettingsQuery, WaitingSettingsQueryVariables> = {
  service: 'calendar',
  name: 'WaitingSettings',
  query: "query WaitingSettings {\n  waiting_settings {\n    offer_hours\n    version\n  }\n}",
};

export const SaveWaitingSettingsDocument: ApiDocument<SaveWaitingSettingsMutation, SaveWaitingSettingsMutationVariables> = {
  service: 'calendar',
  name: 'SaveWaitingSettings',
  query: "mutation SaveWaitingSettings($version: Int!, $input: WaitingSettingsInput!) {\n  save_waiting_settings(version: $version, input: $input) {\n    offer_hours\n    version\n  }\n}",
};

export const OfferedTimeDocument: ApiDocument<OfferedTimeQuery, OfferedTimeQueryVariables> = {
  service: 'calendar',
  name: 'OfferedTime',
  query: "query OfferedTime($token: String!) {\n  offered_time(token: $token) {\n    language\n    state\n    start\n    end\n    time_zone\n    practice\n    doctor\n    expires\n  }\n}",
};

export const AnswerOfferedTimeDocument: ApiDocument<AnswerOfferedTimeMutation, AnswerOfferedTimeMutationVariables> = {
  service: 'calendar',
  name: 'AnswerOfferedTime',
  query: "mutation AnswerOfferedTime($token: String!, $accept: Boolean!) {\n  answer_offered_time(token: $token, accept: $accept) {\n    language\n    state\n    start\n    end\n    time_zone\n    practice\n    doctor\n    expires\n  }\n}",
};
