export {
  LONGEST_PASSWORD,
  passwordHint,
  passwordProblem,
  personalWords,
  SHORTEST_PASSWORD,
  type PasswordHint,
} from './password.ts';
export {
  factorDisplay,
  maskedEmail,
  MOST_SENT,
  MOST_ATTEMPTS,
  readCode,
  RECOVERY_CODES,
  REMEMBERED_DAYS,
  RESET_MINUTES,
  sendableNumber,
  STEP_MINUTES,
} from './second-factor.ts';
export { deviceWords } from '#audit/rules';
export { endWords, factorWords, methodWords } from './session-words.ts';
export {
  CONFIRMED_MINUTES,
  endOfToken,
  IDLE_MINUTES,
  IDLE_RANGE,
  IDLE_SECONDS,
  isDueForRenewal,
  isPlausibleSignIn,
  LONGEST_NAME,
  LONGEST_SESSION_SECONDS,
  normalUsername,
  type TokenLife,
} from './sign-in.ts';
