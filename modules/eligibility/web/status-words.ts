import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { EligibilityStatus } from './eligibility.operations.gen.ts';

/** Labels and tones of the statuses. */
export const statusWords: Readonly<Record<EligibilityStatus, { word: string; tone: Tone }>> = {
  Waiting: { word: 'Checking…', tone: 'info' },
  Active: { word: 'Active', tone: 'success' },
  Inactive: { word: 'Inactive', tone: 'danger' },
  NoDataAvailable: { word: 'No Data Available', tone: 'neutral' },
  Review: { word: 'Check needed', tone: 'warning' },
  CouldNotCheck: { word: 'Could not check', tone: 'warning' },
  MemberNotFound: { word: 'Member not found', tone: 'danger' },
  NotChecked: { word: 'Not checked', tone: 'neutral' },
  NoCoverage: { word: 'No insurance on file', tone: 'neutral' },
};
