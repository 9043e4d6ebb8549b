// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { IdFilter, SortOrder } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type FetchRequestsInput = {
  where?: PatientRequestWhere | null | undefined;
  orderBy?: PatientRequestOrderBy | null | undefined;
  take?: number | null | undefined;
  skip?: number | null | undefined;
};

export type PatientRequestWhere = {
  id?: IdFilter | null | undefined;
  patient_id?: IdFilter | null | undefined;
  status?: RequestStatusFilter | null | undefined;
};

export type RequestStatusFilter = {
  equals?: RequestStatus | null | undefined;
  in?: Array<RequestStatus> | null | undefined;
};

export type PatientRequestOrderBy = {
  create_time?: SortOrder | null | undefined;
};

export type RequestStatus = 'New' | 'Pending' | 'Approved' | 'Declined' | 'Withdrawn';

export type RequestType =
  | 'MakeAppointment'
  | 'CancelAppointment'
  | 'PatientInfoUpdate'
  | 'AddVital'
  | 'AddMedicationHistory'
  | 'AddAllergy'
  | 'DeleteMedicationHistory'
  | 'DeleteAllergy'
  | 'RefillMedication';

export type DoctorOperation = 'Pending' | 'Decline' | 'Approve';

export type PatientRequests<Rows = object> = {
  count: number;
  requests: Array<Answer<Rows, 'PatientRequest', PatientRequest>>;
};

export type PatientRequest = {
  id: string;
  type: RequestType;
  title: string;
  description?: string | null;
  status: RequestStatus;
  create_time: Date | string;
  update_time: Date | string;
  patient_id: string;
  patient_name: string;
  /** The submitted data; for appointments it contains event_id. */
  data: unknown;
  /** The reason for declining. */
  reason?: string | null;
  /** The clinic's internal note, not visible to the patient. */
  note?: string | null;
  follow_up_date?: string | null;
  /** The user who handled it last. */
  handled_by?: string | null;
  handled_time?: Date | string | null;
  version: number;
};

export type RequestReview = {
  /** By field, at the time of the request. */
  before: unknown;
  /** By field, current; empty if the referenced entry no longer exists, and for vitals without permission. */
  current: unknown;
  /** The fields that changed since the request. */
  changed: Array<string>;
  /** Why it can't be approved, e.g.: This allergy does not exist. */
  gone?: string | null;
  /** To be sent with an approval of PatientInfoUpdate. */
  patient_version?: number | null;
  /**
   * To be sent with an approval of CancelAppointment, DeleteMedicationHistory and DeleteAllergy: the version of the
   * referenced entry.
   */
  row_version?: number | null;
  /** The channel for notifying the patient: email, sms or null. */
  contact?: string | null;
  /** The patient's date of death: deceased patients are not notified. */
  deceased_date?: string | null;
  /** The channels by which the patient can be reached: email, sms. */
  reachable: Array<string>;
};

export type UpdateRequestInput = {
  request_id: string;
  doctor_operation: DoctorOperation;
  version?: number | null | undefined;
  /**
   * For AddMedicationHistory the list, for AddAllergy the allergy, as they are to be recorded; for DeleteAllergy its new
   * status.
   */
  data?: unknown;
  /** For PatientInfoUpdate and AddVital: the fields or vitals to apply; default all. */
  accepted?: Array<string> | null | undefined;
  /** For PatientInfoUpdate: the version of the patient as displayed. */
  patient_version?: number | null | undefined;
  /** For CancelAppointment, DeleteMedicationHistory and DeleteAllergy: the version as displayed. */
  row_version?: number | null | undefined;
  /** Vitals whose implausible values were confirmed. */
  confirmed?: Array<string> | null | undefined;
  /** For MakeAppointment: the event. */
  event?: RequestEventInput | null | undefined;
  accepted_conflicts?: Array<string> | null | undefined;
  conflict_reason?: string | null | undefined;
  /** For Decline: the reason shown to the patient. Required by the page, but optional here. */
  reason?: string | null | undefined;
  note?: string | null | undefined;
  follow_up_date?: string | null | undefined;
};

export type RequestEventInput = {
  title?: string | null | undefined;
  category_id?: string | null | undefined;
  status?: string | null | undefined;
  notes?: string | null | undefined;
  /** In the clinic's zone, YYYY-MM-DD HH:mm:ss. */
  start?: string | null | undefined;
  /** Seconds. */
  duration?: number | null | undefined;
  calendar_ids?: Array<string> | null | undefined;
  /** The patient's notifications; default those of the category. */
  event_notifications?: Array<RequestNotificationInput> | null | undefined;
};

export type RequestNotificationInput = {
  /** initial_confirmation or reminder. */
  notification_type: string;
  /** email or sms. */
  notification_method: string;
  subject?: string | null | undefined;
  message_template: string;
  message_template_es?: string | null | undefined;
  /** For reminders. */
  hours_before_appointment?: number | null | undefined;
};

export type UpdateRequestResult<Rows = object> = {
  request: Answer<Rows, 'PatientRequest', PatientRequest>;
  /** The conflicts; if there are any, nothing is written. */
  conflicts: Array<Answer<Rows, 'RequestConflict', RequestConflict>>;
  /** If there are conflicts: alternative start times, nearest first. */
  alternatives: Array<Date | string>;
  /** The channel used to notify the patient: email or sms; null without contact data, or if there was nothing to notify of. */
  told_by?: string | null;
};

export type RequestConflict = {
  event_id: string;
  title: string;
  start: Date | string;
  end: Date | string;
  who: string;
  /** The patient's name; null if the event has no patient. */
  patient_name?: string | null;
};

export type QueryResolvers<Rows = object> = {
  fetchRequests?: Field<Answer<Rows, 'PatientRequests', PatientRequests<Rows>>, {
    input?: FetchRequestsInput | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  updateRequest?: Field<Answer<Rows, 'UpdateRequestResult', UpdateRequestResult<Rows>>, { input: UpdateRequestInput }>;
};

export type PatientRequestResolvers<Rows = object> = {
  review?: Field<Answer<Rows, 'RequestReview', RequestReview>, object, Answer<Rows, 'PatientRequest', PatientRequest>>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
  PatientRequest?: PatientRequestResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientRequests: PatientRequests<Rows>;
    PatientRequest: PatientRequest;
    RequestReview: RequestReview;
    UpdateRequestResult: UpdateRequestResult<Rows>;
    RequestConflict: RequestConflict;
  }
>;
