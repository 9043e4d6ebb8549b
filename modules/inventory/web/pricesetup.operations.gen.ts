// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductKind =
  | 'drug'
  | 'supplement'
  | 'service'
  | 'package'
  | 'lab_kit';

export type ItemKind =
  | 'drug'
  | 'supplement'
  | 'lab_kit'
  | 'general';

/** Filters for items: at or below their reorder level, with lots that expire within their notice period, or with none available. */
export type ItemState =
  | 'low'
  | 'expiring'
  | 'out';

export type ProductInput = {
  kind: ProductKind;
  product_name: string;
  code?: string | null | undefined;
  procedure_code?: string | null | undefined;
  category?: string | null | undefined;
  description?: string | null | undefined;
  unit?: string | null | undefined;
  price_cents: number;
  cost_cents?: number | null | undefined;
  tax_basis_points?: number | null | undefined;
  item_id?: string | null | undefined;
  item_quantity?: number | null | undefined;
  valid_days?: number | null | undefined;
  parts?: Array<PackagePartInput> | null | undefined;
};

export type PackagePartInput = {
  product_id: string;
  quantity: number;
};

export type ItemPackInput = {
  name: string;
  factor: number;
  barcode?: string | null | undefined;
};

export type ItemInput = {
  item_name: string;
  kind: ItemKind;
  category?: string | null | undefined;
  sku?: string | null | undefined;
  ndc?: string | null | undefined;
  barcode?: string | null | undefined;
  manufacturer?: string | null | undefined;
  strength?: string | null | undefined;
  unit: string;
  packs?: Array<ItemPackInput> | null | undefined;
  rxcui?: string | null | undefined;
  preferred_vendor_id?: string | null | undefined;
  cost_cents?: number | null | undefined;
  cost_units?: number | null | undefined;
  has_expiration?: boolean | null | undefined;
  expiry_notice_days?: number | null | undefined;
  is_controlled?: boolean | null | undefined;
  reorder_level?: number | null | undefined;
  target_level?: number | null | undefined;
  is_alerting?: boolean | null | undefined;
};

export type VendorInput = {
  vendor_name: string;
  account_number?: string | null | undefined;
  contact?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  address?: string | null | undefined;
  payment_terms?: string | null | undefined;
  lead_time_days?: number | null | undefined;
  minimum_order_cents?: number | null | undefined;
};

export type ReorderRuleInput = {
  item_id: string;
  location_id: string;
  minimum_level: number;
  order_up_to: number;
  is_enabled?: boolean | null | undefined;
};

export type StockLocationInput = {
  location_name: string;
  practice_id?: string | null | undefined;
  is_dispensing?: boolean | null | undefined;
};

export type ProductFieldsFragment = { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> };

export type ItemFieldsFragment = { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> };

export type VendorFieldsFragment = { id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null };

export type ReorderRuleFieldsFragment = { id: string, item_id: string, item_name: string, unit: string, location_id: string, location_name: string, minimum_level: number, order_up_to: number, is_enabled: boolean, available: number, on_order: number, version: number };

export type LocationFieldsFragment = { id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null };

export type FindProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  kinds?: Array<ProductKind> | ProductKind | null | undefined;
  includeDeleted?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type FindProductsQuery = { products: { count: number, products: Array<{ id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> }> } };

export type ProductByIdQueryVariables = Exact<{
  id: string;
}>;


export type ProductByIdQuery = { product: { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> } };

