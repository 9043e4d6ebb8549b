export type * from '../script/message.ts';
export { newMessageId } from './new-message-id.ts';
export { subjectOf, withdrawUnsent } from './queue/messages.sql.ts';
export { deliverNow, type NetworkAnswer, queueNetworkMessage } from './queue/queue-network-message.ts';
export { type AnsweredMessage, type NetworkContext, receiveWith, type TakeNetworkMessage } from './receiver.ts';
export { recordRegistration } from './registration/record-registration.ts';
export { findProvider, type Provider, type ProviderLookup } from './registration/find-provider.ts';
export { exchanges } from './exchanges.ts';
export { networkJobs, networkRoutes, networkRules, networkSchedules, setting } from './network-module.ts';
