import { auditC } from './audit-c.ts';
import { gad7 } from './gad7.ts';
import { phq2, phq9 } from './depression.ts';
import type { Instrument } from './instrument.ts';
import { intake } from './intake.ts';

/** The questionnaires every clinic starts with, in list order. */
export const INSTRUMENTS: readonly Instrument[] = [intake, phq2, phq9, gad7, auditC];
export type { Instrument } from './instrument.ts';
