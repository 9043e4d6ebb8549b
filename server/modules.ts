import type { Module } from '#platform/module.ts';
import { audit } from '#audit/server';
import { chart } from '#chart/server';
import { patients } from '#patients/server';
import { practice } from '#practice/server';
import { scheduling } from '#scheduling/server';
import { sessions } from '#sessions/server';

/** The modules in floor order, from the ground. */
export const modules: readonly Module[] = [audit, practice, sessions, patients, scheduling, chart];