export type FindItemsQueryVariables = Exact<{
  search?: string | null | undefined;
  kinds?: Array<ItemKind> | ItemKind | null | undefined;
  state?: ItemState | null | undefined;
  includeDeleted?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type FindItemsQuery = { items: { count: number, items: Array<{ id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> }> } };

export type ItemByIdQueryVariables = Exact<{
  id: string;
}>;


export type ItemByIdQuery = { item: { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> } };

export type ReorderRulesQueryVariables = Exact<{
  item_id?: string | null | undefined;
}>;


export type ReorderRulesQuery = { reorder_rules: Array<{ id: string, item_id: string, item_name: string, unit: string, location_id: string, location_name: string, minimum_level: number, order_up_to: number, is_enabled: boolean, available: number, on_order: number, version: number }> };

export type VendorsQueryVariables = Exact<{
  includeDeleted?: boolean | null | undefined;
}>;


export type VendorsQuery = { vendors: Array<{ id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null }> };

export type StockLocationsQueryVariables = Exact<{
  includeDeleted?: boolean | null | undefined;
}>;


export type StockLocationsQuery = { stock_locations: Array<{ id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null }> };

export type CreateProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type CreateProductMutation = { createProduct: { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> } };

export type ReactivateProductMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateProductMutation = { reactivateProduct: { id: string, kind: ProductKind, product_name: string, code: string, procedure_code: string, category: string, description: string, unit: string, price_cents: number, cost_cents: number, tax_basis_points: number, item_id: string | null, item_name: string | null, item_unit: string | null, item_quantity: number, valid_days: number | null, available: number | null, version: number, deleted_time: string | null, parts: Array<{ product_id: string, product_name: string, quantity: number, price_cents: number }> } };

export type ImportProductsMutationVariables = Exact<{
  csv: string;
  preview: boolean;
}>;


export type ImportProductsMutation = { importProducts: { created: number, updated: number, problems: Array<{ line: number, message: string }> } };

export type CreateItemMutationVariables = Exact<{
  input: ItemInput;
}>;


export type CreateItemMutation = { createItem: { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> } };

export type UpdateItemMutationVariables = Exact<{
  id: string;
  version: number;
  input: ItemInput;
}>;


export type UpdateItemMutation = { updateItem: { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> } };

export type DeleteItemMutationVariables = Exact<{
  id: string;
}>;


export type DeleteItemMutation = { deleteItem: { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> } };

export type ReactivateItemMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateItemMutation = { reactivateItem: { id: string, item_name: string, kind: ItemKind, category: string, sku: string, ndc: string, barcode: string, manufacturer: string, strength: string, unit: string, rxcui: string, preferred_vendor_id: string | null, preferred_vendor_name: string | null, cost_cents: number, cost_units: number, has_expiration: boolean, expiry_notice_days: number, is_controlled: boolean, reorder_level: number | null, target_level: number | null, is_alerting: boolean, on_hand: number, available: number, on_order: number, next_expiry: string | null, months_of_stock: number | null, version: number, deleted_time: string | null, packs: Array<{ name: string, factor: number, barcode: string | null }> } };

export type ImportItemsMutationVariables = Exact<{
  csv: string;
  preview: boolean;
}>;


export type ImportItemsMutation = { importItems: { created: number, updated: number, problems: Array<{ line: number, message: string }> } };

export type CreateVendorMutationVariables = Exact<{
  input: VendorInput;
}>;


export type CreateVendorMutation = { createVendor: { id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null } };

export type UpdateVendorMutationVariables = Exact<{
  id: string;
  version: number;
  input: VendorInput;
}>;


export type UpdateVendorMutation = { updateVendor: { id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null } };

export type DeleteVendorMutationVariables = Exact<{
  id: string;
}>;


export type DeleteVendorMutation = { deleteVendor: { id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null } };

export type ReactivateVendorMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateVendorMutation = { reactivateVendor: { id: string, vendor_name: string, account_number: string, contact: string, phone: string, email: string, website: string, address: string, payment_terms: string, lead_time_days: number, minimum_order_cents: number, item_count: number, open_orders: number, spend_cents: number, version: number, deleted_time: string | null } };

export type CreateReorderRuleMutationVariables = Exact<{
  input: ReorderRuleInput;
}>;


export type CreateReorderRuleMutation = { createReorderRule: { id: string, item_id: string, item_name: string, unit: string, location_id: string, location_name: string, minimum_level: number, order_up_to: number, is_enabled: boolean, available: number, on_order: number, version: number } };

export type UpdateReorderRuleMutationVariables = Exact<{
  id: string;
  version: number;
  input: ReorderRuleInput;
}>;


export type UpdateReorderRuleMutation = { updateReorderRule: { id: string, item_id: string, item_name: string, unit: string, location_id: string, location_name: string, minimum_level: number, order_up_to: number, is_enabled: boolean, available: number, on_order: number, version: number } };

export type CreateStockLocationMutationVariables = Exact<{
  input: StockLocationInput;
}>;


export type CreateStockLocationMutation = { createStockLocation: { id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null } };

export type UpdateStockLocationMutationVariables = Exact<{
  id: string;
  version: number;
  input: StockLocationInput;
}>;


export type UpdateStockLocationMutation = { updateStockLocation: { id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null } };

export type DeleteStockLocationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStockLocationMutation = { deleteStockLocation: { id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null } };

export type ReactivateStockLocationMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateStockLocationMutation = { reactivateStockLocation: { id: string, location_name: string, practice_id: string | null, is_dispensing: boolean, version: number, deleted_time: string | null } };


export const FindProductsDocument: ApiDocument<FindProductsQuery, FindProductsQueryVariables> = {
  service: 'pricesetup',
  name: 'FindProducts',
  query: "query FindProducts($search: String, $kinds: [ProductKind!], $includeDeleted: Boolean, $skip: Int, $take: Int) {\n  products(\n    search: $search\n    kinds: $kinds\n    includeDeleted: $includeDeleted\n    skip: $skip\n    take: $take\n  ) {\n    count\n    products {\n      ...ProductFields\n    }\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const ProductByIdDocument: ApiDocument<ProductByIdQuery, ProductByIdQueryVariables> = {
  service: 'pricesetup',
  name: 'ProductById',
  query: "query ProductById($id: ID!) {\n  product(id: $id) {\n    ...ProductFields\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const FindItemsDocument: ApiDocument<FindItemsQuery, FindItemsQueryVariables> = {
  service: 'pricesetup',
  name: 'FindItems',
  query: "query FindItems($search: String, $kinds: [ItemKind!], $state: ItemState, $includeDeleted: Boolean, $skip: Int, $take: Int) {\n  items(\n    search: $search\n    kinds: $kinds\n    state: $state\n    includeDeleted: $includeDeleted\n    skip: $skip\n    take: $take\n  ) {\n    count\n    items {\n      ...ItemFields\n    }\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const ItemByIdDocument: ApiDocument<ItemByIdQuery, ItemByIdQueryVariables> = {
  service: 'pricesetup',
  name: 'ItemById',
  query: "query ItemById($id: ID!) {\n  item(id: $id) {\n    ...ItemFields\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const ReorderRulesDocument: ApiDocument<ReorderRulesQuery, ReorderRulesQueryVariables> = {
  service: 'pricesetup',
  name: 'ReorderRules',
  query: "query ReorderRules($item_id: ID) {\n  reorder_rules(item_id: $item_id) {\n    ...ReorderRuleFields\n  }\n}\nfragment ReorderRuleFields on ReorderRule {\n  id\n  item_id\n  item_name\n  unit\n  location_id\n  location_name\n  minimum_level\n  order_up_to\n  is_enabled\n  available\n  on_order\n  version\n}",
};

export const VendorsDocument: ApiDocument<VendorsQuery, VendorsQueryVariables> = {
  service: 'pricesetup',
  name: 'Vendors',
  query: "query Vendors($includeDeleted: Boolean) {\n  vendors(includeDeleted: $includeDeleted) {\n    ...VendorFields\n  }\n}\nfragment VendorFields on Vendor {\n  id\n  vendor_name\n  account_number\n  contact\n  phone\n  email\n  website\n  address\n  payment_terms\n  lead_time_days\n  minimum_order_cents\n  item_count\n  open_orders\n  spend_cents\n  version\n  deleted_time\n}",
};

export const StockLocationsDocument: ApiDocument<StockLocationsQuery, StockLocationsQueryVariables> = {
  service: 'pricesetup',
  name: 'StockLocations',
  query: "query StockLocations($includeDeleted: Boolean) {\n  stock_locations(includeDeleted: $includeDeleted) {\n    ...LocationFields\n  }\n}\nfragment LocationFields on StockLocation {\n  id\n  location_name\n  practice_id\n  is_dispensing\n  version\n  deleted_time\n}",
};

export const CreateProductDocument: ApiDocument<CreateProductMutation, CreateProductMutationVariables> = {
  service: 'pricesetup',
  name: 'CreateProduct',
  query: "mutation CreateProduct($input: ProductInput!) {\n  createProduct(input: $input) {\n    ...ProductFields\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const UpdateProductDocument: ApiDocument<UpdateProductMutation, UpdateProductMutationVariables> = {
  service: 'pricesetup',
  name: 'UpdateProduct',
  query: "mutation UpdateProduct($id: ID!, $version: Int!, $input: ProductInput!) {\n  updateProduct(id: $id, version: $version, input: $input) {\n    ...ProductFields\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const DeleteProductDocument: ApiDocument<DeleteProductMutation, DeleteProductMutationVariables> = {
  service: 'pricesetup',
  name: 'DeleteProduct',
  query: "mutation DeleteProduct($id: ID!) {\n  deleteProduct(id: $id) {\n    ...ProductFields\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const ReactivateProductDocument: ApiDocument<ReactivateProductMutation, ReactivateProductMutationVariables> = {
  service: 'pricesetup',
  name: 'ReactivateProduct',
  query: "mutation ReactivateProduct($id: ID!) {\n  reactivateProduct(id: $id) {\n    ...ProductFields\n  }\n}\nfragment ProductFields on Product {\n  id\n  kind\n  product_name\n  code\n  procedure_code\n  category\n  description\n  unit\n  price_cents\n  cost_cents\n  tax_basis_points\n  item_id\n  item_name\n  item_unit\n  item_quantity\n  valid_days\n  available\n  parts {\n    product_id\n    product_name\n    quantity\n    price_cents\n  }\n  version\n  deleted_time\n}",
};

export const ImportProductsDocument: ApiDocument<ImportProductsMutation, ImportProductsMutationVariables> = {
  service: 'pricesetup',
  name: 'ImportProducts',
  query: "mutation ImportProducts($csv: String!, $preview: Boolean!) {\n  importProducts(csv: $csv, preview: $preview) {\n    created\n    updated\n    problems {\n      line\n      message\n    }\n  }\n}",
};

export const CreateItemDocument: ApiDocument<CreateItemMutation, CreateItemMutationVariables> = {
  service: 'pricesetup',
  name: 'CreateItem',
  query: "mutation CreateItem($input: ItemInput!) {\n  createItem(input: $input) {\n    ...ItemFields\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const UpdateItemDocument: ApiDocument<UpdateItemMutation, UpdateItemMutationVariables> = {
  service: 'pricesetup',
  name: 'UpdateItem',
  query: "mutation UpdateItem($id: ID!, $version: Int!, $input: ItemInput!) {\n  updateItem(id: $id, version: $version, input: $input) {\n    ...ItemFields\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const DeleteItemDocument: ApiDocument<DeleteItemMutation, DeleteItemMutationVariables> = {
  service: 'pricesetup',
  name: 'DeleteItem',
  query: "mutation DeleteItem($id: ID!) {\n  deleteItem(id: $id) {\n    ...ItemFields\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const ReactivateItemDocument: ApiDocument<ReactivateItemMutation, ReactivateItemMutationVariables> = {
  service: 'pricesetup',
  name: 'ReactivateItem',
  query: "mutation ReactivateItem($id: ID!) {\n  reactivateItem(id: $id) {\n    ...ItemFields\n  }\n}\nfragment ItemFields on Item {\n  id\n  item_name\n  kind\n  category\n  sku\n  ndc\n  barcode\n  manufacturer\n  strength\n  unit\n  packs {\n    name\n    factor\n    barcode\n  }\n  rxcui\n  preferred_vendor_id\n  preferred_vendor_name\n  cost_cents\n  cost_units\n  has_expiration\n  expiry_notice_days\n  is_controlled\n  reorder_level\n  target_level\n  is_alerting\n  on_hand\n  available\n  on_order\n  next_expiry\n  months_of_stock\n  version\n  deleted_time\n}",
};

export const ImportItemsDocument: ApiDocument<ImportItemsMutation, ImportItemsMutationVariables> = {
  service: 'pricesetup',
  name: 'ImportItems',
  query: "mutation ImportItems($csv: String!, $preview: Boolean!) {\n  importItems(csv: $csv, preview: $preview) {\n    created\n    updated\n    problems {\n      line\n      message\n    }\n  }\n}",
};

export const CreateVendorDocument: ApiDocument<CreateVendorMutation, CreateVendorMutationVariables> = {
  service: 'pricesetup',
  name: 'CreateVendor',
  query: "mutation CreateVendor($input: VendorInput!) {\n  createVendor(input: $input) {\n    ...VendorFields\n  }\n}\nfragment VendorFields on Vendor {\n  id\n  vendor_name\n  account_number\n  contact\n  phone\n  email\n  website\n  address\n  payment_terms\n  lead_time_days\n  minimum_order_cents\n  item_count\n  open_orders\n  spend_cents\n  version\n  deleted_time\n}",
};

export const UpdateVendorDocument: ApiDocument<UpdateVendorMutation, UpdateVendorMutationVariables> = {
  service: 'pricesetup',
  name: 'UpdateVendor',
  query: "mutation UpdateVendor($id: ID!, $version: Int!, $input: VendorInput!) {\n  updateVendor(id: $id, version: $version, input: $input) {\n    ...VendorFields\n  }\n}\nfragment VendorFields on Vendor {\n  id\n  vendor_name\n  account_number\n  contact\n  phone\n  email\n  website\n  address\n  payment_terms\n  lead_time_days\n  minimum_order_cents\n  item_count\n  open_orders\n  spend_cents\n  version\n  deleted_time\n}",
};

export const DeleteVendorDocument: ApiDocument<DeleteVendorMutation, DeleteVendorMutationVariables> = {
  service: 'pricesetup',
  name: 'DeleteVendor',
  query: "mutation DeleteVendor($id: ID!) {\n  deleteVendor(id: $id) {\n    ...VendorFields\n  }\n}\nfragment VendorFields on Vendor {\n  id\n  vendor_name\n  account_number\n  contact\n  phone\n  email\n  website\n  address\n  payment_terms\n  lead_time_days\n  minimum_order_cents\n  item_count\n  open_orders\n  spend_cents\n  version\n  deleted_time\n}",
};

export const ReactivateVendorDocument: ApiDocument<ReactivateVendorMutation, ReactivateVendorMutationVariables> = {
  service: 'pricesetup',
  name: 'ReactivateVendor',
  query: "mutation ReactivateVendor($id: ID!) {\n  reactivateVendor(id: $id) {\n    ...VendorFields\n  }\n}\nfragment VendorFields on Vendor {\n  id\n  vendor_name\n  account_number\n  contact\n  phone\n  email\n  website\n  address\n  payment_terms\n  lead_time_days\n  minimum_order_cents\n  item_count\n  open_orders\n  spend_cents\n  version\n  deleted_time\n}",
};

export const CreateReorderRuleDocument: ApiDocument<CreateReorderRuleMutation, CreateReorderRuleMutationVariables> = {
  service: 'pricesetup',
  name: 'CreateReorderRule',
  query: "mutation CreateReorderRule($input: ReorderRuleInput!) {\n  createReorderRule(input: $input) {\n    ...ReorderRuleFields\n  }\n}\nfragment ReorderRuleFields on ReorderRule {\n  id\n  item_id\n  item_name\n  unit\n  location_id\n  location_name\n  minimum_level\n  order_up_to\n  is_enabled\n  available\n  on_order\n  version\n}",
};

export const UpdateReorderRuleDocument: ApiDocument<UpdateReorderRuleMutation, UpdateReorderRuleMutationVariables> = {
  service: 'pricesetup',
  name: 'UpdateReorderRule',
  query: "mutation UpdateReorderRule($id: ID!, $version: Int!, $input: ReorderRuleInput!) {\n  updateReorderRule(id: $id, version: $version, input: $input) {\n    ...ReorderRuleFields\n  }\n}\nfragment ReorderRuleFields on ReorderRule {\n  id\n  item_id\n  item_name\n  unit\n  location_id\n  location_name\n  minimum_level\n  order_up_to\n  is_enabled\n  available\n  on_order\n  version\n}",
};

export const CreateStockLocationDocument: ApiDocument<CreateStockLocationMutation, CreateStockLocationMutationVariables> = {
  service: 'pricesetup',
  name: 'CreateStockLocation',
  query: "mutation CreateStockLocation($input: StockLocationInput!) {\n  createStockLocation(input: $input) {\n    ...LocationFields\n  }\n}\nfragment LocationFields on StockLocation {\n  id\n  location_name\n  practice_id\n  is_dispensing\n  version\n  deleted_time\n}",
};

export const UpdateStockLocationDocument: ApiDocument<UpdateStockLocationMutation, UpdateStockLocationMutationVariables> = {
  service: 'pricesetup',
  name: 'UpdateStockLocation',
  query: "mutation UpdateStockLocation($id: ID!, $version: Int!, $input: StockLocationInput!) {\n  updateStockLocation(id: $id, version: $version, input: $input) {\n    ...LocationFields\n  }\n}\nfragment LocationFields on StockLocation {\n  id\n  location_name\n  practice_id\n  is_dispensing\n  version\n  deleted_time\n}",
};

export const DeleteStockLocationDocument: ApiDocument<DeleteStockLocationMutation, DeleteStockLocationMutationVariables> = {
  service: 'pricesetup',
  name: 'DeleteStockLocation',
  query: "mutation DeleteStockLocation($id: ID!) {\n  deleteStockLocation(id: $id) {\n    ...LocationFields\n  }\n}\nfragment LocationFields on StockLocation {\n  id\n  location_name\n  practice_id\n  is_dispensing\n  version\n  deleted_time\n}",
};

export const ReactivateStockLocationDocument: ApiDocument<ReactivateStockLocationMutation, ReactivateStockLocationMutationVariables> = {
  service: 'pricesetup',
  name: 'ReactivateStockLocation',
  query: "mutation ReactivateStockLocation($id: ID!) {\n  reactivateStockLocation(id: $id) {\n    ...LocationFields\n  }\n}\nfragment LocationFields on StockLocation {\n  id\n  location_name\n  practice_id\n  is_dispensing\n  version\n  deleted_time\n}",
};
