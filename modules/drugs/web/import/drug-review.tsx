import { ImportChanges } from '#kit/imports/import-changes.tsx';
import { ImportReview, type ReviewProps, SaidFields } from '#kit/imports/import-review.tsx';
import type { DrugPreview } from './drug-import.ts';

/** Previews the changes of a file before anything is written, with its import options. */
export function DrugReview({ onChange, ...props }: ReviewProps<DrugPreview>) {
  const { preview, checking } = props;
  const said = (
    <SaidFields
      preview={preview}
      onChange={onChange}
      day={{
        label: 'As of',
        description: 'Date of the content, shown with every check',
        value: preview.as_of,
        onChange: (as_of) => onChange({ as_of }),
      }}
      whole={{
        label: 'Complete list',
        retires: 'Entries from an earlier version that are missing in this one are retired.',
      }}
    />
  );
  return (
    <ImportReview {...props} entries="entries" said={said}>
      <ImportChanges
        title="Changes"
        label="Changes"
        changes={preview.changes}
        stale={checking}
        nameOf={({ id }) => id}
        renderRow={(id, words) => (
          <>
            {words}
            <small>{id}</small>
          </>
        )}
      />
    </ImportReview>
  );
}
