import { auditC } from './audit-c.ts';
import { gad7 } from './gad7.ts';
import { phq2, phq9 } from './depression.ts';
import type { Instrument } from './instrument.ts';
import { intake } from './intake.ts';

/** The questionnaires that every clinic begins with, in the order of their list. */
export const INSTRUMENTS: readonly Instrument[] = [intake, phq2, phq9, gad7, auditC];
export type { Instrument } from './instrument.ts';
