import { recordAccess } from '#audit/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type RequestKind, type ResponseType, WAITING } from '../../rules/index.ts';
import { addressLine } from '../parties/read-parties.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { deleteRequest } from '../requests/change-request.ts';
import { findRequest, findRequests, type RequestRow } from '../records/requests.sql.ts';
import { answerOf } from '../requests/draft-answer.ts';
import { textAt, valueAt } from './read-payload.ts';

/**
 * An operation of /epx. Returns its response or an error body, always with status 200 as the specification's clients
 * expect.
 */
export type EpxOperation = (ctx: RequestContext, body: unknown) => Promise<unknown>;

/** Pharmacy requests and responses to them (specification 3 §7.1). */
export const epxRequests: Readonly<Record<string, { rule: string; run: EpxOperation }>> = {
  'GET getRxRenewalRequest': { rule: 'prescribing.view', run: (ctx) => list(ctx, 'renewal') },
  'GET getRxChangeRequest': { rule: 'prescribing.view', run: (ctx) => list(ctx, 'change') },
  'POST delRxRenewalRequest': { rule: 'prescribing.send', run: (ctx, body) => remove(ctx, 'renewal', body) },
  'POST delRxChangeRequest': { rule: 'prescribing.send', run: (ctx, body) => remove(ctx, 'change', body) },
  'POST RxRenewalResponse': { rule: 'prescribing.send', run: (ctx, body) => answer(ctx, 'renewal', body) },
  'POST RxChangeResponse': { rule: 'prescribing.send', run: (ctx, body) => answer(ctx, 'change', body) },
};

const message = (error: DomainError): string => error.issues[0]?.message ?? error.message;

async function list(ctx: RequestContext, kind: RequestKind): Promise<unknown> {
  const db = ctx.app.database.kysely;
  const search = { kind, waiting: true, prescriberId: ctx.actor.userId };
  const { rows } = await findRequests(db, ctx.actor.clinicId, search, { skip: 0, take: 200 });
  await recordAccess(ctx, { action: 'read', objectType: 'pharmacy_request', patientId: null });
  return rows.map(flat);
}

function flat(row: RequestRow) {
  const { patient, prescriber, dispensed, prescribed, requested } = row;
  const medication = dispensed ?? requested[0] ?? prescribed;
  return {
    MessageID: row.message_id,
    RxReferenceNumber: row.rx_reference_number,
    ...(row.kind === 'change' ? { MessageRequestCode: row.request_code } : {}),
    PharmacyRequestedRefills: row.requested_refills,
    PatientFirstName: patient.name.firstName,
    PatientLastName: patient.name.lastName,
    PatientDateOfBirth: patient.dateOfBirth,
    PatientGender: patient.gender,
    PatientPrimaryTelephone: patient.phone ?? '',
    PatientAddress: addressLine(patient.address ?? null),
    PrescriberFirstName: prescriber.name.firstName,
    PrescriberLastName: prescriber.name.lastName,
    DrugDescription: row.drug_description,
    QuantityValue: medication?.quantity.value ?? '',
    QuantityCodeListQualifier: medication?.quantity.qualifier ?? '',
    QuantityUnitOfMeasure: medication?.quantity.unit ?? '',
    CompoundIngredients: (medication?.compound?.ingredients ?? []).map((each) => ({
      ItemDescription: each.description,
      QuantityValue: each.quantity.value,
      QuantityCodeListQualifier: each.quantity.qualifier,
      QuantityUnitCode: each.quantity.unit,
    })),
    Sig: medication?.sig ?? '',
    Notes: medication?.note ?? '',
    PrescriberOrderNumber: row.order_number,
    MedicationDispensedWrittenDate: dispensed?.writtenDate ?? '',
  };
}

async function find({ app, actor }: RequestContext, kind: RequestKind, body: unknown): Promise<RequestRow | null> {
  const row = await findRequest(app.database.kysely, actor.clinicId, textAt(body, 'MessageId'));
  return row?.kind === kind ? row : null;
}

async function remove(ctx: RequestContext, kind: RequestKind, body: unknown): Promise<unknown> {
  const row = await find(ctx, kind, body);
  if (row === null) return { errorMessage: 'This request does not exist.' };
  const done = await deleteRequest(ctx, row.id, null);
  return isDomainError(done) ? { errorMessage: done.message } : { message: 'The request was deleted.' };
}

async function answer(ctx: RequestContext, kind: RequestKind, body: unknown): Promise<unknown> {
  const row = await find(ctx, kind, body);
  if (row === null) return { errorMessage: 'This request does not exist.' };
  const text = (path: string): string => textAt(body, path);
  const replaced = valueAt(body, 'MedicationReplace');
  const replacement = (path: string): string => textAt(replaced, path);
  const done = await answerRequest(
    ctx,
    row.id,
    null,
    answerOf({
      response: text('Response') as ResponseType,
      order_number: text('PrescriberOrderNumber'),
      refills:
        ['NumberofRefills', 'NumberOfRefills'].map((name) => text(name) || replacement(name)).find(Boolean) ?? '',
      is_attested: valueAt(body, 'IsAttested') === true,
      note: text('ResponseNote'),
      denied_code: text('DeniedReasonCode'),
      denial_reason: text('DenialReason'),
      prior_authorization: text('PriorAuthorizationNumber'),
      replacement:
        typeof replaced !== 'object' || replaced === null
          ? null
          : {
              drug_description: replacement('DrugDescription'),
              product_code: replacement('DrugCoded.ProductCode.Code') || replacement('ProductCode'),
              product_qualifier: replacement('DrugCoded.ProductCode.Qualifier') || replacement('ProductQualifier'),
              quantity: replacement('Quantity.Value'),
              quantity_qualifier: replacement('Quantity.CodeListQualifier'),
              quantity_unit:
                replacement('Quantity.QuantityUnitOfMeasure.Code') || replacement('Quantity.QuantityUnitOfMeasure'),
              days_supply: replacement('DaysSupply'),
              substitutions: replacement('Substitutions'),
              sig: replacement('Sig.SigText') || replacement('Sig'),
              note: replacement('Notes') || replacement('Note'),
            },
    }),
  );
  if (isDomainError(done))
    return { ...(done.code === 'P2002' ? { errorCode: 'P2002' } : {}), errorMessage: message(done) };
  const success = done.code === '000' || done.code === '010';
  return {
    [kind === 'renewal' ? 'rxrenewalresponse_success' : 'rxchangeresponse_success']: success,
    ...(success || done.code === WAITING
      ? { message: done.message }
      : { errorMessage: `${done.code}: ${done.message}` }),
  };
}
