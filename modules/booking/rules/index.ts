export { decisionForm, NEW_PATIENT, OTHER_PATIENT } from './decision-form.ts';
export { type BookingDetails, bookingForm } from './booking-form.ts';
export { type ClinicHours, holdEnd } from './hold-end.ts';
export {
  audienceNames,
  type BookingAudience,
  bookingAudiences,
  bookingLimits,
  type BookingState,
  bookingStates,
} from './limits.ts';
export { bookableTypeForm, bookingSettingsForm, declineForm } from './settings-form.ts';
export { type BookableTime, shownTimes } from './shown-times.ts';
