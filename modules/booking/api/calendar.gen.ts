// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type BookingAudience = 'new' | 'known' | 'both';

export type BookingState = 'pending' | 'accepted' | 'declined' | 'expired';

export type BookingPage<Rows = object> = {
  clinic: string;
  phone?: string | null;
  time_zone: string;
  is_on: boolean;
  page_text: string;
  types: Array<Answer<Rows, 'BookingPageType', BookingPageType<Rows>>>;
};

export type BookingPageType<Rows = object> = {
  id: string;
  name: string;
  minutes: number;
  audience: BookingAudience;
  calendars: Array<Answer<Rows, 'BookingPageCalendar', BookingPageCalendar>>;
};

export type BookingPageCalendar = {
  id: string;
  name: string;
  /** The practices where this doctor works. */
  practices: Array<string>;
};

export type BookingTimes<Rows = object> = {
  times: Array<Answer<Rows, 'BookingTime', BookingTime>>;
  /** The next day to ask for; null if there are no later times. */
  next?: string | null;
};

export type BookingTime = {
  start: Date | string;
  calendar_id: string;
};

export type BookingInput = {
  type_id: string;
  calendar_id: string;
  start: Date;
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

export type BookingReceipt = {
  /** When the clinic answers at the latest. */
  held_until: Date | string;
};

export type BookingSettings = {
  is_on: boolean;
  address: string;
  notice_hours: number;
  days_ahead: number;
  hold_hours: number;
  page_text: string;
  version: number;
};

export type BookingSettingsInput = {
  is_on: boolean;
  address: string;
  notice_hours: number;
  days_ahead: number;
  hold_hours: number;
  page_text: string;
};

export type BookableType = {
  id: string;
  category_id: string;
  minutes: number;
  audience: BookingAudience;
  calendar_ids: Array<string>;
  version: number;
};

export type BookableTypeInput = {
  category_id: string;
  minutes: number;
  audience: BookingAudience;
  calendar_ids: Array<string>;
};

export type BookingRequest = {
  id: string;
  category_name: string;
  doctor: string;
  calendar_id: string;
  start: Date | string;
  end: Date | string;
  says_new: boolean;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  phone: string;
  email: string;
  reason: string;
  state: BookingState;
  held_until: Date | string;
  patient_id?: string | null;
  event_id?: string | null;
  decline_reason?: string | null;
  created_time: Date | string;
  version: number;
};

export type BookingMatch = {
  patient_id: string;
  name: string;
  record_number: number;
  date_of_birth?: string | null;
  phone?: string | null;
  email?: string | null;
  /** The only patient with the same name, date of birth, and phone or email. */
  is_exact: boolean;
};

export type BookingDecision = {
  /** Null to create a new patient. */
  patient_id?: string | null | undefined;
  /** Required for a new patient: Female or Male. */
  gender?: string | null | undefined;
  /** Another start, if the requested one is no longer free. */
  start?: Date | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  booking_page?: Field<Answer<Rows, 'BookingPage', BookingPage<Rows>>, { address: string }>;
  booking_times?: Field<Answer<Rows, 'BookingTimes', BookingTimes<Rows>>, {
    address: string;
    type_id: string;
    calendar_id?: string | null | undefined;
    from?: string | null | undefined;
  }>;
  booking_settings?: Field<Answer<Rows, 'BookingSettings', BookingSettings>>;
  bookable_types?: Field<Array<Answer<Rows, 'BookableType', BookableType>>>;
  booking_requests?: Field<Array<Answer<Rows, 'BookingRequest', BookingRequest>>, { states: Array<BookingState> }>;
  booking_requests_count?: Field<number>;
  booking_matches?: Field<Array<Answer<Rows, 'BookingMatch', BookingMatch>>, { id: string }>;
  booking_other_times?: Field<Array<Date | string>, { id: string }>;
};

export type MutationResolvers<Rows = object> = {
  request_booking?: Field<Answer<Rows, 'BookingReceipt', BookingReceipt>, {
    address: string;
    client_key: string;
    input: BookingInput;
  }>;
  save_booking_settings?: Field<Answer<Rows, 'BookingSettings', BookingSettings>, {
    version: number;
    input: BookingSettingsInput;
  }>;
  create_bookable_type?: Field<Answer<Rows, 'BookableType', BookableType>, { input: BookableTypeInput }>;
  update_bookable_type?: Field<Answer<Rows, 'BookableType', BookableType>, {
    id: string;
    version: number;
    input: BookableTypeInput;
  }>;
  delete_bookable_type?: Field<Answer<Rows, 'BookableType', BookableType>, { id: string; version: number }>;
  accept_booking?: Field<Answer<Rows, 'BookingRequest', BookingRequest>, {
    id: string;
    version: number;
    input: BookingDecision;
  }>;
  decline_booking?: Field<Answer<Rows, 'BookingRequest', BookingRequest>, {
    id: string;
    version: number;
    reason: string;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    BookingPage: BookingPage<Rows>;
    BookingPageType: BookingPageType<Rows>;
    BookingPageCalendar: BookingPageCalendar;
    BookingTimes: BookingTimes<Rows>;
    BookingTime: BookingTime;
    BookingReceipt: BookingReceipt;
    BookingSettings: BookingSettings;
    BookableType: BookableType;
    BookingRequest: BookingRequest;
    BookingMatch: BookingMatch;
  }
>;
