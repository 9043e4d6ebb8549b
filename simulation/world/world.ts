import pg from 'pg';
import { type Random, seededRandom } from '../../seed/people/random.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { connectPartners } from '../partners/http-partners.ts';
import type { Laboratory } from '../partners/laboratory.ts';
import type { MailServer } from '../partners/mail.ts';
import { Network, NETWORK, type NetworkLine } from '../partners/network.ts';
import { PostOffice } from '../partners/post-office.ts';
import { TEXTS, Texts } from '../partners/texts.ts';
import type { Clinic, Person } from './clinic.ts';
import type { Cluster } from './cluster.ts';
import { type Act, actOf, cutBackends, type Fault, runAs } from './faults.ts';
import type { Reply } from './reply.ts';
import { type Salus, startSalus } from './salus.ts';
import { reallyWait, setTime, simulatedTime, tellDatabase } from './time.ts';
import { Turns } from './turns.ts';

/** Partners that all seeds of a process share. */
export interface SharedPartners {
  mail: MailServer;
  laboratory: Laboratory;
  network: NetworkLine;
}

/** Work that one act does, and who hears of its end. */
export interface Deed {
  name: string;
  run(salus: Salus): Promise<unknown>;
  /** Hears the result; or that there was none, and nobody knows whether it happened. */
  heard?(result: { value: unknown } | null): void | Promise<void>;
}

/** What has to be true at the end: the number of rows that a statement counts. */
export interface Promised {
  what: string;
  sql: string;
  values: unknown[];
  least: number;
  most: number;
}

/** The settings of a simulated installation. */
export function configOf(cluster: Cluster, database: string, partners: SharedPartners): Config {
  const base = readConfig({
    DATA_DIR: cluster.dataDirOf(database),
    DATABASE_URL: cluster.urlOf(database),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    PUBLIC_URL,
    SANDBOX: 'off',
  });
  const line = { host: '127.0.0.1', port: partners.laboratory.port, tls: false };
  return {
    ...base,
    mail: { url: partners.mail.url, from: 'Clinic <clinic@simulation.example>' },
    sms: TEXTS,
    network: { ...NETWORK, url: partners.network.url },
    labs: { connections: { [LABORATORY]: line }, listen: null },
  };
}

/** The address of the simulated installation. */
export const PUBLIC_URL = 'https://clinic.simulation';
/** The name of the connection to the laboratory. */
export const LABORATORY = 'Laboratory';

/** Everything that one seed consists of. */
export class World {
  readonly random: Random;
  readonly office: PostOffice;
  readonly texts: Texts;
  readonly network: Network;
  readonly promises: Promised[] = [];
  /** Deeds whose end nobody heard of: the person or the page tries again. */
  readonly again: Deed[] = [];
  readonly lines: string[] = [];
  salus!: Salus;
  /** Sees the database as it is, without faults. */
  eye!: pg.Client;
  clinic: Clinic;
  readonly partners: SharedPartners;
  private readonly config: Config;
  private readonly tell: (line: string) => void;
  private number = 0;

  constructor(
    seed: number,
    parts: {
      cluster: Cluster;
      database: string;
      partners: SharedPartners;
      clinic: Clinic;
      tell: (line: string) => void;
    },
  ) {
    this.random = seededRandom(seed);
    this.office = new PostOffice(seed);
    this.texts = new Texts(this.office, PUBLIC_URL);
    this.partners = parts.partners;
    this.clinic = structuredClone(parts.clinic);
    this.tell = parts.tell;
    this.config = configOf(parts.cluster, parts.database, parts.partners);
    parts.partners.mail.begin(this.office);
    parts.partners.laboratory.begin(this.office);
    this.network = new Network(this.office);
    parts.partners.network.begin(this.network);
    connectPartners([this.texts]);
  }

  async open(): Promise<void> {
    this.eye = new pg.Client({ connectionString: this.config.databaseUrl! });
    this.eye.on('error', () => undefined);
    await this.eye.connect();
    await tellDatabase(this.eye);
    this.salus = await startSalus(this.config);
  }

  async close(): Promise<void> {
    await this.endProcess();
    await this.eye.end();
  }

  /** A word that no other record of this seed has. */
  unique(word: string): string {
    this.number += 1;
    return `${word}-${this.number}`;
  }

