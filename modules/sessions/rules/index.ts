export { IDLE_SECONDS, isDueForRenewal, isPlausibleSignIn, LONGEST_NAME, normalUsername } from './sign-in.ts';
