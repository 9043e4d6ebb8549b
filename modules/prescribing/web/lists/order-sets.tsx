import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { groupFavourites } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import { PrepareFavouritesDocument, PrescriptionFavouritesDocument } from '../prescription.operations.gen.ts';
import { PRESCRIPTIONS } from '../use-prescribing.ts';

interface OrderSetsProps {
  patientId: string;
  onDone: () => void;
}

/** The member's favorites by order set and diagnosis: the chosen ones are prepared for the patient, to be sent later. */
export function OrderSets({ patientId, onDone }: OrderSetsProps) {
  const read = useApiQuery(PrescriptionFavouritesDocument, {}, { quiet: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const key = useRef(crypto.randomUUID());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const prepare = useApiMutation(PrepareFavouritesDocument, {
    refreshes: PRESCRIPTIONS,
    onDone: ({ prepareFavourites: results }) => {
      key.current = crypto.randomUUID();
      const failed = results.filter(({ ok }) => !ok);
      const count = results.length - failed.length;
      if (count > 0) toast.success(count === 1 ? '1 prescription prepared' : `${count} prescriptions prepared`);
      setProblems(failed.map(({ message }) => message));
      setChosen(new Set(failed.map(({ id }) => id)));
      if (failed.length === 0) onDone();
    },
  });
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    const rest = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...rest, ...ids] : rest));
  };
  return (
    <ReadLines label="Favorites" read={read}>
      {({ prescriptionFavourites: favourites }) => (
        <div className={classes.pad}>
          {favourites.length === 0 && <p className={classes.quiet}>No favorites yet. Save one while you prescribe.</p>}
          {groupFavourites(favourites).map(({ title, rows }) => (
            <fieldset key={title} className={classes.section}>
              <legend>
                <Checkbox
                  label={title}
                  checked={rows.every(({ id }) => chosen.has(id))}
                  indeterminate={rows.some(({ id }) => chosen.has(id)) && !rows.every(({ id }) => chosen.has(id))}
                  onChange={(event) =>
                    choose(
                      rows.map(({ id }) => id),
                      event.currentTarget.checked,
                    )
                  }
                />
              </legend>
              {rows.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  my="xs"
                  checked={chosen.has(id)}
                  onChange={(event) => choose([id], event.currentTarget.checked)}
                />
              ))}
            </fieldset>
          ))}
          {problems.length > 0 && (
            <Notice tone="danger">
              {problems.map((problem) => (
                <div key={problem}>{problem}</div>
              ))}
            </Notice>
          )}
          <Button
            size="compact-sm"
            disabled={chosen.size === 0}
            loading={prepare.isPending}
            onClick={() => prepare.mutate({ key: key.current, patient: patientId, ids: [...chosen] })}
          >
            {chosen.size === 1 ? 'Prepare 1 prescription' : `Prepare ${chosen.size} prescriptions`}
          </Button>
        </div>
      )}
    </ReadLines>
  );
}
