import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { type Account, needPatient, parseScope, writeAccount, writeKey } from '../../rules/index.ts';
import { spendLaunch } from '../launch/launches.ts';
import { insertToken, newSecret } from '../tokens/tokens.sql.ts';
import { type AppRequest, requestEnded } from './app-request.ts';
import { grants } from './grants.sql.ts';

const TICKET_MS = 2 * 60_000;

/** What a person decided on the consent page. */
export interface Decision {
  request: string;
  account: Account;
  name: string;
  /** The scopes that were left ticked. */
  scopes: readonly string[];
  patientId: string | null;
  encounterId: string | null;
}

/**
 * Stores a consent in the caller's transaction. Returns the grant's id, and a ticket with which the browser that made
 * the request finishes it: consent given in another browser, e.g. through a link that a stranger sent, leads nowhere.
 */
export async function grantAccess(
  tx: Tx,
  app: App,
  asked: AppRequest,
  { request, account, name, scopes, patientId, encounterId }: Decision,
): Promise<{ ticket: string; grantId: string; scopes: string } | DomainError> {
  const granted = asked.scopes.filter((scope) => scopes.includes(scope));
  if (!granted.some((scope) => parseScope(scope) !== null || scope === 'openid')) return nothingGranted();
  if (needPatient(granted) && patientId === null) return patientMissing();
  const now = app.clock();
  if (asked.launch !== null && !(await spendLaunch(tx, asked.launch.row, now))) return requestEnded();
  const clinic = { clinicId: asked.key.clinicId };
  const { id: grantId } = await grants.insert(tx, clinic, {
    id: newId(),
    app_id: asked.app.id,
    user_id: account.kind === 'member' ? account.id : null,
    portal_patient_id: account.kind === 'patient' ? account.id : null,
    granted_by: name,
    patient_id: patientId,
    encounter_id: encounterId,
    scopes: granted.join(' '),
    created_time: now,
  });
  const ticket = newSecret();
  await insertToken(tx, {
    ...clinic,
    kind: 'Ticket',
    secret: ticket,
    appId: asked.app.id,
    grantId,
    payload: { request, accountId: writeAccount(account), grantId: writeKey({ ...clinic, id: grantId }) },
    now,
    expires: new Date(now.getTime() + TICKET_MS),
  });
  return { ticket, grantId, scopes: granted.join(' ') };
}

const nothingGranted = (): DomainError =>
  domainError('NOTHING_GRANTED', 'Allow at least one kind of record, or cancel.', 'Nothing selected');

const patientMissing = (): DomainError =>
  domainError('PATIENT_REQUIRED', 'Choose the patient for the app.', 'Patient required');
