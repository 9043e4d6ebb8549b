import { ImportChanges } from '#kit/imports/import-changes.tsx';
import { ImportReview, type ReviewProps, SaidFields } from '#kit/imports/import-review.tsx';
import type { DrugPreview } from './drug-import.ts';

/** What a file would change in the compendium, before anything is written, and what has to be said of it. */
export function DrugReview({ onChange, ...props }: ReviewProps<DrugPreview>) {
  const { preview, checking } = props;
  const said = (
    <SaidFields
      preview={preview}
      onChange={onChange}
      day={{
        label: 'As of',
        description: 'The day that its content speaks of: every check tells it',
        value: preview.as_of,
        onChange: (as_of) => onChange({ as_of }),
      }}
      whole={{
        label: 'Holds all that its source knows',
        retires: 'What it told before and is not in it is retired.',
      }}
    />
  );
  return (
    <ImportReview {...props} entries="entries" said={said}>
      <ImportChanges
        title="What changes"
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
