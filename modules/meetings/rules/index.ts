export { busyOf, copiedEvent, copyId, copyOf, type GoogleItem } from './google-event.ts';
export { details, outsideTitle, type Detail } from './outside-title.ts';
export {
  meetingInput,
  meetingLimits,
  meetingPassword,
  pauseAfter,
  sameOnce,
  type MeetingFields,
} from './online-meeting.ts';
