import '@mantine/core/styles/Combobox.layer.css';
import { ActionIcon, Button, Group, Select, SimpleGrid, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { type SearchOption, SearchSelect, SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { productForm, type ProductFields } from '../../rules/index.ts';
import { searchItems, searchProducts } from '../inputs/search-things.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  ProductByIdDocument,
  type ProductFieldsFragment,
  type ProductKind,
  ReactivateProductDocument,
  UpdateProductDocument,
} from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { choicesOf, PRODUCT_KINDS } from '../stock-labels.ts';

const PARTS: readonly ProductKind[] = ['drug', 'supplement', 'service', 'lab_kit'];

type Part = { product_id: string; product_name: string; quantity: number };
type FormValues = Omit<ProductFields, 'parts' | 'tax_basis_points'> & { tax: number | null };

/** Creates, edits or discontinues a price list product. */
export function ProductDialog({ product, onClose }: { product: ProductFieldsFragment | null; onClose: () => void }) {
  const [kind, setKind] = useState<ProductKind>(product?.kind ?? 'service');
  const [parts, setParts] = useState<readonly Part[]>(product?.parts ?? []);
  const [item, setItem] = useState(itemOf(product));
  const form = useRecordForm({
    row: product,
    values: (row): FormValues => ({
      kind: row?.kind ?? 'service',
      product_name: row?.product_name ?? '',
      code: row?.code ?? '',
      procedure_code: row?.procedure_code ?? '',
      category: row?.category ?? '',
      description: row?.description ?? '',
      unit: row?.unit ?? '',
      price_cents: row?.price_cents ?? 0,
      cost_cents: row?.cost_cents ?? 0,
      tax: (row?.tax_basis_points ?? 0) / 100,
      item_id: row?.item_id ?? null,
      item_quantity: row?.item_quantity ?? 1,
      valid_days: row?.valid_days ?? null,
    }),
    rules: { '~standard': { validate: (typed) => check(typed as FormValues, kind, parts) } },
    says: (row) => `${row.product_name}, ${formatMoney(row.price_cents)}`,
    read: async () => (await request(ProductByIdDocument, { id: product!.id })).product,
    create: (input) => request(CreateProductDocument, { input }),
    update: (input, version) => request(UpdateProductDocument, { id: product!.id, version, input }),
    done: ['Product added', 'Product updated'],
    onTake: (row) => {
      setKind(row.kind);
      setParts(row.parts);
      setItem(itemOf(row));
    },
    onSaved: () => {
      refreshInventory();
      onClose();
    },
  });
  const back = useApiMutation(ReactivateProductDocument, { onDone: refreshInventory });
  const remove = useApiMutation(DeleteProductDocument, {
    onDone: ({ deleteProduct: { id, product_name } }) => {
      refreshInventory();
      toast.success(`${product_name} deactivated`, { action: { label: 'Undo', run: () => back.mutate({ id }) } });
      onClose();
    },
  });
  const isGoods = kind === 'drug' || kind === 'supplement' || kind === 'lab_kit';
  return (
    <FormDialog
      form={form}
      title={product?.product_name ?? 'New product'}
      onClose={onClose}
      other={
        product !== null && (
          <Button
            variant="subtle"
            color={product.deleted_time === null ? 'red' : undefined}
            onClick={() => {
              if (product.deleted_time === null) remove.mutate({ id: product.id });
              else back.mutate({ id: product.id }, { onSuccess: onClose });
            }}
          >
            {product.deleted_time === null ? 'Deactivate' : 'Reactivate'}
          </Button>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="product_name" label="Name" withAsterisk maxLength={160} />
        <Select
          label="Type"
          allowDeselect={false}
          data={choicesOf(PRODUCT_KINDS).filter(
            ({ value }) => product === null || (value === 'package') === (product.kind === 'package'),
          )}
          value={kind}
          onChange={(value) => setKind(value ?? 'service')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MoneyField form={form} name="price_cents" label="Price" withAsterisk />
        <MoneyField form={form} name="cost_cents" label="Cost" />
        <NumberField form={form} name="tax" label="Tax" unit="%" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextField form={form} name="code" label="Code" maxLength={40} />
        <TextField form={form} name="procedure_code" label="CPT or HCPCS" maxLength={10} />
        <TextField form={form} name="unit" label="Unit" placeholder="bottle" maxLength={30} />
      </SimpleGrid>
      <TextField form={form} name="category" label="Category" maxLength={60} />
      {isGoods && (
        <FieldGroup label="Stock deducted per sale">
          <NumberField form={form} name="item_quantity" aria-label="Units of the item" />
          <SearchSelectField
            form={form}
            name="item_id"
            aria-label="Item"
            placeholder="None"
            search={searchItems}
            initial={item}
          />
        </FieldGroup>
      )}
      {kind === 'package' && <PackageParts parts={parts} onChange={setParts} />}
      {kind === 'package' && (
        <NumberField form={form} name="valid_days" label="Valid for" unit="days" placeholder="No expiration" />
      )}
      <TextareaField form={form} name="description" label="Description" autosize minRows={2} maxLength={1000} />
    </FormDialog>
  );
}

interface PackagePartsProps {
  parts: readonly Part[];
  onChange: (parts: readonly Part[]) => void;
}

function PackageParts({ parts, onChange }: PackagePartsProps) {
  const [count, setCount] = useState(0);
  return (
    <FieldGroup label="Products in this package">
      <div style={{ width: '100%' }}>
        {parts.map((part) => (
          <Group key={part.product_id} gap="xs" wrap="nowrap" mb={6}>
            <input
              aria-label={`Quantity of ${part.product_name}`}
              type="number"
              min={1}
              max={1000}
              style={{ width: '4.5rem' }}
              value={part.quantity}
              onChange={(event) => {
                const quantity = Math.max(1, Math.trunc(Number(event.currentTarget.value) || 1));
                onChange(parts.map((each) => (each.product_id === part.product_id ? { ...each, quantity } : each)));
              }}
            />
            <Text size="sm" flex={1}>
              {part.product_name}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${part.product_name}`}
              onClick={() => onChange(parts.filter((each) => each.product_id !== part.product_id))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        <SearchSelect
          key={count}
          aria-label="Add a product to the package"
          placeholder="Add a product"
          search={searchProducts(PARTS)}
          onChange={() => undefined}
          onChosen={(found) => {
            if (found === null || parts.some(({ product_id }) => product_id === found.value)) return;
            onChange([...parts, { product_id: found.value, product_name: found.label.split(' · ')[0]!, quantity: 1 }]);
            setCount(count + 1);
          }}
        />
      </div>
    </FieldGroup>
  );
}

function itemOf(product: ProductFieldsFragment | null): SearchOption | undefined {
  return product?.item_id == null ? undefined : { value: product.item_id, label: product.item_name ?? '' };
}

function check({ tax, ...typed }: FormValues, kind: ProductKind, parts: readonly Part[]): RulesResult<ProductFields> {
  if (tax !== null && (typeof tax !== 'number' || tax < 0 || tax > 50))
    return { issues: [{ message: 'Enter a percentage from 0 to 50', path: ['tax'] }] };
  const isGoods = kind === 'drug' || kind === 'supplement' || kind === 'lab_kit';
  return productForm['~standard'].validate({
    ...typed,
    kind,
    cost_cents: typed.cost_cents ?? 0,
    tax_basis_points: Math.round((tax ?? 0) * 100),
    item_id: isGoods ? typed.item_id : null,
    item_quantity: isGoods ? (typed.item_quantity ?? 1) : 1,
    valid_days: kind === 'package' ? typed.valid_days : null,
    parts: kind === 'package' ? parts.map(({ product_id, quantity }) => ({ product_id, quantity })) : [],
  }) as RulesResult<ProductFields>;
}
