// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppointmentChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentChoicesQuery = { practice_info: { event_categories: Array<{ id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> }>, clinic_calendars: Array<{ calendar_id: string, user_id: string, is_active: boolean, name: string, color: string }> } };


export const AppointmentChoicesDocument: ApiDocument<AppointmentChoicesQuery, AppointmentChoicesQueryVariables> = {
  service: 'calendar',
  name: 'AppointmentChoices',
  query: "query AppointmentChoices {\n  practice_info {\n    event_categories {\n      id\n      event_category_name\n      event_category_color_id\n      event_category_duration\n      event_category_interval\n      notifications {\n        notification_type\n        notification_method\n        subject\n        message_template\n        message_template_es\n        hours_before_appointment\n      }\n    }\n    clinic_calendars {\n      calendar_id\n      user_id\n      is_active\n      name\n      color\n    }\n  }\n}",
};
