import { saveChange } from '#audit/server';
import { domainError, type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { callNetwork } from '#pharmacies/server';
import {
  type DirectoryAnswer,
  type DirectoryRequest,
  readDirectoryAnswer,
  writeDirectoryMessage,
} from './directory-message.ts';
import { newMessageId } from '../new-message-id.ts';
import { locationFields } from './location-fields.ts';
import {
  endLocation,
  type LocationFields,
  type LocationRow,
  lockLocation,
  readLocations,
  readMembersAtPractices,
  readProof,
  saveLocation,
} from './prescribers.sql.ts';

const REFUSALS = refusals({
  prescriber_spi: () =>
    domainError(
      'SPI_TAKEN',
      'The network lists this prescriber at this address under another practice of this installation.',
    ),
});

const about = (userId: string) => ({
  objectType: 'prescriber_location',
  objectId: userId,
  topic: 'prescribing.registration-changed',
});

/**
 * Registers a prescriber at a practice with the network's directory, or updates the registration. The directory assigns
 * the number (SPI) that pharmacies reply to. Requires an NPI, a verified identity, and the practice's address and
 * phone.
 */
export async function registerPrescriber(
  ctx: RequestContext,
  userId: string,
  practiceId: string,
): Promise<{ spi: string } | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const [[member], proof, locations] = await Promise.all([
    readMembersAtPractices(db, clinicId, { userIds: [userId], practiceId }),
    readProof(db, clinicId, userId),
    readLocations(db, clinicId, userId),
  ]);
  if (member === undefined || !member.is_active) return notFound('member at this practice');
  const fields = locationFields(member);
  if ('missing' in fields)
    return domainError('NOT_COMPLETE', `The network also requires: ${fields.missing.join(', ')}.`, 'Not registered');
  if (proof === undefined)
    return domainError(
      'NOT_PROVEN',
      'Members must prove their identity under E-Prescribing Verification before they can be registered.',
      'Not registered',
    );
  const before = locations.find((each) => each.practice_id === practiceId) ?? null;
  const request: DirectoryRequest =
    before === null
      ? { kind: 'AddProviderLocation', fields }
      : { kind: 'UpdateProviderLocation', spi: before.spi, fields };
  const answer = await ask(ctx, request);
  if (isDomainError(answer)) return answer;
  const { spi, serviceLevel: service_level } = answer;
  const row = { user_id: userId, practice_id: practiceId, spi, service_level, registered_by: actor.userId };
  try {
    return await app.database.transaction(async (tx) => {
      const standing = await lockLocation(tx, clinicId, userId, practiceId);
      await saveLocation(tx, clinicId, { ...row, fields }, now);
      await saveChange(tx, ctx, {
        ...about(userId),
        action: standing === undefined ? 'create' : 'update',
        before: standing === undefined ? null : registered(standing),
        after: registered({ ...fields, ...row, active_end_time: null }),
      });
      return { spi };
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

/** Ends a registration: the network sends nothing there anymore. Ending it twice has no further effect. */
export async function endRegistration(
  ctx: RequestContext,
  userId: string,
  practiceId: string,
): Promise<{ spi: string } | DomainError> {
  const { app, actor, now } = ctx;
  const locations = await readLocations(app.database.kysely, actor.clinicId, userId);
  const before = locations.find((each) => each.practice_id === practiceId);
  if (before === undefined) return notFound('registration');
  if (before.active_end_time !== null) return { spi: before.spi };
  const request: DirectoryRequest = {
    kind: 'UpdateProviderLocation',
    spi: before.spi,
    fields: before,
    activeEndTime: now.toISOString(),
  };
  const answer = await ask(ctx, request);
  if (isDomainError(answer)) return answer;
  return app.database.transaction(async (tx) => {
    const standing = await lockLocation(tx, actor.clinicId, userId, practiceId);
    // Another member ended it in between.
    if (standing?.active_end_time != null) return { spi: standing.spi };
    await endLocation(tx, actor.clinicId, userId, practiceId, now);
    await saveChange(tx, ctx, {
      ...about(userId),
      action: 'update',
      before: { active_end_time: null },
      after: { active_end_time: now.toISOString() },
    });
    return { spi: before.spi };
  });
}

async function ask(
  { app, now }: RequestContext,
  request: DirectoryRequest,
): Promise<Exclude<DirectoryAnswer, { code: string }> | DomainError> {
  const { network } = app.config;
  if (network === null)
    return domainError(
      'NOT_SET',
      'No prescription network is set up on this installation. Ask its administrator to set one up.',
    );
  const body = writeDirectoryMessage(request, {
    account: network.account,
    messageId: newMessageId(),
    sentTime: now.toISOString(),
  });
  const reply = await callNetwork(network, { path: '/directory/providers', method: 'POST', body });
  const answer = reply.kind === 'silence' ? null : readDirectoryAnswer(reply.text);
  if (answer === null)
    return domainError('UNREACHABLE', 'The prescription network is not responding. Try again later.');
  if ('code' in answer)
    return domainError(
      'NETWORK_REFUSED',
      `The prescription network rejected the registration: ${answer.description.slice(0, 200)}`,
    );
  return answer;
}

function registered(row: LocationFields & Pick<LocationRow, 'spi' | 'service_level' | 'active_end_time'>): object {
  const { spi, npi, practice_name, address_line1, city, state_province, postal_code, phone, fax, service_level } = row;
  const place = { practice_name, address_line1, city, state_province, postal_code, phone, fax };
  return { spi, npi, ...place, service_level, active_end_time: row.active_end_time?.toISOString() ?? null };
}
