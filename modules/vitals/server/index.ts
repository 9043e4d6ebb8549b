import type { Module } from '#platform/module.ts';

/** What is measured of a patient, by the definitions of the clinic. */
export const vitals: Module = { name: 'vitals', accessRules: [], resolvers: {} };
