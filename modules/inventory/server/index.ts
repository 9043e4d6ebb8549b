import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import { dispensingResolvers } from './dispensing-resolvers.ts';
import { watchDays, watchStock } from './alerts/raise-alerts.ts';
import { stockTasks } from './alerts/stock-tasks.ts';
import { dispensingSection } from './dispensing/dispensing-section.ts';
import { fhirResources } from './fhir/index.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { auditReport } from './reports/audit-report.ts';
import { quantityReport } from './reports/quantity-report.ts';
import { setupResolvers } from './setup-resolvers.ts';
import { stockResolvers } from './stock-resolvers.ts';

export { cancelOrder, orderDispensing, type OrderInput } from './dispensing/order-dispensing.ts';
export { dispense, type DispenseInput } from './dispensing/dispense.ts';
export { type DispenseOrder, findOrders, type OrderSearch, readOrders } from './dispensing/dispense-orders.sql.ts';
export { type Dispensing, dispensingsOfCharge, linkDispensing, readDispensings } from './dispensing/dispensings.sql.ts';
export { returnToStock, type ReturnInput } from './dispensing/return-to-stock.ts';
export { saveItem } from './items/save-item.ts';
export { saveLocation } from './locations/save-location.ts';
export { saveProduct } from './products/save-product.ts';
export { saveVendor } from './vendors/save-vendor.ts';
export { createPurchase, createReorders, placePurchase } from './purchasing/save-purchase.ts';
export { saveReorderRule } from './purchasing/save-reorder-rule.ts';
export { receivePurchase } from './purchasing/receive-purchase.ts';
export { completeCount, recordCountLine, startCount, submitCount } from './counts/count-stock.ts';
export { addOpeningStock, adjustStock, disposeStock, takeStock, transferStock } from './stock/change-stock.ts';
export { watchDays } from './alerts/raise-alerts.ts';
export { findProducts, type Product, productOf, type ProductSearch, readProducts } from './products/products.sql.ts';
export { proveStock } from './stock/prove-stock.ts';

/** The clinic's products and prices, stock by lot, and dispensing to patients. */
export const inventory: Module = {
  name: 'inventory',
  accessRules: [
    {
      id: 'inventory.view',
      title: 'See products, prices and stock',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'inventory.patients',
      title: 'See products dispensed to patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      needs: ['patients.view'],
    },
    {
      id: 'inventory.dispense',
      title: 'Dispense to patients and accept returns',
      presets: ['Doctor', 'Nurse'],
      needs: ['inventory.view', 'inventory.patients'],
    },
    {
      id: 'inventory.stock',
      title: 'Order, receive, move, count and dispose of stock',
      presets: ['Manager', 'Nurse'],
      needs: ['inventory.view'],
    },
    {
      id: 'inventory.approve',
      title: 'Approve counts and recall lots',
      presets: ['Manager'],
      needs: ['inventory.view'],
    },
    {
      id: 'inventory.settle',
      title: 'Settle vendor-owned stock',
      presets: ['Manager', 'Biller'],
      needs: ['inventory.view'],
    },
    { id: 'inventory.statistics', title: 'See product and stock statistics', presets: ['Manager'] },
    { id: 'inventory.setup', title: 'Set up products, prices, items, vendors and locations', presets: ['Manager'] },
  ],
  keptRecords: [
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(db, sql`inventory.dispensing where clinic_id = ${clinicId} and patient_id = ${patientId}`),
      words: 'Stock was dispensed',
    },
  ],
  resolvers: { pricesetup: setupResolvers, accounting: dispensingResolvers, inventory: stockResolvers },
  routes: labelRoutes,
  reports: [quantityReport, auditReport],
  subscribers: { 'inventory.stock-changed': watchStock },
  taskSources: [stockTasks],
  recordSections: [dispensingSection],
  fhirResources,
  jobs: { 'inventory.watch-days': watchDays },
  schedules: [{ job: 'inventory.watch-days', cron: '20 5 * * *' }],
};
