import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ChargeProductsDocument, type ChargeProductsQuery } from '../accounting.operations.gen.ts';

type Product = ChargeProductsQuery['chargeProducts'][number];

/** Searches a product or a package of the price list by name or code. */
export function ProductSearch({ onPick }: { onPick: (product: Product) => void }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const read = useApiQuery(ChargeProductsDocument, { search }, { keepPrevious: true, quiet: true });
  const found = read.data?.chargeProducts;
  return (
    <Select
      label="Product"
      placeholder="Name or code"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      comboboxProps={{ shadow: 'md' }}
      filter={({ options }) => options}
      nothingFoundMessage="No matching products"
      error={read.isError && found === undefined ? 'Products could not be loaded. Type again to retry.' : undefined}
      data={(found ?? []).map((product) => ({
        value: product.id,
        label: [product.name, formatMoney(product.price), product.available != null && `${product.available} there`]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChange={(id) => {
        const product = found?.find((each) => each.id === id);
        if (product !== undefined) onPick(product);
      }}
    />
  );
}
