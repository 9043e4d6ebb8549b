import { authorizeApp } from '#apps/server';
import type { Module } from '#platform/module.ts';
import { fhirRoutes } from './fhir-routes.ts';

/** The fhir module: the FHIR API, which serves what the other modules offer. */
export const fhir: Module = {
  name: 'fhir',
  accessRules: [],
  resolvers: {},
  routes: (routes) => fhirRoutes(routes, authorizeApp),
};
