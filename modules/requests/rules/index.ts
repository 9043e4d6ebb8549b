export {
  addressText,
  INFO_FIELDS,
  type AddressLines,
  type InfoField,
  isInfoField,
  sameValue,
  valueText,
} from './info-fields.ts';
export { LONGEST_WORDS } from './longest-words.ts';
export { type AppointmentWish, readWords, requestInput } from './request-input.ts';
export { requestMessages, withoutContact } from './request-messages.ts';
export {
  DOCTOR_OPERATIONS,
  type DoctorOperation,
  isUnresolved,
  NEWEST_SHOWN,
  OLD_AFTER_WORKING_DAYS,
  PAGE_SIZES,
  REQUEST_STATUSES,
  type RequestStatus,
  statusAfter,
  workingDaysBetween,
} from './request-status.ts';
export { REQUEST_TYPES, requestHeadings, rulesToApprove, type RequestType } from './request-types.ts';
