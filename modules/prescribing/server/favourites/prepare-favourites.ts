import { requireActivePatient } from '#patients/server';
import { notFound, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { receiverProblem } from '../../rules/index.ts';
import { findPharmacy, usualPharmacies } from '../parties/read-parties.ts';
import type { BatchResult } from '../prescriptions/send-batch.ts';
import { savePrescription } from '../prescriptions/save-prescription.ts';
import { readProblems } from '../safety/read-conditions.ts';
import { type FavouriteRow, readFavourites } from './favourites.ts';

const MOST = 20;

/**
 * Saves a prescription of the caller from each of their favorites, with those of its diagnoses that the patient has, at
 * its own pharmacy or else the patient's usual one. None is sent; each is prepared independently.
 */
export async function prepareFavourites(
  ctx: RequestContext,
  clientKey: string,
  patientId: string,
  ids: readonly string[],
): Promise<BatchResult[] | DomainError> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  if (!isId(patientId)) return notFound('patient');
  const inactive = await requireActivePatient(db, actor.clinicId, patientId);
  if (inactive !== null) return inactive;
  const [favourites, usual, problems] = await Promise.all([
    readFavourites(db, actor, actor.userId),
    usualPharmacies(db, actor.clinicId, patientId),
    readProblems(db, actor.clinicId, patientId),
  ]);
  const nearest = usual.find((each) => receiverProblem(each, now) === null)?.ncpdp_id ?? '';
  const prepare = async ({ id, name: _name, diagnosis_codes, set_name: _set, ...fields }: FavouriteRow) => {
    const own = fields.pharmacy_ncpdp_id === '' ? null : await findPharmacy(db, fields.pharmacy_ncpdp_id);
    const diagnoses = problems.flatMap(({ code, name }) =>
      code !== null && diagnosis_codes.includes(code) ? [{ code, name: name.slice(0, 200) }] : [],
    );
    const wish = {
      ...fields,
      patient_id: patientId,
      pharmacy_ncpdp_id: own !== null && receiverProblem(own, now) === null ? own.ncpdp_id : nearest,
      diagnoses: [...new Map(diagnoses.map((each) => [each.code, each])).values()].slice(0, 2),
      // Attested when the favorite was saved.
      is_attested: fields.kind === 'drug' && fields.drug_id === null,
    };
    const saved = await savePrescription(ctx, wish, null, { clientKey: `${clientKey} ${id}`, id: null, version: null });
    return isDomainError(saved)
      ? { id, ok: false, code: 'refused', message: `${fields.drug_description}: ${saved.message}` }
      : { id, ok: true, code: 'saved', message: fields.drug_description };
  };
  const results: BatchResult[] = [];
  // One after the other, in the order of the set: each gets the next order number.
  for (const favourite of favourites.filter(({ id }) => ids.includes(id)).slice(0, MOST))
    results.push(await prepare(favourite));
  return results;
}
