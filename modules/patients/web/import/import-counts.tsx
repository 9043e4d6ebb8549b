import classes from './import.module.css';

interface ImportCountsProps {
  /** Null while unknown. */
  created: number | null;
  alreadyThere: number | null;
  refused: number | null;
  /** Before the import: expected counts. */
  preview?: boolean;
  stale?: boolean;
}

/** The three counts of an import. */
export function ImportCounts({ created, alreadyThere, refused, preview = false, stale = false }: ImportCountsProps) {
  const counts = [
    { id: 'new', count: created, label: preview ? 'will be imported' : 'imported' },
    { id: 'there', count: alreadyThere, label: preview ? 'are already on record' : 'were already on record' },
    { id: 'refused', count: refused, label: preview ? 'rows are rejected' : 'rows were rejected' },
  ];
  return (
    <ul className={classes.counts} data-stale={stale || undefined} aria-busy={stale}>
      {counts.map(({ id, count, label }) => (
        <li key={id} data-kind={id} data-none={count === null || count === 0 || undefined}>
          <strong>{count === null ? '–' : count.toLocaleString('en-US')}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
