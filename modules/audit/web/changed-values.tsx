import { clinicZone } from '#kit/formats/clinic-zone.ts';
import classes from './changed-values.module.css';
import { CopyButton } from './copy-button.tsx';
import { fieldWord, type NameOf, ruleWord } from './entry-words.ts';
import { type ChangeLine, listChanges } from './list-changes.ts';
import { type ReadableValue, readableValue } from './readable-value.ts';

interface ChangedValuesProps {
  changes: unknown;
  /** Returns the name of an id or an access rule. */
  nameOf: NameOf;
}

/** The values before and after, side by side, of each field that an entry changed. */
export function ChangedValues({ changes, nameOf }: ChangedValuesProps) {
  const lines = listChanges(changes);
  const zone = clinicZone();
  if (lines.length === 0) return null;
  const shown = lines.map((line) => ({
    line,
    before: readableValue(line.before, zone),
    after: readableValue(line.after, zone),
  }));
  const hidden = shown.some(({ before, after }) => before.kind === 'fingerprint' || after.kind === 'fingerprint');
  return (
    <section aria-label="What changed" className={classes.section}>
      <div role="table" aria-label="What changed" className={classes.table}>
        <div role="row" className={classes.head}>
          <span role="columnheader">Field</span>
          <span role="columnheader">Before</span>
          <span role="columnheader">After</span>
        </div>
        {shown.map(({ line, before, after }) => (
          <div key={line.path.join(' ')} role="row" className={classes.line}>
            <span role="rowheader" className={classes.field}>
              {nameOfLine(line)}
            </span>
            <span role="cell" className={classes.before}>
              <Value value={before} nameOf={nameOf} />
            </span>
            <span role="cell" className={classes.after}>
              <Value value={after} nameOf={nameOf} />
            </span>
          </div>
        ))}
      </div>
      {hidden && (
        <p className={classes.hint}>
          For free text the log stores only a fingerprint: it shows that text changed, not what it said.
        </p>
      )}
    </section>
  );
}

function nameOfLine({ path }: ChangeLine): string {
  return path.map(fieldWord).join(' · ');
}

function Value({ value, nameOf }: { value: ReadableValue; nameOf: ChangedValuesProps['nameOf'] }) {
  switch (value.kind) {
    case 'nothing':
      return <span className={classes.nothing}>empty</span>;
    case 'text':
      return <span className={classes.text}>{ruleWord(value.text, nameOf)}</span>;
    case 'id': {
      const name = nameOf(value.id);
      if (name !== undefined) return name;
      return (
        <span className={classes.id}>
          <code title={value.id}>…{value.id.slice(-12)}</code>
          <CopyButton text={value.id} what={`the ID ending in ${value.id.slice(-4)}`} />
        </span>
      );
    }
    case 'colour':
      return (
        <span className={classes.colour}>
          <span className={classes.dot} style={{ background: value.colour }} />
          {value.colour}
        </span>
      );
    case 'fingerprint':
      return <code title={value.hash}>{value.hash.slice(0, 12)}…</code>;
    case 'list':
      return (
        <ul className={classes.list}>
          {value.items.map((item, at) => (
            <li key={at}>
              <Value value={item} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      );
    case 'fields':
      return (
        <ul className={classes.list}>
          {value.fields.map(({ name, value: inner }) => (
            <li key={name}>
              {fieldWord(name)}: <Value value={inner} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      );
  }
}
