import { Button } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { type HccList, readHccList } from '../../rules/index.ts';
import { HccReleaseDocument, ImportHccDocument } from '../chart.operations.gen.ts';

const CODES: Refreshes = ['chart'];

/** The imported CMS-HCC mapping, with its import. */
export function HccPanel() {
  const [importing, setImporting] = useState(false);
  const read = useApiQuery(HccReleaseDocument, {}, { quiet: true });
  return (
    <Panel
      title="HCC categories"
      flush
      actions={
        <Button size="xs" variant="default" onClick={() => setImporting(true)}>
          Import mapping
        </Button>
      }
    >
      <ReadRows
        label="HCC categories"
        read={read}
        rows={({ hcc_release: release }) => (release === null ? [] : [release])}
        rowHeight={76}
        empty={{
          title: 'No mapping yet',
          detail:
            'Import the “ICD-10-CM Mappings” to mark diagnoses that count in Medicare risk adjustment. Published each year on cms.gov under Risk Adjustment, Model Software/ICD-10 Mappings (free).',
        }}
      >
        {({ release_name, payment_year, total, imported_time, imported_by }) => (
          <Row
            title="CMS-HCC V28"
            subtitle={[release_name, `payment year ${payment_year}`]}
            lines={
              <RowLine>
                {total.toLocaleString('en-US')} diagnoses · {formatInstant(imported_time)}, {imported_by}
              </RowLine>
            }
          />
        )}
      </ReadRows>
      {importing && <HccDialog onClose={() => setImporting(false)} />}
    </Panel>
  );
}

interface Values extends Record<string, unknown> {
  files: readonly File[];
}

function HccDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm<Values, HccList>({
    rules: RULES,
    initialValues: { files: [] },
    submit: async (input) => {
      const { hcc_import: release } = await request(ImportHccDocument, { input });
      toast.success(`${release.total.toLocaleString('en-US')} diagnoses imported`);
      refreshAll(CODES);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Import HCC mapping" save="Import" onClose={onClose}>
      <FileField
        form={form}
        name="files"
        label="CSV file"
        description="The “ICD-10-CM Mappings” from cms.gov, unzipped. It replaces the current mapping for every clinic on this server."
        accept={['text/csv', 'text/plain', 'application/vnd.ms-excel']}
        largestKb={20_000}
        withAsterisk
      />
    </FormDialog>
  );
}

const RULES: FormRules<Values, HccList> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: async (typed) => {
      const file = (typed as Values).files[0];
      if (file === undefined) return { issues: [{ message: 'Choose a file', path: ['files'] }] };
      const list = readHccList(await file.text());
      return 'problem' in list ? { issues: [{ message: list.problem, path: ['files'] }] } : { value: list };
    },
  },
};
