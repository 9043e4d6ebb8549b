import type { Module } from '#platform/module.ts';

export { cancelDeliveriesAbout, cancelDelivery } from './cancel-delivery.ts';
export { readDeliveries, type Channel, type Delivery, type DeliveryState } from './deliveries.sql.ts';
export { queueDelivery, type NewMessage } from './queue-delivery.ts';

/** What leaves the house for a person: e-mail and text messages, each a row that is claimed before it is sent. */
export const deliveries: Module = { name: 'deliveries', accessRules: [], resolvers: {} };
