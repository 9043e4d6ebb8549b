import { expect, test } from 'vitest';
import { contractCheck } from './contract.ts';

const file = (text: string, path = 'modules/audit/api/audit_logs.graphql') => ({ path, text });
const breaches = (text: string): string[] => contractCheck([file(text)]).map(({ message }) => message);

test('accepts a valid contract', () => {
  expect(
    breaches(`
      type Entry { id: ID! }
      extend type Query { "Finds." find(id: ID!): Entry @access(rule: "audit.view") }
      extend type Mutation { "Signs in." login(name: String!): Entry! @access(public: true) }
    `),
  ).toEqual([]);
});

test.each([
  ['extend type Query { "Finds." find: ID }', 'Query.find has no @access'],
  ['type Mutation { "Finds." find: ID }', 'Mutation.find has no @access'],
  ['extend type Subscription { "Hears." hear: ID }', 'Subscription.hear has no @access'],
  ['extend type Query { "Finds." find: ID @access }', 'names neither'],
  ['extend type Query { "Finds." find: ID @access(public: false) }', 'names neither'],
  ['extend type Query { "Finds." find: ID @access(rule: "") }', 'written area.action'],
  ['extend type Query { "Finds." find: ID @access(rule: "view") }', 'written area.action'],
  ['extend type Query { "Finds." find: ID @access(rule: true) }', 'written area.action'],
  ['extend type Query { "Finds." find: ID @access(rule: "a.b", public: true) }', 'both'],
  ['extend type Query { "Finds." find: ID @access(rule: "a.b") @access(rule: "a.c") }', 'twice'],
  ['extend type Query { find: ID @access(rule: "a.b") }', 'tells nothing'],
  ['extend type Query { " " find: ID @access(rule: "a.b") }', 'tells nothing'],
])('%s', (text, message) => {
  expect(breaches(text)).toEqual([expect.stringContaining(message)]);
});

test('reports a field that two modules add to one service', () => {
  const text = 'extend type Query { "Finds." find: ID @access(rule: "a.b") }';
  const found = contractCheck([file(text), file(text, 'modules/chart/api/audit_logs.graphql')]);
  expect(found).toMatchObject([{ path: 'modules/chart/api/audit_logs.graphql', line: 1 }]);
  expect(contractCheck([file(text), file(text, 'modules/chart/api/chart.graphql')])).toEqual([]);
});
