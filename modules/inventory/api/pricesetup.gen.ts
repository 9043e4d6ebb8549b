// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type ProductKind = 'drug' | 'supplement' | 'service' | 'package' | 'lab_kit';

export type ItemKind = 'drug' | 'supplement' | 'lab_kit' | 'general';

/** Filters for items: at or below their reorder level, with lots that expire within their notice period, or with none available. */
export type ItemState = 'low' | 'expiring' | 'out';

export type ProductPage<Rows = object> = {
  count: number;
  products: Array<Answer<Rows, 'Product', Product<Rows>>>;
};

export type Product<Rows = object> = {
  id: string;
  kind: ProductKind;
  product_name: string;
  /** The clinic's short code. */
  code: string;
  /** CPT or HCPCS code for claims. */
  procedure_code: string;
  category: string;
  description: string;
  unit: string;
  price_cents: number;
  cost_cents: number;
  /** In hundredths of a percent: 825 is 8.25%. */
  tax_basis_points: number;
  /** The item deducted per sale; null if none is. */
  item_id?: string | null;
  item_name?: string | null;
  item_unit?: string | null;
  item_quantity: number;
  /** Days for which a package can be used; null for no limit. */
  valid_days?: number | null;
  /** Quantity available to dispense; null if the product is not stocked. */
  available?: number | null;
  /** The items prepaid by a package. */
  parts: Array<Answer<Rows, 'PackagePart', PackagePart>>;
  version: number;
  deleted_time?: Date | string | null;
};

export type PackagePart = {
  product_id: string;
  product_name: string;
  quantity: number;
  price_cents: number;
};

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

export type ItemPage<Rows = object> = {
  count: number;
  items: Array<Answer<Rows, 'Item', Item<Rows>>>;
};

export type Item<Rows = object> = {
  id: string;
  item_name: string;
  kind: ItemKind;
  category: string;
  sku: string;
  ndc: string;
  barcode: string;
  manufacturer: string;
  strength: string;
  /** The smallest unit that can be dispensed. */
  unit: string;
  /** Purchasing packs. */
  packs: Array<Answer<Rows, 'ItemPack', ItemPack>>;
  rxcui: string;
  preferred_vendor_id?: string | null;
  preferred_vendor_name?: string | null;
  cost_cents: number;
  cost_units: number;
  has_expiration: boolean;
  expiry_notice_days: number;
  is_controlled: boolean;
  reorder_level?: number | null;
  target_level?: number | null;
  is_alerting: boolean;
  /** Total stock, including expired and held stock. */
  on_hand: number;
  /** Available to dispense today, without stock of public programs. */
  available: number;
  /** Ordered and not yet received, without drafts. */
  on_order: number;
  /** The next expiration date of a lot in stock. */
  next_expiry?: string | null;
  /** Estimated months of stock: available × 12 / usage in the last 12 months. Null without usage. */
  months_of_stock?: number | null;
  version: number;
  deleted_time?: Date | string | null;
};

