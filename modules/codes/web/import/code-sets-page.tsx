import { Text } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { ImportChooser, ImportPage } from '#kit/imports/import-page.tsx';
import { ImportOutcome, ReleaseFacts } from '#kit/imports/import-rows.tsx';
import { useFileImport } from '#kit/imports/use-file-import.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { CodeReleasesDocument, type CodeReleasesQuery } from '../chart.operations.gen.ts';
import { codeImport, type CodePreview, type SetChanges } from './code-import.ts';
import { CodeReview } from './code-review.tsx';
import { HccPanel } from './hcc-panel.tsx';

/** /settings/code_sets: the imported editions of the code sets, and the import of another one. */
export function CodeSetsPage() {
  const running = useFileImport<CodePreview, SetChanges[]>(codeImport);
  return (
    <ImportPage
      title="Code Sets"
      running={running}
      entry="code"
      start="code sets"
      renderReview={(state) => (
        <CodeReview {...state} onChange={running.change} onRun={running.run} key={state.preview.upload_id} />
      )}
      renderOutcome={(changes) => (
        <ImportOutcome outcomes={changes.map((each) => ({ what: each.code_set, ...each }))} />
      )}
    >
      <Choose onChoose={running.choose} />
      <Editions />
      <HccPanel />
    </ImportPage>
  );
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <ImportChooser title="Import an edition" label="Code file" onChoose={onChoose}>
      <Text size="sm">
        <strong>ICD-10-CM</strong>: the “Code Descriptions in Tabular Order” from the Centers for Medicare &amp;
        Medicaid Services (cms.gov, free). It contains the file <em>icd10cm-order-…txt</em>. Updated each October and
        sometimes in April.
      </Text>
      <Text size="sm">
        <strong>HCPCS</strong>: the “Alpha-Numeric HCPCS File” (cms.gov, free). It contains <em>HCPC…_ANWEB.txt</em>.
        Updated each quarter.
      </Text>
      <Text size="sm">
        <strong>CPT</strong>: <em>LONGULT.txt</em> or <em>MEDU.txt</em> from the American Medical Association (license
        required).
      </Text>
      <Text size="sm" c="dimmed">
        You can also import any list with headings for codes and names. You can review the changes before they are
        saved. Code sets apply to every clinic on this server.
      </Text>
    </ImportChooser>
  );
}

function Editions() {
  const read = useApiQuery(CodeReleasesDocument, {}, { quiet: true });
  return (
    <Panel title="Editions" flush>
      <ReadRows label="Editions" read={read} rows={shownReleases} rowHeight={76} empty={{ title: 'No code sets yet' }}>
        {(release) => (
          <Row
            title={release.code_set}
            subtitle={[
              release.release_name,
              !release.is_starter && `from ${formatDay(release.valid_from)}`,
              !release.is_starter && !release.is_whole && 'partial',
            ]}
            lines={<ReleaseFacts release={release} entries="codes" />}
          />
        )}
      </ReadRows>
    </Panel>
  );
}

// The starter list is hidden once a complete edition is imported.
function shownReleases({ code_releases: all }: CodeReleasesQuery): CodeReleasesQuery['code_releases'] {
  return all.filter(
    ({ is_starter, code_set }) => !is_starter || !all.some((one) => one.code_set === code_set && one.is_whole),
  );
}
