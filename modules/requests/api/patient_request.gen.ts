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
  /** What was asked for, as it was sent; for appointments it holds event_id. */
  data: unknown;
  /** Why it was declined. */
  reason?: string | null;
  /** What the clinic noted of it; the patient does not read it. */
  note?: string | null;
  follow_up_date?: string | null;
  /** Who handled it last. */
  handled_by?: string | null;
  handled_time?: Date | string | null;
  version: number;
};

export type RequestReview = {
  /** By field, as when the patient asked. */
  before: unknown;
  /** By field, as the record is now; empty where what is meant is not there any more, and of vitals for who has no right to see them. */
  current: unknown;
  /** The fields that changed since the patient asked. */
  changed: Array<string>;
  /** Why it can't be approved as it is: This allergy does not exist. */
  gone?: string | null;
  /** Goes back with an approval of PatientInfoUpdate. */
  patient_version?: number | null;
  /** Goes back with an approval of CancelAppointment, DeleteMedicationHistory and DeleteAllergy: what it is about, as it was looked at. */
  row_version?: number | null;
  /** Where the patient would be told: email, sms or null. */
  contact?: string | null;
  /** The day that the patient died: they are told nothing any more. */
  deceased_date?: string | null;
  /** The ways by which the patient can be reached at all: email, sms. */
  reachable: Array<string>;
};

export type UpdateRequestInput = {
  request_id: string;
  doctor_operation: DoctorOperation;
  version?: number | null | undefined;
  /** Of AddMedicationHistory the list, of AddAllergy the allergy, as they are to be recorded; of DeleteAllergy its new status. */
  data?: unknown;
  /** Of PatientInfoUpdate and AddVital: the fields, or the vitals, that are taken over; all where it is left out. */
  accepted?: Array<string> | null | undefined;
  /** Of PatientInfoUpdate: the version of the patient that the approval looked at. */
  patient_version?: number | null | undefined;
  /** Of CancelAppointment, DeleteMedicationHistory and DeleteAllergy: the version that the approval looked at. */
  row_version?: number | null | undefined;
  /** The vitals whose values were asked about and are right. */
  confirmed?: Array<string> | null | undefined;
  /** Of MakeAppointment: the event. */
  event?: RequestEventInput | null | undefined;
  accepted_conflicts?: Array<string> | null | undefined;
  conflict_reason?: string | null | undefined;
  /** Of Decline: what the patient reads on their page. The page asks for it; it may be left out. */
  reason?: string | null | undefined;
  note?: string | null | undefined;
  follow_up_date?: string | null | undefined;
};

export type RequestEventInput = {
  title?: string | null | undefined;
  category_id?: string | null | undefined;
  status?: string | null | undefined;
  notes?: string | null | undefined;
  /** The clinic's clock, YYYY-MM-DD HH:mm:ss. */
  start?: string | null | undefined;
  /** Seconds. */
  duration?: number | null | undefined;
  calendar_ids?: Array<string> | null | undefined;
  /** What the patient is told of it; what its category says where it is left out. */
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
  /** Of a reminder. */
  hours_before_appointment?: number | null | undefined;
};

export type UpdateRequestResult<Rows = object> = {
  request: Answer<Rows, 'PatientRequest', PatientRequest>;
  /** What is in the way; nothing is written where there is any. */
  conflicts: Array<Answer<Rows, 'RequestConflict', RequestConflict>>;
  /** Where there is any: other starts at which nothing is in the way, the nearest first. */
  alternatives: Array<Date | string>;
  /** How the patient is told: email or sms; null where they left neither, or where there is nothing to tell. */
  told_by?: string | null;
};

export type RequestConflict = {
  event_id: string;
  title: string;
  start: Date | string;
  end: Date | string;
  who: string;
  /** For whom it is booked; null where for nobody. */
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
