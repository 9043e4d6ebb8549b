import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { IconSignature } from '@tabler/icons-react';
import { CosignRulesDocument, type CosignRowFragment, SaveCosignRuleDocument } from '../chart.operations.gen.ts';

const MODES = [
  { value: 'never', label: 'Never' },
  { value: 'optional', label: 'On request' },
  { value: 'required', label: 'Always' },
];

/** /settings/cosign: which members' notes need a second signature. */
export function CosignPage() {
  const read = useApiQuery(CosignRulesDocument, {}, { quiet: true });
  const rules = read.data?.chart_cosign_rules ?? [];
  const save = (rule: CosignRowFragment, change: Partial<CosignRowFragment>): void => {
    const { author_id: authorId, version, cosign_mode: mode, cosigner_id: cosignerId } = { ...rule, ...change };
    request(SaveCosignRuleDocument, { authorId, version, mode, cosignerId })
      .then(() => toast.success('Saved', { id: 'cosign' }))
      .catch(reportError)
      .finally(() => refreshQueries('chart', 'CosignRules'));
  };
  return (
    <Page>
      <PageHeader title="Cosignatures" detail="Authors whose chart notes need a second signature" />
      <Panel flush>
        <ReadRows
          label="Authors"
          read={read}
          rows={({ chart_cosign_rules: found }) => found}
          rowId={({ author_id }) => author_id}
          empty={{ icon: IconSignature, title: 'No users with permission to sign chart notes yet' }}
        >
          {(rule) => (
            <Row
              title={rule.author_name}
              actions={
                <>
                  <Select
                    w="13rem"
                    aria-label={`Cosignature for ${rule.author_name}`}
                    data={MODES}
                    value={rule.cosign_mode}
                    allowDeselect={false}
                    onChange={(mode) =>
                      mode !== null && save(rule, { cosign_mode: mode as CosignRowFragment['cosign_mode'] })
                    }
                  />
                  {rule.cosign_mode !== 'never' && (
                    <Select
                      w="13rem"
                      aria-label={`Cosigner for ${rule.author_name}`}
                      placeholder="Any member with permission to sign"
                      clearable
                      data={rules
                        .filter(({ author_id }) => author_id !== rule.author_id)
                        .map(({ author_id, author_name }) => ({ value: author_id, label: author_name }))}
                      value={rule.cosigner_id}
                      onChange={(cosigner_id) => save(rule, { cosigner_id })}
                    />
                  )}
                </>
              }
            />
          )}
        </ReadRows>
      </Panel>
    </Page>
  );
}
