import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '#platform/app.ts';
import type { Exchange, ExchangeFigures } from '#platform/health/exchange.ts';
import { readInstallation } from '#platform/health/installation.ts';
import type { AnsweredCall } from '#platform/health/operation-times.ts';
import type { Module } from '#platform/module.ts';
import { laneUses } from '#platform/work/run-work.ts';
import { findClinics } from '#practice/server';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of this process, and of the installation. Labels are names of operations, results, shares and partners:
 * never a clinic or anything that a person typed.
 */
export function openMetrics(app: App, modules: readonly Module[], liveStreams: () => number) {
  const register = new Registry();
  // Memory, CPU, garbage collection, and the lag of the event loop.
  collectDefaultMetrics({ register });
  const registers = [register];
  const calls = new Counter({
    name: 'salus_calls_total',
    help: 'Answered API calls.',
    labelNames: ['operation', 'result'],
    registers,
  });
  const durations = new Histogram({
    name: 'salus_call_duration_seconds',
    help: 'Duration of API calls.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name: `salus_${name}`, help, labelNames, registers });
  const setProcess = processGauges(app, gauge, liveStreams);
  const setInstallation = installationGauges(app, gauge);
  const setExchanges = exchangeGauges(app, modules, gauge);
  return {
    count: ({ operation, result, seconds }: AnsweredCall): void => {
      calls.inc({ operation, result });
      durations.observe({ operation }, seconds);
    },
    async text(): Promise<{ type: string; body: string }> {
      setProcess();
      await setInstallation();
      await setExchanges();
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function processGauges(app: App, gauge: MakeGauge, liveStreams: () => number): () => void {
  const pool = gauge('pool_connections', 'Connections to the database by share and state.', ['share', 'state']);
  const streams = gauge('live_streams', 'Open streams of live events.');
  const lanes = gauge('worker_threads', 'Worker threads by lane.', ['lane']);
  const work = gauge('work_waiting', 'Pieces of heavy work that wait for their lane.', ['lane']);
  return () => {
    for (const { share, used, idle, waiting } of app.database.uses())
      for (const [state, count] of Object.entries({ used, idle, waiting })) pool.set({ share, state }, count);
    streams.set(liveStreams());
    for (const { lane, threads, waiting } of laneUses()) {
      lanes.set({ lane }, threads);
      work.set({ lane }, waiting);
    }
  };
}

function installationGauges(app: App, gauge: MakeGauge): () => Promise<void> {
  const waiting = gauge('queue_waiting', 'Jobs and outbox events that are due.', ['queue']);
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest of them has waited.', ['queue']);
  const givenUp = gauge('queue_given_up', 'Jobs and outbox events that failed too often.', ['queue']);
  const size = gauge('database_bytes', 'Size of the database.');
  const lag = gauge('standby_lag_seconds', 'How far the slowest standby is behind; absent if there is none.');
  const free = gauge('disk_free_bytes', 'Free bytes on the disk of DATA_DIR.');
  const total = gauge('disk_total_bytes', 'Size of the disk of DATA_DIR.');
  const backup = gauge('backup_age_seconds', 'Age of the last good backup; absent if there is none.');
  return async () => {
    const now = app.clock().getTime();
    const figures = await readInstallation(app);
    for (const queue of ['jobs', 'outbox'] as const) {
      const each = figures[queue];
      waiting.set({ queue }, each.waiting);
      oldest.set({ queue }, each.oldest === null ? 0 : Math.max(0, now - each.oldest.getTime()) / 1000);
      givenUp.set({ queue }, each.givenUp);
    }
    size.set(figures.databaseBytes);
    if (figures.disk !== null) {
      free.set(figures.disk.free);
      total.set(figures.disk.total);
    }
    lag.remove();
    if (figures.standbys.count > 0) lag.set(figures.standbys.lagMs / 1000);
    backup.remove();
    const { good_time: good } = figures.backup;
    if (good !== null) backup.set((now - good.getTime()) / 1000);
  };
}

function exchangeGauges(app: App, modules: readonly Module[], gauge: MakeGauge): () => Promise<void> {
  const exchanges = modules.flatMap((module) => module.exchanges ?? []);
  const waiting = gauge('partner_waiting', 'Messages that are due and have not left.', ['partner']);
  const failed = gauge('partner_failed', 'Messages that failed in the last day, at most 50 for each clinic.', [
    'partner',
  ]);
  const success = gauge('partner_last_success_seconds', 'Unix time of the last success.', ['partner']);
  const failure = gauge('partner_last_failure_seconds', 'Unix time of the last failure.', ['partner']);
  return async () => {
    for (const exchange of exchanges) {
      const figures = await readAllClinics(app, exchange);
      const partner = exchange.id;
      waiting.set(
        { partner },
        sum(figures, (each) => each.waiting),
      );
      failed.set(
        { partner },
        sum(figures, (each) => each.failed),
      );
      setLatest(success, partner, figures, (each) => each.lastSuccess);
      setLatest(failure, partner, figures, (each) => each.lastFailure);
    }
  };
}

async function readAllClinics({ database, clock }: App, exchange: Exchange): Promise<ExchangeFigures[]> {
  const figures: ExchangeFigures[] = [];
  for (const { clinic_id: clinicId } of await findClinics(database.kysely))
    figures.push(await exchange.read(database.kysely, clinicId, clock()));
  return figures;
}

const sum = (figures: readonly ExchangeFigures[], read: (each: ExchangeFigures) => number): number =>
  figures.reduce((total, each) => total + read(each), 0);

function setLatest(
  gauge: Gauge,
  partner: string,
  figures: readonly ExchangeFigures[],
  read: (each: ExchangeFigures) => Date | null,
): void {
  const times = figures.flatMap((each) => read(each)?.getTime() ?? []);
  if (times.length > 0) gauge.set({ partner }, Math.max(...times) / 1000);
}
