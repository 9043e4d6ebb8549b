import { saveApp } from '#apps/server';
import { writeKey } from '#apps/rules';
import type { App } from '#platform/app.ts';
import type { AccessRule } from '#platform/module.ts';
import { given, requestOf, type DemoClinic } from './write-demo-notes.ts';

// Where the server serves the sandbox's app (sandbox/apps/serve-smart-app.ts).
const PATH = '/api/sandbox/app';
const DAYS_AGO_MS = 20 * 86_400_000;

/** Registers the sandbox's test app in the demo clinic, so that it can be opened from a patient. */
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
}
