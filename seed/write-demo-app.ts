import { saveApp } from '#apps/server';
import { writeKey } from '#apps/rules';
import type { App } from '#platform/app.ts';
import type { AccessRule } from '#platform/module.ts';
import { given, requestOf, type DemoClinic } from './write-demo-notes.ts';

// Where the server serves the sandbox's app (sandbox/apps/serve-smart-app.ts).
const PATH = '/api/sandbox/app';
// Where the sandbox's backend service serves its keys while it runs (sandbox/apps/export-clinic.ts).
const KEYS = 'http://127.0.0.1:8791/jwks.json';
const DAYS_AGO_MS = 20 * 86_400_000;

/** Registers the sandbox's apps in the demo clinic: one that can be opened from a patient, and one that exports the clinic. */
export async function writeDemoApp(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const ctx = requestOf(app, clinic, 'pham', rules, new Date(app.clock().getTime() - DAYS_AGO_MS));
  const address = app.config.publicUrl.replace(/\/+$/, '') + PATH;
  const form = {
    name: 'Vitals Viewer',
    kind: 'public',
    redirect_uris: `${address}/callback`,
    launch_url: `${address}/launch`,
    scopes: 'openid fhirUser launch launch/patient patient/Patient.r patient/Observation.rs',
    jwks: null,
    jwks_url: null,
  };
  const { app: saved } = given(await saveApp(ctx, form, null));
  // The test app learns its client ID from the address that opens it.
  const launch = `${address}/launch?client_id=${writeKey({ clinicId: ctx.actor.clinicId, id: saved.id })}`;
  given(await saveApp(ctx, { ...form, launch_url: launch }, { id: saved.id, version: saved.version }));
  const backend = { kind: 'backend', redirect_uris: '', launch_url: null, scopes: 'system/*.rs' };
  given(await saveApp(ctx, { ...backend, name: 'Records Export', jwks: null, jwks_url: KEYS }, null));
}
