import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { CosignRulesDocument, type CosignRowFragment, SaveCosignRuleDocument } from '../chart.operations.gen.ts';
import classes from '../side/side.module.css';
import own from './cosign-page.module.css';

const MODES = [
  { value: 'never', label: 'Never' },
  { value: 'optional', label: 'Where they ask for it' },
  { value: 'required', label: 'Always' },
];

/** /settings/cosign: whose notes need a second signature. */
export function CosignPage() {
  const { data, error, status, refetch } = useApiQuery(CosignRulesDocument, {}, { quiet: true });
  const rules = data?.chart_cosign_rules ?? [];
  const save = (rule: CosignRowFragment, change: Partial<CosignRowFragment>): void => {
    const { author_id: authorId, version, cosign_mode: mode, cosigner_id: cosignerId } = { ...rule, ...change };
    request(SaveCosignRuleDocument, { authorId, version, mode, cosignerId })
      .then(() => toast.success('Saved', { id: 'cosign' }))
      .catch(reportError)
      .finally(() => refreshQueries('chart', 'CosignRules'));
  };
  return (
    <Page>
      <PageHeader title="Cosignatures" detail="Whose chart notes somebody else signs too" />
      <Panel flush>
        {status === 'pending' && <RowsSkeleton rows={4} />}
        {status === 'error' && <ErrorState what="The list" error={error} onRetry={() => void refetch()} />}
        {status === 'success' && rules.length === 0 && <EmptyState title="Nobody may sign chart notes yet" />}
        <ul className={classes.list} aria-label="Authors">
          {rules.map((rule) => (
            <li key={rule.author_id} className={classes.row}>
              <div className={classes.words}>{rule.author_name}</div>
              <div className={own.choices}>
                <Select
                  aria-label={`Cosignature of ${rule.author_name}`}
                  data={MODES}
                  value={rule.cosign_mode}
                  allowDeselect={false}
                  onChange={(mode) =>
                    mode !== null && save(rule, { cosign_mode: mode as CosignRowFragment['cosign_mode'] })
                  }
                />
                {rule.cosign_mode !== 'never' && (
                  <Select
                    aria-label={`Who cosigns for ${rule.author_name}`}
                    placeholder="Anybody who may sign"
                    clearable
                    data={rules
                      .filter(({ author_id }) => author_id !== rule.author_id)
                      .map(({ author_id, author_name }) => ({ value: author_id, label: author_name }))}
                    value={rule.cosigner_id}
                    onChange={(cosigner_id) => save(rule, { cosigner_id })}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
