// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookingAudience =
  | 'new'
  | 'known'
  | 'both';

export type BookingState =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'expired';

export type BookingInput = {
  type_id: string;
  calendar_id: string;
  start: string;
  says_new: boolean;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  phone: string;
  email: string;
  reason: string;
  consent: boolean;
  language: string;
  /** Hidden from people: only programs fill it in. */
  website?: string | null | undefined;
};

export type BookingSettingsInput = {
  is_on: boolean;
  address: string;
  notice_hours: number;
  days_ahead: number;
  hold_hours: number;
  page_text: string;
};

export type BookableTypeInput = {
  category_id: string;
  minutes: number;
  audience: BookingAudience;
  calendar_ids: Array<string>;
};

export type BookingDecision = {
  /** Null to create a new patient. */
  patient_id?: string | null | undefined;
  /** Required for a new patient: Female or Male. */
  gender?: string | null | undefined;
  /** Another start, if the requested one is no longer free. */
  start?: string | null | undefined;
};

export type BookingPageQueryVariables = Exact<{
  address: string;
}>;


export type BookingPageQuery = { booking_page: { clinic: string, phone: string | null, time_zone: string, is_on: boolean, page_text: string, types: Array<{ id: string, name: string, minutes: number, audience: BookingAudience, calendars: Array<{ id: string, name: string, practices: Array<string> }> }> } };

export type BookingTimesQueryVariables = Exact<{
  address: string;
  typeId: string;
  calendarId?: string | null | undefined;
  from?: string | null | undefined;
}>;


export type BookingTimesQuery = { booking_times: { next: string | null, times: Array<{ start: string, calendar_id: string }> } };

export type RequestBookingMutationVariables = Exact<{
  address: string;
  clientKey: string;
  input: BookingInput;
}>;


export type RequestBookingMutation = { request_booking: { held_until: string } };

export type BookingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingSettingsQuery = { booking_settings: { is_on: boolean, address: string, notice_hours: number, days_ahead: number, hold_hours: number, page_text: string, version: number } };

export type SaveBookingSettingsMutationVariables = Exact<{
  version: number;
  input: BookingSettingsInput;
}>;


export type SaveBookingSettingsMutation = { save_booking_settings: { version: number } };

export type BookableTypePartsFragment = { id: string, category_id: string, minutes: number, audience: BookingAudience, calendar_ids: Array<string>, version: number };

export type BookableTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookableTypesQuery = { bookable_types: Array<{ id: string, category_id: string, minutes: number, audience: BookingAudience, calendar_ids: Array<string>, version: number }> };

export type CreateBookableTypeMutationVariables = Exact<{
  input: BookableTypeInput;
}>;


export type CreateBookableTypeMutation = { create_bookable_type: { id: string } };

export type UpdateBookableTypeMutationVariables = Exact<{
  id: string;
  version: number;
  input: BookableTypeInput;
}>;


export type UpdateBookableTypeMutation = { update_bookable_type: { id: string } };

export type DeleteBookableTypeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteBookableTypeMutation = { delete_bookable_type: { id: string } };

export type BookingRequestPartsFragment = { id: string, category_name: string, doctor: string, calendar_id: string, start: string, end: string, says_new: boolean, first_name: string, last_name: string, date_of_birth: string, phone: string, email: string, reason: string, state: BookingState, held_until: string, patient_id: string | null, event_id: string | null, decline_reason: string | null, created_time: string, version: number };

export type BookingRequestsQueryVariables = Exact<{
  states: Array<BookingState> | BookingState;
}>;


export type BookingRequestsQuery = { booking_requests: Array<{ id: string, category_name: string, doctor: string, calendar_id: string, start: string, end: string, says_new: boolean, first_name: string, last_name: string, date_of_birth: string, phone: string, email: string, reason: string, state: BookingState, held_until: string, patient_id: string | null, event_id: string | null, decline_reason: string | null, created_time: string, version: number }> };

export type BookingRequestsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingRequestsCountQuery = { booking_requests_count: number };

export type BookingMatchesQueryVariables = Exact<{
  id: string;
}>;


export type BookingMatchesQuery = { booking_matches: Array<{ patient_id: string, name: string, record_number: number, date_of_birth: string | null, phone: string | null, email: string | null, is_exact: boolean }> };

export type BookingOtherTimesQueryVariables = Exact<{
  id: string;
}>;


export type BookingOtherTimesQuery = { booking_other_times: Array<string> };

export type AcceptBookingMutationVariables = Exact<{
  id: string;
  version: number;
  input: BookingDecision;
}>;


export type AcceptBookingMutation = { accept_booking: { id: string } };

export type DeclineBookingMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type DeclineBookingMutation = { decline_booking: { id: string } };


export const BookingPageDocument: ApiDocument<BookingPageQuery, BookingPageQueryVariables> = {
  service: 'calendar',
  name: 'BookingPage',
  query: "query BookingPage($address: String!) {\n  booking_page(address: $address) {\n    clinic\n    phone\n    time_zone\n    is_on\n    page_text\n    types {\n      id\n      name\n      minutes\n      audience\n      calendars {\n        id\n        name\n        practices\n      }\n    }\n  }\n}",
};

