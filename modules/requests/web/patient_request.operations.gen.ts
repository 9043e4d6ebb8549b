// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

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

export type RequestStatus =
  | 'New'
  | 'Pending'
  | 'Approved'
  | 'Declined'
  | 'Withdrawn';

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

export type DoctorOperation =
  | 'Pending'
  | 'Decline'
  | 'Approve';

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

export type RequestRowFragment = { id: string, type: RequestType, title: string, description: string | null, status: RequestStatus, create_time: string, patient_id: string, patient_name: string, follow_up_date: string | null };

export type WholeRequestFragment = { update_time: string, data: unknown, reason: string | null, note: string | null, handled_by: string | null, handled_time: string | null, version: number, id: string, type: RequestType, title: string, description: string | null, status: RequestStatus, create_time: string, patient_id: string, patient_name: string, follow_up_date: string | null, review: { before: unknown, current: unknown, changed: Array<string>, gone: string | null, patient_version: number | null, row_version: number | null, contact: string | null, deceased_date: string | null, reachable: Array<string> } };

export type PatientRequestsQueryVariables = Exact<{
  input: FetchRequestsInput;
}>;


export type PatientRequestsQuery = { fetchRequests: { count: number, requests: Array<{ id: string, type: RequestType, title: string, description: string | null, status: RequestStatus, create_time: string, patient_id: string, patient_name: string, follow_up_date: string | null }> } };

export type PatientRequestByIdQueryVariables = Exact<{
  id: string;
}>;


export type PatientRequestByIdQuery = { fetchRequests: { requests: Array<{ update_time: string, data: unknown, reason: string | null, note: string | null, handled_by: string | null, handled_time: string | null, version: number, id: string, type: RequestType, title: string, description: string | null, status: RequestStatus, create_time: string, patient_id: string, patient_name: string, follow_up_date: string | null, review: { before: unknown, current: unknown, changed: Array<string>, gone: string | null, patient_version: number | null, row_version: number | null, contact: string | null, deceased_date: string | null, reachable: Array<string> } }> } };

export type UpdateRequestMutationVariables = Exact<{
  input: UpdateRequestInput;
}>;


export type UpdateRequestMutation = { updateRequest: { alternatives: Array<string>, told_by: string | null, request: { id: string, status: RequestStatus, version: number, review: { patient_version: number | null } }, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string, patient_name: string | null }> } };


export const PatientRequestsDocument: ApiDocument<PatientRequestsQuery, PatientRequestsQueryVariables> = {
  service: 'patient_request',
  name: 'PatientRequests',
  query: "query PatientRequests($input: FetchRequestsInput!) {\n  fetchRequests(input: $input) {\n    count\n    requests {\n      ...RequestRow\n    }\n  }\n}\nfragment RequestRow on PatientRequest {\n  id\n  type\n  title\n  description\n  status\n  create_time\n  patient_id\n  patient_name\n  follow_up_date\n}",
};

export const PatientRequestByIdDocument: ApiDocument<PatientRequestByIdQuery, PatientRequestByIdQueryVariables> = {
  service: 'patient_request',
  name: 'PatientRequestById',
  query: "query PatientRequestById($id: ID!) {\n  fetchRequests(input: {where: {id: {equals: $id}}, take: 1}) {\n    requests {\n      ...WholeRequest\n    }\n  }\n}\nfragment RequestRow on PatientRequest {\n  id\n  type\n  title\n  description\n  status\n  create_time\n  patient_id\n  patient_name\n  follow_up_date\n}\nfragment WholeRequest on PatientRequest {\n  ...RequestRow\n  update_time\n  data\n  reason\n  note\n  handled_by\n  handled_time\n  version\n  review {\n    before\n    current\n    changed\n    gone\n    patient_version\n    row_version\n    contact\n    deceased_date\n    reachable\n  }\n}",
};

export const UpdateRequestDocument: ApiDocument<UpdateRequestMutation, UpdateRequestMutationVariables> = {
  service: 'patient_request',
  name: 'UpdateRequest',
  query: "mutation UpdateRequest($input: UpdateRequestInput!) {\n  updateRequest(input: $input) {\n    request {\n      id\n      status\n      version\n      review {\n        patient_version\n      }\n    }\n    conflicts {\n      event_id\n      title\n      start\n      end\n      who\n      patient_name\n    }\n    alternatives\n    told_by\n  }\n}",
};
