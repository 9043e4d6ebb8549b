import type { Module } from '#platform/module.ts';

/** Laboratories: what is ordered there, what comes back, and who has looked at it. */
export const labs: Module = { name: 'labs', accessRules: [], resolvers: {} };
