import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { prepareJobs } from '#platform/jobs.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { buildWeb } from '#server/web-build.ts';
import { makeBenchClinic, type BenchClinic } from './bench-clinic.ts';
import { type ConflictBench, conflictRow, fillCalendar } from './conflict-row.ts';
import { pageRows } from './page/page-rows.ts';
import { type AuditBench, auditRows, fillLog } from './audit-rows.ts';
import { fillCodes } from './code-rows.ts';
import { type BenchNotes, fillNotes } from './note-rows.ts';
import { fillDrugs } from './drug-rows.ts';
import { fillActivity, type FilterBench, filterRows } from './filter-rows.ts';
import { makeYears } from './five-years.ts';
import { fhirRows } from './fhir/fhir-rows.ts';
import { reportRows } from './report-rows.ts';
import { peopleRows } from './people.ts';
import { machineWords, wasIdle, watchMachine } from './machine.ts';
import { isReached, reportOf, type Row } from './row.ts';
import { searchP99, serverRows } from './server-rows.ts';
import { starvationRow } from './people/starvation-row.ts';
import { warmStartRow } from './warm-start-row.ts';

// npm run bench: measures each goal relative to its baseline, and writes the ratios with details to bench/results.json,
// but only on an idle machine: noise affects the minimal baseline more, so a busy machine improves the ratios. With
// --quick it measures with a tenth of the data and shorter, for a rough check; its numbers are not results. With --only
// it measures only what other flags ask for. `people 1000` measures only that many people at work.
const asked = process.argv.indexOf('people');
const people = asked === -1 ? null : Number(process.argv[asked + 1]);
if (people !== null && !(people > 0)) throw new Error('bench: people is followed by their number, e.g. people 1000');
const only = people !== null || process.argv.includes('--only');
const quick = process.argv.includes('--quick');
const seconds = quick ? 3 : 10;
const scale = quick ? 0.1 : 1;
const PEOPLE = 200;
const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const machine = await watchMachine();
const folder = await mkdtemp(join(tmpdir(), 'salus-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const rows: Row[] = [];
try {
  await buildWeb({ onProgress: say });
  if (!only) await measureAlways();
  if (people !== null) report(await peopleAtWork(people));
  // A calendar of half a million events takes long to create, so it is measured only on request.
  if (process.argv.includes('--conflicts')) report([await conflictsAtScale()]);
  // The list's filters, with the same sizes as the search, in separate databases.
  if (process.argv.includes('--filters')) report(await filtersAtScale());
  // Apps that read a clinic of many patients, and an export of all of it.
  if (process.argv.includes('--fhir')) report(await fhirAtScale());
  // Statistics over five years of data, in the demo clinic, which has the required item, laboratory and so on.
  if (process.argv.includes('--reports')) report(await reportsOverYears());
  // The same five years with 100,000 patients, and ordinary work while other members read statistics.
  if (process.argv.includes('--starvation')) report([await starvationOverYears()]);
  // Inserting ten million entries takes many minutes, so they are measured only on request.
  if (process.argv.includes('--audit')) report(await auditAtScale());
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const others = machine();
say(`\n${reportOf(rows)}`);
say(machineWords(others));
if (!wasIdle(others)) say('The machine was busy: bench/results.json stays as it is.');
else if (!quick && !only) {
  const measured = rows.map(({ name, ratio, goal, lowerIsBetter, detail }) => ({
    name,
    ratio: Number(ratio.toFixed(3)),
    goal,
    lowerIsBetter,
    detail,
  }));
  const results = { machine: machineWords(others), rows: measured };
  await writeFile(join(root, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
}
say(`${rows.filter(isReached).length} of ${rows.length} reached.`);
process.exit(0);

function report(measured: readonly Row[]): void {
  rows.push(...measured);
  say(reportOf(measured));
}

async function measureAlways(): Promise<void> {
  const size = { patients: 100_000 * scale, events: 500_000 * scale };
  say(`Making a clinic of ${size.patients} patients and ${size.events} events …`);
  const bench = await makeDatabase('bench', size);
  say('Reading, searching, booking …');
  report(await serverRows(bench.url, folder, bench.clinic, await notesOf(bench), seconds));
  say('Starting warm …');
  report([await warmStartRow(root)]);
  say('Opening the page …');
  report(await pageRows(bench.url, folder, bench.clinic));
  say(`Searching among ${10_000 * scale} and ${1_000_000 * scale} patients …`);
  report([await searchAtScale()]);
  report(await peopleAtWork(PEOPLE));
}

async function peopleAtWork(count: number): Promise<Row[]> {
  say(`Making a clinic with data of every module for ${count} people …`);
  const { database, url, ...workplace } = await makeYearsIn('work', { patients: 20_000 * scale, share: scale / 10 });
  // Fifty arrive each second, however short the measurement is.
  const arrivalSeconds = Math.max(3, count / 50);
  const load = { people: count, arrivalSeconds, seconds: seconds * 3, url, folder };
  const measured = await peopleRows({ database, ...workplace }, load);
  await database.close();
  return measured;
}

async function makeDatabase(
  name: string,
  size: { patients: number; events: number },
): Promise<{ url: string; clinic: BenchClinic }> {
  const server = openDatabase(postgres.url, { connections: 1 });
  await server.pool.query(`create database ${name}`);
  await server.close();
  const url = postgres.url.replace(/\/[^/]*$/, `/${name}`);
  const database: Database = openDatabase(url, { connections: 4 });
  await migrate(database, await readMigrations(root));
  await prepareJobs({ database });
  if (size.events > 0) await fillCodes(database);
  if (size.events > 0) await fillDrugs(database);
  const clinic = await makeBenchClinic(database, size, new Date());
  await database.close();
  return { url, clinic };
}

async function notesOf({ url, clinic }: { url: string; clinic: BenchClinic }): Promise<BenchNotes> {
  const database = openDatabase(url, { connections: 2 });
  const notes = await fillNotes(database, clinic, 300_000 * scale);
  await database.close();
  return notes;
}

async function searchAtScale(): Promise<Row> {
  const small = await makeDatabase('small', { patients: 10_000 * scale, events: 0 });
  const large = await makeDatabase('large', { patients: 1_000_000 * scale, events: 0 });
  const p99: [number, number][] = [];
  // Alternating, so that varying machine speed affects both equally.
  for (let turn = 0; turn < 3; turn += 1) {
    p99.push([
      await searchP99(small.url, folder, small.clinic, seconds / 2),
      await searchP99(large.url, folder, large.clinic, seconds / 2),
    ]);
  }
  const [first, last] = p99.toSorted((a, b) => a[1] / a[0] - b[1] / b[0])[1]!;
  return {
    name: 'name search: p99 at 1,000,000 patients beside p99 at 10,000',
    ratio: last / first,
    goal: 2,
    lowerIsBetter: true,
    detail: `${last.toFixed(1)} ms beside ${first.toFixed(1)} ms, the middle one of three turns`,
  };
}

async function conflictsAtScale(): Promise<Row> {
  const sizes = [5000, 500_000 * scale] as const;
  const clinics: ConflictBench[] = [];
  for (const events of sizes) {
    say(`Filling a calendar with ${events} events …`);
    const made = await makeDatabase(`calendar${events}`, { patients: 100, events: 0 });
    const database = openDatabase(made.url, { connections: 1 });
    await fillCalendar(database, made.clinic, events);
    await database.close();
    clinics.push(made);
  }
  const [small, large] = sizes.map((size) => size.toLocaleString('en-US'));
  return conflictRow(clinics[0]!, clinics[1]!, folder, { small: small!, large: large! }, seconds / 2);
}

async function filtersAtScale(): Promise<Row[]> {
  const sizes = [10_000 * scale, 1_000_000 * scale] as const;
  const clinics: FilterBench[] = [];
  for (const patients of sizes) {
    say(`Filling a list of ${patients} patients …`);
    const made = await makeDatabase(`list${patients}`, { patients, events: 0 });
    const database = openDatabase(made.url, { connections: 1 });
    await fillActivity(database, made.clinic);
    await database.close();
    clinics.push(made);
  }
  const [few, many] = sizes.map((size) => size.toLocaleString('en-US'));
  return filterRows(clinics[0]!, clinics[1]!, folder, { few: few!, many: many! }, seconds / 2);
}

async function fhirAtScale(): Promise<Row[]> {
  say(`Making a clinic of ${100_000 * scale} patients with vital signs and allergies …`);
  const made = await makeDatabase('fhir', { patients: 100_000 * scale, events: 0 });
  return fhirRows(made, folder, seconds);
}

async function reportsOverYears(): Promise<Row[]> {
  const { database, clinicId, now } = await makeYearsIn('years');
  const rows = await reportRows(database, clinicId, new Date(now.getTime() + 86_400_000));
  await database.close();
  return rows;
}

async function starvationOverYears(): Promise<Row> {
  say('Making five years of a clinic of many patients …');
  const { database, ...years } = await makeYearsIn('many', { patients: 100_000 * scale });
  const row = await starvationRow(database, { ...years, folder }, seconds * 3);
  await database.close();
  return row;
}

async function makeYearsIn(
  name: string,
  { patients = 0, share = scale }: { patients?: number; share?: number } = {},
): Promise<{ database: Database; url: string; clinicId: string; now: Date }> {
  const server = openDatabase(postgres.url, { connections: 1 });
  await server.pool.query(`create database ${name}`);
  await server.close();
  const url = postgres.url.replace(/\/[^/]*$/, `/${name}`);
  const database = openDatabase(url, { connections: 6 });
  await migrate(database, await readMigrations(root));
  await prepareJobs({ database });
  const now = new Date();
  const clinicId = await makeYears(database, { url, folder, now, scale: share, patients });
  return { database, url, clinicId, now };
}

async function auditAtScale(): Promise<Row[]> {
  const sizes = [100_000 * scale, 10_000_000 * scale] as const;
  const logs: AuditBench[] = [];
  for (const entries of sizes) {
    say(`Writing a log of ${entries} entries …`);
    const made = await makeDatabase(`audit${entries}`, { patients: 10_000 * scale, events: 0 });
    const database = openDatabase(made.url, { connections: 1 });
    await fillLog(database, made.clinic, entries);
    await database.close();
    logs.push(made);
  }
  const [short, long] = sizes.map((size) => size.toLocaleString('en-US'));
  return auditRows(logs[0]!, logs[1]!, folder, { short: short!, long: long! }, seconds / 2);
}
