import { Tooltip } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from './unchecked-mark.module.css';
import { DrugNamesReadDocument } from './drug.operations.gen.ts';

/** Props: a name on a list of drugs or allergies. */
export interface UncheckedMarkProps {
  name: string;
  /** All names of the list, so that one request covers it. */
  among: readonly string[];
}

/** Marks a free-text name, which can't be checked reliably; nothing for names in the compendium. */
export function UncheckedMark({ name, among }: UncheckedMarkProps) {
  const names = [...new Set(among)].sort().slice(0, 200);
  const { data } = useApiQuery(
    DrugNamesReadDocument,
    { names },
    { quiet: true, keepPrevious: true, enabled: names.length > 0 && can('drugs.view') },
  );
  const read = data?.drug_names_read.find((each) => each.name === name);
  if (read === undefined || read.is_coded) return null;
  const reason =
    read.read_as.length === 0
      ? 'Free text that is not in the drug database. It can’t be checked for allergies and interactions.'
      : `Free text, read as ${read.read_as.join(' and ')}: safety checks may be incomplete.`;
  return (
    <Tooltip label={reason} multiline w={280} withArrow>
      <span role="note" className={classes.mark} aria-label={`Unchecked. ${reason}`}>
        <StatusBadge tone="warning">Unchecked</StatusBadge>
      </span>
    </Tooltip>
  );
}
