import { Anchor, SimpleGrid } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { PageForm } from '#kit/forms/page-form.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ValueTable } from '#kit/page/value-table.tsx';
import { can } from '#kit/session/viewer.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { settingsForm } from '../../rules/index.ts';
import {
  BillingSettingsDocument,
  type BillingSettingsQuery,
  UpdateBillingSettingsDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { ACCOUNTS } from '../use-account-changed.ts';

/** /settings/billing-setup: the billing party, statement settings, and printer offsets. */
export function BillingSetupPage() {
  const read = useApiQuery(BillingSettingsDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Billing Setup" detail="Printed on superbills, invoices and statements" />
      <ReadState read={read} label="Billing settings">
        {({ billingSettings }) =>
          can('billing.setup') ? (
            <SettingsForm settings={billingSettings} />
          ) : (
            <SettingsFacts settings={billingSettings} />
          )
        }
      </ReadState>
    </Page>
  );
}

type Settings = BillingSettingsQuery['billingSettings'];

function payerIds(settings: Settings): [string, string][] {
  return [
    ['Billing NPI', settings.npi],
    [settings.tax_id === '' ? 'Tax ID' : `Tax ID (${settings.tax_id_kind})`, settings.tax_id],
  ];
}

/** The settings for users who may read them. */
function SettingsFacts({ settings }: { settings: Settings }) {
  const facts: [string, string | number][] = [
    ['Legal name', settings.legal_name || 'The practice’s name'],
    ...payerIds(settings),
    ['Place of service', settings.place_of_service],
    ['Accepts assignment', settings.accepts_assignment ? 'Yes' : 'No'],
    ['Due after', `${settings.due_days} days`],
    ['Minimum balance for statements', formatMoney(settings.statement_least)],
    ['Minimum days between statements', settings.statement_every_days],
    ['Footer text', settings.statement_words],
    ['Footer text in Spanish', settings.statement_words_es],
    ['Email receipts to patients with an email address', settings.mails_receipts ? 'Yes' : 'No'],
    ['CMS-1500 print position', `${settings.form_left} pt right, ${settings.form_top} pt down`],
  ];
  return (
    <Panel>
      <ValueTable label="Billing setup">
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value === '' ? '–' : value}</td>
            </tr>
          ))}
        </tbody>
      </ValueTable>
    </Panel>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useRecordForm({
    row: settings,
    values: (row) => {
      const { version: _version, tax_id: _taxId, tax_id_kind: _kind, npi: _npi, ...values } = row ?? settings;
      return values;
    },
    rules: settingsForm,
    says: (row) => `${row.legal_name || 'the practice’s name'}, due after ${row.due_days} days`,
    read: async () => (await request(BillingSettingsDocument, {})).billingSettings,
    update: async (input, version) =>
      (await request(UpdateBillingSettingsDocument, { version, input })).updateBillingSettings.version,
    done: 'Settings saved',
    refreshes: ACCOUNTS,
  });
  return (
    <PageForm form={form} label="Billing setup">
      <Panel title="Billing provider">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            form={form}
            name="legal_name"
            label="Legal name"
            description="Leave blank to use the practice’s name"
            maxLength={120}
          />
          <TextField
            form={form}
            name="place_of_service"
            label="Place of service"
            description="E.g. 11 (office)"
            maxLength={2}
          />
        </SimpleGrid>
        <CheckboxField mt="md" form={form} name="accepts_assignment" label="Accepts assignment" />
        <ValueTable label="Clinic">
          <tbody>
            {payerIds(settings).map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value || '–'}</td>
              </tr>
            ))}
          </tbody>
        </ValueTable>
        {can('practice.manage') && (
          <Anchor component={Link} to="/settings/clinic" size="sm">
            Change the clinic’s NPI and tax ID
          </Anchor>
        )}
      </Panel>
      <Panel title="Statements and invoices">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberField form={form} name="due_days" label="Due after" unit="days" />
          <MoneyField form={form} name="statement_least" label="Minimum balance for statements" />
          <NumberField form={form} name="statement_every_days" label="Minimum days between statements" unit="days" />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
          <TextareaField form={form} name="statement_words" label="Footer text" autosize minRows={2} maxLength={500} />
          <TextareaField
            form={form}
            name="statement_words_es"
            label="Footer text in Spanish"
            description="Leave blank to print the English footer"
            lang="es"
            autosize
            minRows={2}
            maxLength={500}
          />
        </SimpleGrid>
        <CheckboxField
          mt="md"
          form={form}
          name="mails_receipts"
          label="Email receipts to patients with an email address"
        />
      </Panel>
      <Panel title="CMS-1500 print position">
        <p className={classes.quiet}>
          Offset of the printed text on the preprinted form, in points (72 points = 1 inch).
        </p>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberField form={form} name="form_left" label="Offset right" unit="pt" />
          <NumberField form={form} name="form_top" label="Offset down" unit="pt" />
        </SimpleGrid>
      </Panel>
    </PageForm>
  );
}
