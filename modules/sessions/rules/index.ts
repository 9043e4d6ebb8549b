export { IDLE_SECONDS, isDueForRenewal, isPlausibleSignIn, normalUsername } from './sign-in.ts';
