export { busyOf, copiedEvent, copyId, copyOf, type GoogleItem } from './google-event.ts';
export { details, toldTitle, type Detail } from './told-title.ts';
export {
  meetingInput,
  meetingLimits,
  meetingPassword,
  pauseAfter,
  sameOnce,
  type MeetingFields,
} from './online-meeting.ts';
