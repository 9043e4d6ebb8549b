import type { Module } from '#platform/module.ts';

/** What patients ask for through their own page, and the review of it. */
export const requests: Module = { name: 'requests', accessRules: [], resolvers: {} };
