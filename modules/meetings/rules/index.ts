export {
  meetingInput,
  meetingLimits,
  meetingPassword,
  pauseAfter,
  sameOnce,
  type MeetingFields,
} from './online-meeting.ts';
