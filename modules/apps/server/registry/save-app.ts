import type { BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { appForm } from '../../rules/index.ts';
import { authMethodOf } from './client-metadata.ts';
import { hashOf, newSecret } from '../tokens/tokens.sql.ts';
import { type AppRow, endAppTokens, registeredApps } from './apps.sql.ts';

/** A saved app, with its new secret if it got one: this is the only time that it is known. */
export interface SavedApp {
  app: AppRow;
  secret: string | null;
}

/** Registers an app, or changes one. A confidential app without keys gets a secret. The kind can't be changed. */
export async function saveApp(
  ctx: RequestContext,
  input: unknown,
  standing: BaseVersion | null,
): Promise<SavedApp | DomainError> {
  const checked = checkInput(appForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { scopes, ...rest } = checked.value;
  const fields = { ...rest, scopes: scopes.join(' ') };
  return registeredApps.saving(ctx, async (tx) => {
    if (standing === null) {
      const app = await registeredApps.insert(tx, ctx, { ...fields, is_active: true });
      return authMethodOf(app) === 'client_secret_basic' ? giveSecret(tx, ctx, app) : { app, secret: null };
    }
    const before = await registeredApps.lock(tx, ctx, standing.id, standing.version);
    if (isDomainError(before)) return before;
    if (before.kind !== fields.kind) return kindIsFixed();
    const app = await registeredApps.update(tx, ctx, before, fields);
    const needsSecret = authMethodOf(app) === 'client_secret_basic' && app.secret_hash === null;
    return needsSecret ? giveSecret(tx, ctx, app) : { app, secret: null };
  });
}

/** Replaces the secret of an app; the old one stops working at once. */
export function rotateSecret(ctx: RequestContext, { id, version }: BaseVersion): Promise<SavedApp | DomainError> {
  return registeredApps.saving(ctx, async (tx) => {
    const before = await registeredApps.lock(tx, ctx, id, version);
    if (isDomainError(before)) return before;
    return authMethodOf(before) === 'client_secret_basic' ? giveSecret(tx, ctx, before) : hasNoSecret();
  });
}

/** Switches an app on or off. Switching it off ends all its tokens; people have to sign in again afterwards. */
export function switchApp(
  ctx: RequestContext,
  { id, version }: BaseVersion,
  isActive: boolean,
): Promise<AppRow | DomainError> {
  return registeredApps.saving(ctx, async (tx) => {
    const before = await registeredApps.lock(tx, ctx, id, version);
    if (isDomainError(before)) return before;
    if (!isActive) await endAppTokens(tx, ctx.actor.clinicId, id);
    return before.is_active === isActive ? before : registeredApps.update(tx, ctx, before, { is_active: isActive });
  });
}

async function giveSecret(
  tx: Parameters<typeof registeredApps.update>[0],
  ctx: RequestContext,
  before: AppRow,
): Promise<SavedApp> {
  const secret = newSecret();
  const fields = { secret_hash: hashOf(secret), secret_time: ctx.now };
  return { app: await registeredApps.update(tx, ctx, before, fields), secret };
}

const kindIsFixed = (): DomainError =>
  domainError('KIND_FIXED', 'The type of an app can’t be changed. Register a new app.');

const hasNoSecret = (): DomainError => domainError('NO_SECRET', 'This app proves its identity without a secret.');
