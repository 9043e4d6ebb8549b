import { NativeSelect } from '@mantine/core';
import type { ImportPreview } from './import-preview.ts';
import classes from './import.module.css';
import { ScrollRegion } from './scroll-region.tsx';

interface ImportMappingProps {
  preview: ImportPreview;
  onMap: (heading: string, field: string | null) => void;
}

const SHOWN_ROWS = 3;

/** The columns of the file with their first values, and the mapped field or the reason why there is none. */
export function ImportMapping({ preview, onMap }: ImportMappingProps) {
  const { headings, mapping, fields, sample } = preview;
  const choices = [
    { value: '', label: 'Not imported' },
    ...fields.map(({ field, label }) => ({ value: field, label })),
  ];
  return (
    <ScrollRegion label="Columns with their first values">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Imported as</th>
            {sample.slice(0, SHOWN_ROWS).map((_, at) => (
              <th key={at} scope="col">
                Row {at + 2}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, column) => {
            const mapped = mapping[heading];
            const field = mapped?.field ?? null;
            return (
              <tr key={`${column} ${heading}`} data-left={field === null || undefined}>
                <th scope="row">{heading || <em>without a heading</em>}</th>
                <td>
                  <NativeSelect
                    size="xs"
                    className={classes.select}
                    aria-label={`${heading}: imported as`}
                    data={choices}
                    value={field ?? ''}
                    onChange={(event) => onMap(heading, event.currentTarget.value || null)}
                  />
                  {mapped?.reason !== undefined && <span className={classes.reason}>{shortened(mapped.reason)}</span>}
                </td>
                {sample.slice(0, SHOWN_ROWS).map((row, at) => (
                  <td key={at} className={classes.value}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

// The select next to it already says "Not imported".
function shortened(reason: string): string {
  const why = reason.replace(/^Not imported: /, '');
  return why.charAt(0).toLocaleUpperCase('en') + why.slice(1);
}
