export {
  offerEnds,
  offerStates,
  waitlistInput,
  waitlistLimits,
  waitlistPriorities,
  waitingSettingsInput,
  waitlistStates,
  type OfferState,
  type WaitlistFields,
  type WaitlistPriority,
  type WaitlistState,
} from './waitlist.ts';
export { compareWaiting } from './waitlist-fit.ts';
export {
  daysWords,
  minuteWords,
  noticeWords,
  offerStateNames,
  priorityNames,
  stretchWords,
  timesWords,
  waitlistStateNames,
} from './waitlist-words.ts';
