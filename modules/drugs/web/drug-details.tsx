import { Skeleton } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { DrugInfoDocument } from './drug.operations.gen.ts';
import classes from './drug-details.module.css';

/** The compendium's facts about one drug: ingredients, route, schedule. */
export function DrugDetails({ descriptorId }: { descriptorId: string | null }) {
  const { data, isError } = useApiQuery(
    DrugInfoDocument,
    { id: descriptorId ?? '' },
    { quiet: true, enabled: descriptorId !== null },
  );
  if (descriptorId === null)
    return <p className={classes.note}>Not in the drug database; safety checks may be incomplete.</p>;
  if (isError) return <p className={classes.note}>Drug details could not be loaded.</p>;
  if (data === undefined) return <Skeleton height={44} mt={4} />;
  const drug = data.drug_info;
  if (drug === null) return <p className={classes.note}>This drug is no longer in the drug database.</p>;
  const facts: [string, string | null][] = [
    ['Ingredients', drug.ingredients.join(', ')],
    ['Strength', `${drug.Strength} ${drug.Strength_Unit_of_Measure}`.trim()],
    ['Form', drug.Dosage_Form_Description],
    ['Route', drug.Route_of_Administration],
    ['Brands', drug.brand_names],
    [
      'Controlled',
      drug.Controlled_Substance_Code_Description === 'N/A' ? 'No' : drug.Controlled_Substance_Code_Description,
    ],
    ['NDC', drug.Representative_NDC],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
