import { Text } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { ImportChooser, ImportPage } from '#kit/imports/import-page.tsx';
import { ImportOutcome, ReleaseFacts } from '#kit/imports/import-rows.tsx';
import { useFileImport } from '#kit/imports/use-file-import.ts';
import { Panel } from '#kit/page/panel.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { DrugDetails } from '../drug-details.tsx';
import { DrugSearch, type FoundDrug } from '../drug-search.tsx';
import { DrugCoverageDocument } from '../drug.operations.gen.ts';
import { drugImport, type DrugChanges, type DrugPreview } from './drug-import.ts';
import { DrugReview } from './drug-review.tsx';

/** /settings/drug_compendium: the content of the compendium and its date, and the import of lists. */
export function DrugCompendiumPage() {
  const running = useFileImport<DrugPreview, DrugChanges>(drugImport);
  return (
    <ImportPage
      title="Drug Compendium"
      running={running}
      entry="entry"
      start="the lists"
      renderReview={(state) => (
        <DrugReview {...state} onChange={running.change} onRun={running.run} key={state.preview.upload_id} />
      )}
      renderOutcome={(changes) => <ImportOutcome outcomes={[changes]} />}
    >
      <Coverage />
      <LookUp />
      {can('drugs.import') && <Choose onChoose={running.choose} />}
    </ImportPage>
  );
}

const ORDER = ['products', 'interactions', 'knowledge'];
const KINDS: Readonly<Record<string, string>> = {
  products: 'Drugs',
  interactions: 'Interactions',
  knowledge: 'Classes and doses',
};

const byKind = (one: { kind: string }, other: { kind: string }): number =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

function Coverage() {
  const read = useApiQuery(DrugCoverageDocument, {}, { quiet: true });
  return (
    <Panel title="Coverage" flush>
      <ReadState read={read} label="Coverage">
        {({ drug_coverage: { text, sources } }) => (
          <>
            <Text size="sm" p="0.75rem">
              {text}
            </Text>
            <RowList label="Lists">
              {sources.toSorted(byKind).map((release) => (
                <Row
                  key={release.id}
                  title={KINDS[release.kind] ?? release.kind}
                  subtitle={[
                    release.release_name,
                    release.as_of === null ? 'date unknown' : `as of ${formatDay(release.as_of)}`,
                  ]}
                  lines={<ReleaseFacts release={release} entries="entries" />}
                />
              ))}
            </RowList>
          </>
        )}
      </ReadState>
    </Panel>
  );
}

function LookUp() {
  const [drug, setDrug] = useState<FoundDrug | null>(null);
  return (
    <Panel title="Look up a drug">
      <DrugSearch
        finds="drugs"
        label="Drug"
        placeholder="Name, brand, ingredient or NDC"
        maxLength={200}
        keeps
        onTyped={() => setDrug(null)}
        onPick={setDrug}
      />
      {drug !== null && <DrugDetails descriptorId={drug.descriptorId} />}
    </Panel>
  );
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <ImportChooser title="Import a list" label="Drug file" onChoose={onChoose}>
      <Text size="sm">
        <strong>FDA NDC directory</strong> (fda.gov, free, updated daily): first <em>product.txt</em>, then{' '}
        <em>package.txt</em> with the NDCs.
      </Text>
      <Text size="sm">
        <strong>RxTerms</strong> of the National Library of Medicine (nlm.nih.gov, free, updated monthly):{' '}
        <em>RxTerms….txt</em>.
      </Text>
      <Text size="sm">
        <strong>Pairs of drugs that interact</strong>: any list with the headings <em>drug_a</em>, <em>drug_b</em>,{' '}
        <em>severity</em>, <em>effect</em>, <em>source</em>. It replaces the list with the same name.
      </Text>
      <Text size="sm" c="dimmed">
        RxTerms uses publicly available data of the U.S. National Library of Medicine, National Institutes of Health,
        Department of Health and Human Services; the Library is not responsible for Salus and does not endorse it.
      </Text>
      <Text size="sm" c="dimmed">
        You can review the changes before they are saved. The compendium applies to every clinic on this server.
      </Text>
    </ImportChooser>
  );
}
