export { conflictsOf, overlap, type Booking, type Conflict } from './conflict.ts';
export { eventInput, eventPatch, type EventFields, type EventPatchFields } from './event.ts';
export { eventLimits, shownCalendars } from './event.ts';
export { eventMessages } from './event.ts';
export { type CancelReason, cancelReasons, isCancelReason } from './cancel-reasons.ts';
export { eventStatuses, eventStatusNames, isBusy, type EventStatus } from './event-status.ts';
export { eventTimes, type EventTimes } from './wall-clock.ts';
export { isTimeZone, isWallClock, toInstant, toWallClock } from './wall-clock.ts';
export { alternativesTo } from './alternative.ts';
export { readBooking, type TypedBooking } from './read-booking.ts';
export { hasHappened } from './event-happened.ts';
export {
  frequencies,
  occurrenceId,
  occurrenceStamp,
  ordinals,
  readEventId,
  readRule,
  recurrenceDefaults,
  recurrenceLimits,
  tooMany,
  weekdays,
  writeRule,
  type Frequency,
  type RecurrenceRule,
  type RuleDay,
  type Weekday,
} from './recurrence-rule.ts';
export { busyWords, ONLINE_BOOKING } from './busy-words.ts';
export { closedDuring, closedTimes, type ClosedReason, type HoursAndDaysOff } from './closed-time.ts';
export { isWithinReach } from './within-reach.ts';
export {
  freeSpans,
  freeTimeLimits,
  freeTimes,
  openingWeek,
  within,
  without,
  workingTime,
  type CalendarHours,
  type DaysOff,
  type Span,
  type TimeSearch,
  type WeekSpan,
} from './free-time.ts';
export {
  fillTemplate,
  smsLength,
  templateVariables,
  timeForPatients,
  unknownVariables,
  type TemplateValues,
} from './message-template.ts';
export {
  notificationLimits,
  isBuiltIn,
  notificationMessages,
  notificationMethods,
  notificationsInput,
  notificationTypes,
  ruleOf,
  type Notification,
  type NotificationMethod,
} from './notification.ts';
export { NOTIFICATION_HORIZON, planMessages, type KnownMessage, type EventToNotify } from './notification-plan.ts';
export {
  categoryInput,
  resourceName,
  timeOffInput,
  weekInput,
  type CategoryFields,
  type TimeOffFields,
} from './settings.ts';
export { FEDERAL_HOLIDAYS, holidaysBetween, isFederalHoliday, type ObservedHoliday } from './federal-holidays.ts';