export type ItemPack = {
  name: string;
  factor: number;
  /** Barcode of a whole pack: cartons and vials have their own. */
  barcode?: string | null;
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

export type Vendor = {
  id: string;
  vendor_name: string;
  account_number: string;
  contact: string;
  phone: string;
  email: string;
  website: string;
  address: string;
  payment_terms: string;
  lead_time_days: number;
  minimum_order_cents: number;
  /** Items with this preferred vendor. */
  item_count: number;
  /** Open purchase orders. */
  open_orders: number;
  /** Received in the last 12 months, in cents. */
  spend_cents: number;
  version: number;
  deleted_time?: Date | string | null;
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

export type ReorderRule = {
  id: string;
  item_id: string;
  item_name: string;
  unit: string;
  location_id: string;
  location_name: string;
  /** Reorder level: reorder at or below it. */
  minimum_level: number;
  order_up_to: number;
  is_enabled: boolean;
  /** Available to dispense there today. */
  available: number;
  /** On purchase orders to be delivered there. */
  on_order: number;
  version: number;
};

export type ReorderRuleInput = {
  item_id: string;
  location_id: string;
  minimum_level: number;
  order_up_to: number;
  is_enabled?: boolean | null | undefined;
};

export type StockLocation = {
  id: string;
  location_name: string;
  /** Null if all practices of the clinic use it. */
  practice_id?: string | null;
  /** Products are dispensed to patients from here. */
  is_dispensing: boolean;
  version: number;
  deleted_time?: Date | string | null;
};

export type StockLocationInput = {
  location_name: string;
  practice_id?: string | null | undefined;
  is_dispensing?: boolean | null | undefined;
};

/** The result of an import or its preview. */
export type StockImport<Rows = object> = {
  created: number;
  updated: number;
  problems: Array<Answer<Rows, 'StockImportProblem', StockImportProblem>>;
};

export type StockImportProblem = {
  line: number;
  message: string;
};

export type QueryResolvers<Rows = object> = {
  products?: Field<Answer<Rows, 'ProductPage', ProductPage<Rows>>, {
    search?: string | null | undefined;
    kinds?: Array<ProductKind> | null | undefined;
    includeDeleted?: boolean | null | undefined;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  product?: Field<Answer<Rows, 'Product', Product<Rows>>, { id: string }>;
  items?: Field<Answer<Rows, 'ItemPage', ItemPage<Rows>>, {
    search?: string | null | undefined;
    kinds?: Array<ItemKind> | null | undefined;
    state?: ItemState | null | undefined;
    includeDeleted?: boolean | null | undefined;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  item?: Field<Answer<Rows, 'Item', Item<Rows>>, { id: string }>;
  vendors?: Field<Array<Answer<Rows, 'Vendor', Vendor>>, { includeDeleted?: boolean | null | undefined }>;
  reorder_rules?: Field<Array<Answer<Rows, 'ReorderRule', ReorderRule>>, { item_id?: string | null | undefined }>;
  stock_locations?: Field<Array<Answer<Rows, 'StockLocation', StockLocation>>, {
    includeDeleted?: boolean | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  createProduct?: Field<Answer<Rows, 'Product', Product<Rows>>, { input: ProductInput }>;
  updateProduct?: Field<Answer<Rows, 'Product', Product<Rows>>, { id: string; version: number; input: ProductInput }>;
  deleteProduct?: Field<Answer<Rows, 'Product', Product<Rows>>, { id: string }>;
  reactivateProduct?: Field<Answer<Rows, 'Product', Product<Rows>>, { id: string }>;
  importProducts?: Field<Answer<Rows, 'StockImport', StockImport<Rows>>, { csv: string; preview: boolean }>;
  createItem?: Field<Answer<Rows, 'Item', Item<Rows>>, { input: ItemInput }>;
  updateItem?: Field<Answer<Rows, 'Item', Item<Rows>>, { id: string; version: number; input: ItemInput }>;
  deleteItem?: Field<Answer<Rows, 'Item', Item<Rows>>, { id: string }>;
  reactivateItem?: Field<Answer<Rows, 'Item', Item<Rows>>, { id: string }>;
  importItems?: Field<Answer<Rows, 'StockImport', StockImport<Rows>>, { csv: string; preview: boolean }>;
  createVendor?: Field<Answer<Rows, 'Vendor', Vendor>, { input: VendorInput }>;
  updateVendor?: Field<Answer<Rows, 'Vendor', Vendor>, { id: string; version: number; input: VendorInput }>;
  deleteVendor?: Field<Answer<Rows, 'Vendor', Vendor>, { id: string }>;
  reactivateVendor?: Field<Answer<Rows, 'Vendor', Vendor>, { id: string }>;
  createReorderRule?: Field<Answer<Rows, 'ReorderRule', ReorderRule>, { input: ReorderRuleInput }>;
  updateReorderRule?: Field<Answer<Rows, 'ReorderRule', ReorderRule>, {
    id: string;
    version: number;
    input: ReorderRuleInput;
  }>;
  createStockLocation?: Field<Answer<Rows, 'StockLocation', StockLocation>, { input: StockLocationInput }>;
  updateStockLocation?: Field<Answer<Rows, 'StockLocation', StockLocation>, {
    id: string;
    version: number;
    input: StockLocationInput;
  }>;
  deleteStockLocation?: Field<Answer<Rows, 'StockLocation', StockLocation>, { id: string }>;
  reactivateStockLocation?: Field<Answer<Rows, 'StockLocation', StockLocation>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    ProductPage: ProductPage<Rows>;
    Product: Product<Rows>;
    PackagePart: PackagePart;
    ItemPage: ItemPage<Rows>;
    Item: Item<Rows>;
    ItemPack: ItemPack;
    Vendor: Vendor;
    ReorderRule: ReorderRule;
    StockLocation: StockLocation;
    StockImport: StockImport<Rows>;
    StockImportProblem: StockImportProblem;
  }
>;
