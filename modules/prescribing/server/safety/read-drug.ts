import { findByDescription, findControlled, findDrugs, readDrugs, type Drug } from '#drugs/server';
import { foldDrug, readNdc, scheduleWords } from '#drugs/rules';
import type { Queryable } from '#platform/database.ts';
import type { OpenedDrug, PrescriptionFields } from '../../rules/index.ts';

/**
 * Returns a compendium drug by its id or its name; null if it doesn't exist. A name of the medication list (`isListed`)
 * may also be the beginning of the name of one drug.
 */
export async function readOpenedDrug(
  db: Queryable,
  { drugId, name, isListed = false }: { drugId: string | null; name: string | null; isListed?: boolean },
): Promise<(OpenedDrug & { schedule: string | null }) | null> {
  const drug =
    drugId !== null && drugId !== ''
      ? (await readDrugs(db, [drugId.slice(0, 200)])).get(drugId)
      : await findNamed(db, name ?? '', isListed);
  if (drug === undefined) return null;
  return {
    id: drug.id,
    name: drug.name,
    ndc: drug.ndc,
    rxcui: null,
    dosageForm: drug.dosage_form_description,
    controlled: scheduleWords(drug.schedule).description,
    schedule: drug.schedule,
  };
}

async function findNamed(db: Queryable, name: string, isListed: boolean): Promise<Drug | undefined> {
  if (name.trim() === '') return undefined;
  const found = await findByDescription(db, { search: name.slice(0, 200), take: 2 });
  const exact = found.find((drug) => drug.name.toLowerCase() === name.trim().toLowerCase());
  if (exact !== undefined || !isListed || found.length !== 1) return exact;
  // The medication list often leaves out the dosage form; only a name that means one product is completed.
  return found.find((drug) => `${foldDrug(drug.name)} `.startsWith(`${foldDrug(name)} `));
}

/** Returns whether a description is that of the chosen compendium drug; any other was entered by hand. */
export async function isNamedAsListed(
  db: Queryable,
  { drug_id: id, drug_description: name }: Pick<PrescriptionFields, 'drug_id' | 'drug_description'>,
): Promise<boolean> {
  const drug = id === null ? undefined : (await readDrugs(db, [id.slice(0, 200)])).get(id);
  return drug !== undefined && foldDrug(drug.name) === foldDrug(name);
}

/**
 * Returns the schedule of a prescription by the compendium and the legal names, including ingredients; `N/A` if not
 * controlled.
 */
export async function scheduleOf(
  db: Queryable,
  {
    drug_id: drugId,
    drug_description: name,
    product_code: ndc,
    ingredients,
  }: {
    drug_id: string | null;
    drug_description: string;
    product_code: string;
    ingredients: readonly { description: string }[];
  },
): Promise<string> {
  const code = readNdc(ndc) ?? (/^\d{9,11}$/.test(ndc) ? ndc : null);
  const byCode = code === null ? [] : await findDrugs(db, { search: code, take: 1 });
  const [first] = [
    ...(await findControlled(db, {
      descriptorId: drugId,
      name,
      ingredients: ingredients.map(({ description }) => description),
    })),
    ...byCode.flatMap(({ schedule }) => (schedule === null ? [] : [{ schedule }])),
  ];
  return scheduleWords(first?.schedule ?? null).description;
}
