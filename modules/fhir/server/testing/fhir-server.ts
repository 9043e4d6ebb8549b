import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { FhirAccess } from '#apps/server';
import { parseScopes } from '#apps/rules';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { fhirRoutes } from '../fhir-routes.ts';

/** The API as an app calls it, with the rights that a test sets. */
export interface FhirServer {
  access: FhirAccess | null;
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  send: (
    method: 'DELETE' | 'PATCH' | 'POST' | 'PUT',
    path: string,
    body?: object | string,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
}

/** Serves the API while the tests of the calling file run. */
export function useFhirServer(app: () => TestApp): FhirServer {
  const server = Fastify({ routerOptions: { maxParamLength: 200 } });
  const url = (path: string): string =>
    path.startsWith('http') ? path.slice(path.indexOf('/fhir/R4')) : `/fhir/R4/${path}`;
  const called: FhirServer = {
    access: null,
    get: (path, headers = {}) => server.inject({ method: 'GET', url: url(path), headers }),
    send: (method, path, body, headers = {}) => {
      const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/fhir+json';
      const payload = typeof body === 'object' ? JSON.stringify(body) : body;
      const all = { ...(payload && { 'content-type': type }), ...headers };
      return server.inject({ method, url: url(path), headers: all, ...(payload && { payload }) });
    },
  };
  beforeAll(() => {
    fhirRoutes({ server, app: app(), admit: () => Promise.resolve(null) }, () => Promise.resolve(called.access));
  });
  afterAll(() => server.close());
  return called;
}

/** Returns the access of an app in the name of a member. */
export function accessOf({ actor }: RequestContext, scopes: string, patientId: string | null = null): FhirAccess {
  return { ...appIn(actor.clinicId), who: { kind: 'member', actor }, patientId, scopes: parseScopes(scopes) };
}

/** Returns the access of an app in the name of a patient. */
export function accessOfPatient(clinicId: string, patientId: string, scopes: string): FhirAccess {
  const who = { kind: 'patient', patientId, name: 'Ada Moss' } as const;
  return { ...appIn(clinicId), who, patientId, scopes: parseScopes(scopes) };
}

/** Returns the access of a backend service. */
export function accessOfSystem(clinicId: string, scopes: string): FhirAccess {
  return { ...appIn(clinicId), who: { kind: 'system' }, patientId: null, scopes: parseScopes(scopes) };
}

function appIn(clinicId: string) {
  return { clinicId, timeZone: 'America/New_York', appId: newId(), appName: 'Growth Chart', tokenId: newId() };
}
