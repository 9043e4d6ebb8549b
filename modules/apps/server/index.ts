import type { Module } from '#platform/module.ts';

export type { AppRequest, AppUser, FhirAccess } from './access/fhir-access.ts';

/** The apps module: apps of other vendors that read the clinic's records, and their authorization. */
export const apps: Module = { name: 'apps', accessRules: [], resolvers: {} };
