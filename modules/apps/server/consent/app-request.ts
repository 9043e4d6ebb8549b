import type { App } from '#platform/app.ts';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import { type ClinicKey, grantableScopes, type GrantedBy, needPatient, readKey } from '../../rules/index.ts';
import { findLaunch, type Launch } from '../launch/launches.ts';
import { findToken, textOf, type TokenRow } from '../tokens/tokens.sql.ts';
import { type AppRow, findActiveApp } from '../registry/apps.sql.ts';

/** An app that waits for a person's consent. */
export interface AppRequest {
  key: ClinicKey;
  app: AppRow;
  /** The scopes that this kind of user can grant. */
  scopes: string[];
  /** What was on the member's screen when they opened the app; null if it was opened by itself. */
  launch: { row: TokenRow; launch: Launch } | null;
  needsPatient: boolean;
}

/** The consent page is outdated, or belongs to another clinic. */
export const requestEnded = (): DomainError =>
  domainError('APP_REQUEST_ENDED', 'This request has expired. Start again in the app.', 'Request expired');

/** Reads a pending authorization of an app; APP_REQUEST_ENDED if there is none in this clinic. */
export async function readAppRequest(
  app: App,
  request: string,
  by: GrantedBy,
  clinicId?: string,
): Promise<AppRequest | DomainError> {
  const row = await findToken(app.database.kysely, 'Interaction', request, clinicId);
  if (row === null || row.expires_time.getTime() <= Date.now()) return requestEnded();
  const params = row.payload['params'] as Record<string, unknown>;
  const key = readKey(textOf(params['client_id']));
  const registered = key === null ? null : await findActiveApp(app.database.kysely, key.clinicId, key.id);
  if (registered === null || key === null) return requestEnded();
  const launchId = params['launch'];
  const launch = typeof launchId === 'string' ? await findLaunch(app, key, launchId) : null;
  if (typeof launchId === 'string' && launch === null) return requestEnded();
  const scopes = grantableScopes(textOf(params['scope']), registered.scopes, by);
  return { key, app: registered, scopes, launch, needsPatient: needPatient(scopes) };
}