export const BookingTimesDocument: ApiDocument<BookingTimesQuery, BookingTimesQueryVariables> = {
  service: 'calendar',
  name: 'BookingTimes',
  query: "query BookingTimes($address: String!, $typeId: ID!, $calendarId: ID, $from: Date) {\n  booking_times(\n    address: $address\n    type_id: $typeId\n    calendar_id: $calendarId\n    from: $from\n  ) {\n    times {\n      start\n      calendar_id\n    }\n    next\n  }\n}",
};

export const RequestBookingDocument: ApiDocument<RequestBookingMutation, RequestBookingMutationVariables> = {
  service: 'calendar',
  name: 'RequestBooking',
  query: "mutation RequestBooking($address: String!, $clientKey: ID!, $input: BookingInput!) {\n  request_booking(address: $address, client_key: $clientKey, input: $input) {\n    held_until\n  }\n}",
};

export const BookingSettingsDocument: ApiDocument<BookingSettingsQuery, BookingSettingsQueryVariables> = {
  service: 'calendar',
  name: 'BookingSettings',
  query: "query BookingSettings {\n  booking_settings {\n    is_on\n    address\n    notice_hours\n    days_ahead\n    hold_hours\n    page_text\n    version\n  }\n}",
};

export const SaveBookingSettingsDocument: ApiDocument<SaveBookingSettingsMutation, SaveBookingSettingsMutationVariables> = {
  service: 'calendar',
  name: 'SaveBookingSettings',
  query: "mutation SaveBookingSettings($version: Int!, $input: BookingSettingsInput!) {\n  save_booking_settings(version: $version, input: $input) {\n    version\n  }\n}",
};

export const BookableTypesDocument: ApiDocument<BookableTypesQuery, BookableTypesQueryVariables> = {
  service: 'calendar',
  name: 'BookableTypes',
  query: "query BookableTypes {\n  bookable_types {\n    ...BookableTypeParts\n  }\n}\nfragment BookableTypeParts on BookableType {\n  id\n  category_id\n  minutes\n  audience\n  calendar_ids\n  version\n}",
};

export const CreateBookableTypeDocument: ApiDocument<CreateBookableTypeMutation, CreateBookableTypeMutationVariables> = {
  service: 'calendar',
  name: 'CreateBookableType',
  query: "mutation CreateBookableType($input: BookableTypeInput!) {\n  create_bookable_type(input: $input) {\n    id\n  }\n}",
};

export const UpdateBookableTypeDocument: ApiDocument<UpdateBookableTypeMutation, UpdateBookableTypeMutationVariables> = {
  service: 'calendar',
  name: 'UpdateBookableType',
  query: "mutation UpdateBookableType($id: ID!, $version: Int!, $input: BookableTypeInput!) {\n  update_bookable_type(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteBookableTypeDocument: ApiDocument<DeleteBookableTypeMutation, DeleteBookableTypeMutationVariables> = {
  service: 'calendar',
  name: 'DeleteBookableType',
  query: "mutation DeleteBookableType($id: ID!, $version: Int!) {\n  delete_bookable_type(id: $id, version: $version) {\n    id\n  }\n}",
};

export const BookingRequestsDocument: ApiDocument<BookingRequestsQuery, BookingRequestsQueryVariables> = {
  service: 'calendar',
  name: 'BookingRequests',
  query: "query BookingRequests($states: [BookingState!]!) {\n  booking_requests(states: $states) {\n    ...BookingRequestParts\n  }\n}\nfragment BookingRequestParts on BookingRequest {\n  id\n  category_name\n  doctor\n  calendar_id\n  start\n  end\n  says_new\n  first_name\n  last_name\n  date_of_birth\n  phone\n  email\n  reason\n  state\n  held_until\n  patient_id\n  event_id\n  decline_reason\n  created_time\n  version\n}",
};

export const BookingRequestsCountDocument: ApiDocument<BookingRequestsCountQuery, BookingRequestsCountQueryVariables> = {
  service: 'calendar',
  name: 'BookingRequestsCount',
  query: "query BookingRequestsCount {\n  booking_requests_count\n}",
};

export const BookingMatchesDocument: ApiDocument<BookingMatchesQuery, BookingMatchesQueryVariables> = {
  service: 'calendar',
  name: 'BookingMatches',
  query: "query BookingMatches($id: ID!) {\n  booking_matches(id: $id) {\n    patient_id\n    name\n    record_number\n    date_of_birth\n    phone\n    email\n    is_exact\n  }\n}",
};

export const BookingOtherTimesDocument: ApiDocument<BookingOtherTimesQuery, BookingOtherTimesQueryVariables> = {
  service: 'calendar',
  name: 'BookingOtherTimes',
  query: "query BookingOtherTimes($id: ID!) {\n  booking_other_times(id: $id)\n}",
};

export const AcceptBookingDocument: ApiDocument<AcceptBookingMutation, AcceptBookingMutationVariables> = {
  service: 'calendar',
  name: 'AcceptBooking',
  query: "mutation AcceptBooking($id: ID!, $version: Int!, $input: BookingDecision!) {\n  accept_booking(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeclineBookingDocument: ApiDocument<DeclineBookingMutation, DeclineBookingMutationVariables> = {
  service: 'calendar',
  name: 'DeclineBooking',
  query: "mutation DeclineBooking($id: ID!, $version: Int!, $reason: String!) {\n  decline_booking(id: $id, version: $version, reason: $reason) {\n    id\n  }\n}",
};
