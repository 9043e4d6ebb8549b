import type { App } from '#platform/app.ts';
import type { AccessRule } from '#platform/module.ts';
import { saveDevice } from '#kiosk/server';
import { given, requestOf, type DemoClinic } from '../write-demo-notes.ts';

const DAYS_AGO_MS = 9 * 86_400_000;

/** Registers a check-in tablet and a waiting-room display of the demo clinic; each is paired with a code on first use. */
export async function writeDemoKiosk(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const ctx = requestOf(app, clinic, 'pham', rules, new Date(app.clock().getTime() - DAYS_AGO_MS));
  const { practiceId: practice_id } = ctx.actor;
  given(await saveDevice(ctx, { name: 'Front desk tablet', practice_id, kind: 'check_in' }, null));
  given(await saveDevice(ctx, { name: 'Waiting room screen', practice_id, kind: 'display' }, null));
}
