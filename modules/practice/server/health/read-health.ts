import type { App } from '#platform/app.ts';
import { judgeExchange } from '#platform/health/exchange.ts';
import type { HealthRow } from '#platform/health/health.ts';
import { readInstallation } from '#platform/health/installation.ts';
import { judgeInstallation } from '#platform/health/judge-installation.ts';
import { readOperationTimes } from '#platform/health/operation-times.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Health } from '../../api/setting.gen.ts';
import { readClinic } from '../clinic/practice.sql.ts';
import { readAlerts } from './recipients.ts';

/** A row of the health page; the times are those of an outside partner. */
export type ReadHealthRow = HealthRow & { lastSuccess?: Date | null; lastFailure?: Date | null };

const MOST_OPERATIONS = 10;
const ORDER = { problem: 0, warning: 1, ok: 2 };

/** Returns how the installation and the outside partners of a clinic are doing: what is not in order comes first. */
export async function readRows(app: App, clinicId: string, now: Date): Promise<ReadHealthRow[]> {
  const { kysely } = app.database;
  const [clinic, figures] = await Promise.all([readClinic(kysely, clinicId), readInstallation(app)]);
  const rows: ReadHealthRow[] = judgeInstallation(figures, { isDemo: clinic.is_demo, since: clinic.created_time, now });
  for (const exchange of modulesOf(app).flatMap(({ exchanges }) => exchanges ?? [])) {
    const isSetUp = await exchange.isSetUp(app, clinicId);
    const row = judgeExchange(exchange, isSetUp, await exchange.read(kysely, clinicId, now), now);
    if (row !== null) rows.push(row);
  }
  return rows.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]);
}

/** Returns the health page. */
export async function readHealth({ app, actor, now }: RequestContext): Promise<Health> {
  const { kysely } = app.database;
  const rows = await readRows(app, actor.clinicId, now);
  const slow = await readOperationTimes(kysely, now, MOST_OPERATIONS);
  return {
    rows: rows.map(({ page, lastSuccess, lastFailure, ...row }) => ({
      ...row,
      path: page !== null && actor.rules.has(page.rule) ? page.path : null,
      last_success: lastSuccess ?? null,
      last_failure: lastFailure ?? null,
    })),
    slow_operations: slow.map(({ p95Ms, longestMs, ...times }) => ({ ...times, p95_ms: p95Ms, longest_ms: longestMs })),
    alerts: await readAlerts(kysely, actor.clinicId),
  };
}
