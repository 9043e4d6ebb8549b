import type { Module } from '#platform/module.ts';
/** x */
export const questionnaires: Module = { name: 'questionnaires', accessRules: [], resolvers: {} };
