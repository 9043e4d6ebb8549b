import { Select, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { ImportChanges } from '#kit/imports/import-changes.tsx';
import { ImportReview, type ReviewProps, SaidFields } from '#kit/imports/import-review.tsx';
import { ImportRows } from '#kit/imports/import-rows.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { CODE_SETS } from '../../rules/index.ts';
import type { CodePreview, SetChanges } from './code-import.ts';

/** Previews the changes of a code file before anything is written, with its import options. */
export function CodeReview({ onChange, ...props }: ReviewProps<CodePreview>) {
  const { preview, checking } = props;
  const { problems, changes, mapping } = preview;
  return (
    <ImportReview
      {...props}
      entries="codes"
      problems={problems}
      isReady={problems.length === 0 && changes.length > 0}
      said={<Said preview={preview} onChange={onChange} />}
    >
      {preview.has_columns && (
        <Panel title="File columns">
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {preview.headings.map((heading) => (
              <Select
                key={heading}
                label={heading === '' ? '(without heading)' : heading}
                placeholder="Not imported"
                clearable
                data={preview.columns.map(({ column, title }) => ({ value: column, label: title }))}
                value={mapping[heading] ?? null}
                onChange={(column) => onChange({ mapping: { ...mapping, [heading]: column } })}
              />
            ))}
          </SimpleGrid>
        </Panel>
      )}
      {changes.map((each) => (
        <CodeChanges key={each.code_set} changes={each} stale={checking} />
      ))}
    </ImportReview>
  );
}

function Said({ preview, onChange }: Pick<ReviewProps<CodePreview>, 'preview' | 'onChange'>) {
  return (
    <SaidFields
      preview={preview}
      onChange={onChange}
      mayBeUnnamed
      day={{
        label: 'Valid from',
        description: 'First date of service',
        value: preview.valid_from,
        onChange: (valid_from) => onChange({ valid_from }),
      }}
      whole={{ label: 'Complete edition', retires: 'Codes missing from the file are retired.' }}
    >
      <Select
        label="Code set"
        placeholder="Choose one"
        disabled={!preview.has_columns}
        allowDeselect={false}
        data={[...CODE_SETS]}
        value={preview.code_set}
        onChange={(code_set) => onChange({ code_set })}
      />
    </SaidFields>
  );
}

/** The changes of an edition to one code set: counts, samples, and the clinic's affected codes. */
function CodeChanges({ changes, stale }: { changes: SetChanges; stale: boolean }) {
  const { code_set, hits } = changes;
  return (
    <ImportChanges
      title={code_set}
      label={`Changes to ${code_set}`}
      changes={changes}
      stale={stale}
      first={(['revised', 'retired'] as const).find((change) => changes[change] > 0) ?? 'added'}
      nameOf={({ code }) => code}
      renderRow={(code, words) => (
        <>
          <strong>{code}</strong>
          {words}
        </>
      )}
    >
      {hits.length > 0 && (
        <Panel title={`${code_set}: affected codes in your clinic`} flush>
          <ImportRows>
            {hits.map(({ title, code, change, count }) => (
              <li key={`${title} ${code}`}>
                <strong>{code}</strong>
                <span>
                  {title}
                  {count > 1 && ` (${count.toLocaleString('en-US')})`}
                </span>
                <StatusBadge tone={change === 'retired' ? 'danger' : 'warning'}>
                  {change === 'retired' ? 'Retired' : 'Revised'}
                </StatusBadge>
              </li>
            ))}
          </ImportRows>
        </Panel>
      )}
    </ImportChanges>
  );
}
