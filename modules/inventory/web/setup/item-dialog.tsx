import { Button, SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { itemForm, type ItemFields } from '../../rules/index.ts';
import {
  CreateItemDocument,
  DeleteItemDocument,
  ItemByIdDocument,
  type ItemFieldsFragment,
  ReactivateItemDocument,
  UpdateItemDocument,
  VendorsDocument,
} from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { choicesOf, ITEM_KINDS } from '../stock-labels.ts';

type FormValues = Omit<ItemFields, 'packs'> & { packs: string };

/** Creates or edits an item, with its purchasing packs and reorder levels. */
export function ItemDialog({ item, onClose }: { item: ItemFieldsFragment | null; onClose: () => void }) {
  const vendors = useApiQuery(VendorsDocument, {}).data?.vendors ?? [];
  const form = useRecordForm({
    row: item,
    values: (row): FormValues => ({
      item_name: row?.item_name ?? '',
      kind: row?.kind ?? 'drug',
      category: row?.category ?? '',
      sku: row?.sku ?? '',
      ndc: row?.ndc === undefined || row.ndc === '' ? '' : row.ndc.replace(/^(\d{5})(\d{4})(\d{2})$/, '$1-$2-$3'),
      barcode: row?.barcode ?? '',
      manufacturer: row?.manufacturer ?? '',
      strength: row?.strength ?? '',
      unit: row?.unit ?? '',
      packs: (row?.packs ?? [])
        .map(({ name, factor, barcode }) => `${name} = ${factor}${barcode ? ` / ${barcode}` : ''}`)
        .join(', '),
      rxcui: row?.rxcui ?? '',
      preferred_vendor_id: row?.preferred_vendor_id ?? null,
      cost_cents: row?.cost_cents ?? 0,
      cost_units: row?.cost_units ?? 1,
      has_expiration: row?.has_expiration ?? true,
      expiry_notice_days: row?.expiry_notice_days ?? 90,
      is_controlled: row?.is_controlled ?? false,
      reorder_level: row?.reorder_level ?? null,
      target_level: row?.target_level ?? null,
      is_alerting: row?.is_alerting ?? true,
    }),
    rules: { '~standard': { validate: (typed) => check(typed as FormValues) } },
    says: (row) => `${row.item_name}, reorder level ${row.reorder_level ?? 'not set'}`,
    read: async () => (await request(ItemByIdDocument, { id: item!.id })).item,
    create: (input) => request(CreateItemDocument, { input }),
    update: (input, version) => request(UpdateItemDocument, { id: item!.id, version, input }),
    done: ['Item added', 'Item updated'],
    onSaved: () => {
      refreshInventory();
      onClose();
    },
  });
  const back = useApiMutation(ReactivateItemDocument, { onDone: refreshInventory });
  const remove = useApiMutation(DeleteItemDocument, {
    onDone: ({ deleteItem: { id, item_name } }) => {
      refreshInventory();
      toast.success(`${item_name} deactivated`, { action: { label: 'Undo', run: () => back.mutate({ id }) } });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={item?.item_name ?? 'New item'}
      onClose={onClose}
      other={
        item !== null && (
          <Button
            variant="subtle"
            color={item.deleted_time === null ? 'red' : undefined}
            onClick={() => {
              if (item.deleted_time === null) remove.mutate({ id: item.id });
              else back.mutate({ id: item.id }, { onSuccess: onClose });
            }}
          >
            {item.deleted_time === null ? 'Deactivate' : 'Reactivate'}
          </Button>
        )
      }
    >
      <TextField form={form} name="item_name" label="Name" withAsterisk maxLength={160} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <SelectField form={form} name="kind" label="Type" allowDeselect={false} data={choicesOf(ITEM_KINDS)} />
        <TextField form={form} name="unit" label="Unit" placeholder="tablet" withAsterisk maxLength={30} />
        <TextField form={form} name="strength" label="Strength" placeholder="400 mg" maxLength={60} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextField form={form} name="sku" label="SKU" maxLength={40} />
        <TextField form={form} name="ndc" label="NDC" placeholder="00093-3109-05" maxLength={13} />
        <TextField form={form} name="barcode" label="Barcode" maxLength={14} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="manufacturer" label="Manufacturer" maxLength={100} />
        <TextField form={form} name="category" label="Category" maxLength={60} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="preferred_vendor_id"
          label="Preferred vendor"
          placeholder="None"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Preferred vendor' }}
          data={vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))}
        />
        <TextField
          form={form}
          name="packs"
          label="Packs"
          description="Pack sizes with optional barcode, e.g. bottle = 60, case = 720 / 30312345678907"
          maxLength={300}
        />
      </SimpleGrid>
      <FieldGroup label="Cost">
        <MoneyField form={form} name="cost_cents" aria-label="Cost" />
        <NumberField form={form} name="cost_units" aria-label="Units covered by cost" unit="units" />
      </FieldGroup>
      <FieldGroup label="Reorder" description="When stock reaches the level, order up to the target.">
        <NumberField form={form} name="reorder_level" aria-label="Reorder level" placeholder="at" />
        <NumberField form={form} name="target_level" aria-label="Target" placeholder="up to" />
      </FieldGroup>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField form={form} name="expiry_notice_days" label="Expiry notice" unit="days" />
        <TextField form={form} name="rxcui" label="RxNorm (RXCUI)" maxLength={10} />
      </SimpleGrid>
      <CheckboxField form={form} name="has_expiration" label="Lots expire" />
      <CheckboxField form={form} name="is_controlled" label="Controlled: two people approve variances" />
      <CheckboxField form={form} name="is_alerting" label="Alert when low or expiring" />
    </FormDialog>
  );
}

function check(typed: FormValues): RulesResult<ItemFields> {
  const packs = typed.packs
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^(.+?)\s*(?:=|of)\s*(\d+)(?:\s*\/\s*(\d*))?$/.exec(part));
  if (packs.includes(null))
    return { issues: [{ message: 'E.g. bottle = 60, or bottle = 60 / 00312345678906', path: ['packs'] }] };
  return itemForm['~standard'].validate({
    ...typed,
    cost_cents: typed.cost_cents ?? 0,
    cost_units: typed.cost_units ?? 1,
    expiry_notice_days: typed.expiry_notice_days ?? 90,
    packs: packs.map((match) => ({ name: match![1]!, factor: Number(match![2]), barcode: match![3] ?? '' })),
  }) as RulesResult<ItemFields>;
}