  say(line: string): void {
    const text = `${new Date(simulatedTime()).toISOString().slice(5, 19).replace('T', ' ')}  ${line}`;
    this.lines.push(text);
    this.tell(text);
  }

  async advance(ms: number): Promise<void> {
    setTime(simulatedTime() + ms);
    await tellDatabase(this.eye);
  }

  /** Does one thing, or several at the same moment, with the faults that the seed has for them. */
  async act(...deeds: Deed[]): Promise<void> {
    const turns = deeds.length > 1 ? new Turns(this.random, (backend) => this.isBlocked(backend)) : null;
    const acts = deeds.map(({ name }) => {
      const seat = turns?.join() ?? null;
      return { act: actOf(name, this.fault(), seat?.turn ?? null), seat };
    });
    const all = acts.map(({ act }) => act);
    const working = deeds.map(async (deed, at) => {
      const { act, seat } = acts[at]!;
      try {
        const value = await runAs(act, () => deed.run(this.salus));
        return { deed, act, result: { value } };
      } catch (error) {
        return { deed, act, result: null, error };
      } finally {
        if (act.isDead) for (const other of all) other.isDead = true;
        seat?.leave();
      }
    });
    const playing = turns?.play();
    const ended = await Promise.all(working);
    await playing;
    await this.settle();
    const isGone = all.some(({ isDead }) => isDead);
    for (const { deed, act, result, error } of ended) {
      const known = isGone ? null : result;
      this.say(
        `${deeds.length > 1 ? '║ ' : ''}${deed.name}${wordsOf(act)}${known === null ? ` → ${wordOf(isGone, error)}` : ''}`,
      );
    }
    if (isGone) {
      await this.endProcess();
      this.salus = await startSalus(this.config);
    }
    for (const { deed, result } of ended) await deed.heard?.(isGone ? null : result);
  }

  /** Calls an operation of the API as a person of the clinic. */
  async call(person: Person, service: string, query: string, variables: object, key?: string): Promise<Reply> {
    const { statusCode, body, headers } = await this.salus.http.inject({
      method: 'POST',
      url: `/api/${service}`,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: { query, variables },
    });
    const renewed = headers['x-salus-token'];
    if (typeof renewed === 'string') person.token = renewed;
    if (statusCode >= 500) throw new Error(`status ${statusCode}`);
    return JSON.parse(body) as Reply;
  }

  /** A process that ends waits for nothing; the database rolls back what was open. */
  private async endProcess(): Promise<void> {
    await this.eye.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = current_user',
    );
    await Promise.race([this.salus.close(), reallyWait(2000)]);
  }

  private fault(): Fault | null {
    if (this.office.isHealed || !this.random.chance(0.18)) return null;
    const counts = this.random.chance(0.6) ? 'commits' : 'statements';
    const at = counts === 'commits' ? 1 + this.random.below(3) : 1 + this.random.below(25);
    const when = this.random.chance(0.5) ? 'before' : 'after';
    return { counts, at, when, isFatal: this.random.chance(0.15) };
  }

  private async isBlocked(backend: number): Promise<boolean> {
    const { rows } = await this.eye.query(
      `select 1 from pg_stat_activity where pid = $1 and state <> 'idle' and cardinality(pg_blocking_pids(pid)) > 0`,
      [backend],
    );
    return rows.length > 0;
  }

  /** Waits until the database has noticed the connections that a fault cut, and released their locks. */
  private async settle(): Promise<void> {
    for (let turn = 0; cutBackends.size > 0 && turn < 2000; turn += 1) {
      const { rows } = await this.eye.query<{ pid: number }>(
        'select pid from pg_stat_activity where pid = any($1::int[])',
        [[...cutBackends]],
      );
      if (rows.length === 0) return cutBackends.clear();
      await reallyWait(1);
    }
  }
}

function wordsOf({ fault, hasFaulted }: Act): string {
  if (fault === null || !hasFaulted) return '';
  const { counts, at, when, isFatal } = fault;
  const place = counts === 'commits' ? `commit ${at}` : `statement ${at}`;
  return ` ✗ ${isFatal ? 'the process ends' : 'the connection is lost'} ${when} ${place}`;
}

function wordOf(isGone: boolean, error: unknown): string {
  return isGone ? 'no answer' : `failed: ${error instanceof Error ? error.message : String(error)}`;
}
