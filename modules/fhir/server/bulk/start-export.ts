import { fhirBase } from '#apps/server';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { addJob } from '#platform/jobs.ts';
import { parseReference, type QueryPair, referencesIn } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';
import { sourcesOf } from '../records/admit-type.ts';
import { readOne } from '../records/read-one.ts';
import { recordFhirAccess } from '../record-fhir-access.ts';
import { exportSources } from './export-call.ts';
import { countRunning, type ExportRow, exports } from './exports.sql.ts';
import { parseExport } from './parse-export.ts';
import { EXPORT_JOB } from './run-export.ts';

/** How an app asked for an export. */
export interface ExportKickOff {
  level: ExportRow['level'];
  groupId?: string;
  /** The path with its parameters, below the address of the API. */
  path: string;
  prefer: string;
  pairs: readonly QueryPair[];
}

const MOST_RUNNING = 2;

/** Starts an export for an app without a user; returns its id. */
export async function startExport(call: FhirCall, kickOff: ExportKickOff): Promise<{ id: string } | DomainError> {
  const { app, now, access } = call;
  const { clinicId, appId, appName, timeZone } = access;
  if (access.who.kind !== 'system')
    return domainError('FORBIDDEN', 'Only an app that acts without a user can export records.');
  const offered = [...new Set(sourcesOf(app).map(({ type }) => type)), 'Provenance'];
  const request = parseExport(kickOff.pairs, kickOff.prefer, offered, timeZone);
  if (isDomainError(request)) return request;
  const members = kickOff.groupId === undefined ? null : await membersOf(call, kickOff.groupId);
  if (isDomainError(members)) return members;
  const sources = exportSources(call, { level: kickOff.level, types: request.types });
  const granted = new Set<string>(sources.map(({ source }) => source.type));
  if (sources.length === 0)
    return domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to these records.');
  if (request.types?.some((type) => type !== 'Provenance' && !granted.has(type)) === true)
    return domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to all of these resource types.');
  const id = newId();
  const started = await app.database.transaction(async (tx) => {
    if ((await countRunning(tx, clinicId, appId)) >= MOST_RUNNING)
      return domainError('TOO_MANY_EXPORTS', `An app can have ${MOST_RUNNING} exports at a time. Try again later.`);
    await exports.insert(tx, access, {
      id,
      app_id: appId,
      app_name: appName,
      scopes: JSON.stringify(access.scopes),
      time_zone: timeZone,
      request_url: fhirBase(app.config) + kickOff.path,
      level: kickOff.level,
      patient_ids: members,
      types: request.types,
      changed_since: request.since,
      type_filters: request.typeFilters,
      elements: request.elements,
      sources_total: sources.length,
      created_time: now,
    });
    await addJob(tx, EXPORT_JOB, { clinicId, id });
    return { id };
  });
  if (!isDomainError(started)) await recordFhirAccess(call, { action: 'export', what: `${kickOff.level} export`, id });
  return started;
}

/** Returns the patients of a group, sorted by id. */
async function membersOf(call: FhirCall, groupId: string): Promise<string[] | DomainError> {
  const group = await readOne(call, 'Group', groupId);
  if (isDomainError(group)) return group;
  const members = referencesIn(group.resource)
    .map((address) => parseReference(address, fhirBase(call.app.config)))
    .flatMap((key) => (key?.type === 'Patient' && isId(key.id) ? [key.id] : []));
  return members.toSorted();
}
