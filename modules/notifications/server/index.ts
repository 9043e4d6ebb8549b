import type { Module } from '#platform/module.ts';

/** What the house tells its own people: the bell. */
export const notifications: Module = { name: 'notifications', accessRules: [], resolvers: {} };
