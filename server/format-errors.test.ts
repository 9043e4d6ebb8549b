import { buildSchema, execute, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { NoPrimary } from '#platform/connections/primary.ts';
import { createLog } from '#platform/log.ts';
import { WorkEnded } from '#platform/work/work.ts';
import { unexpectedError, issueOf, statusOf } from './format-errors.ts';

const schema = buildSchema(
  'input Person { name: String!, age: Int, sort: Sort } enum Sort { asc desc } type Query { find(person: Person!, id: ID): String }',
);
const document = parse('query ($person: Person!, $id: ID) { find(person: $person, id: $id) }');
const secret = 'Ada Secret 1980';

function messagesOf(variables: Record<string, unknown>): string[] {
  const result = execute({ schema, document, variableValues: variables }) as { errors?: { message: string }[] };
  return (result.errors ?? []).map(({ message }) => message);
}

test.each([
  [{ person: { name: 3 } }, 'person.name'],
  [{ person: { name: secret, age: secret } }, 'person.age'],
  [{ person: { name: secret, age: 1.5 } }, 'person.age'],
  [{ person: { name: secret, sort: secret } }, 'person.sort'],
  [{ person: { age: 3 } }, 'person.name'],
  [{ person: { name: null } }, 'person.name'],
  [{ person: { name: secret, [secret]: 1 } }, 'person'],
  [{ person: secret }, 'person'],
  [{ person: null }, 'person'],
  [{}, 'person'],
  [{ person: { name: 'x' }, id: { a: secret } }, 'id'],
])('%o names the field but not the value', (variables, path) => {
  const [message] = messagesOf(variables);
  const issue = issueOf(message!);
  expect(issue.path).toBe(path);
  expect(issue.message).not.toBe('');
  expect(JSON.stringify(issue)).not.toContain('Secret');
});

test('an invalid document is reported without its values', () => {
  const [error] = validate(schema, parse(`{ find(person: { name: "${secret}", age: "${secret}" }) }`));
  expect(JSON.stringify(issueOf(error!.message))).not.toContain('Secret');
  for (const text of [`a" ${secret} "b`, secret, `\\" ${secret}`]) {
    const [failure] = validate(schema, parse(`{ find(person: { name: 3, age: ${JSON.stringify(text)} }, id: "x") }`));
    expect(JSON.stringify(issueOf(failure!.message))).not.toContain('Secret');
  }
  const [unknown] = validate(schema, parse('{ nobody }'));
  expect(issueOf(unknown!.message).message).toContain('nobody');
});

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  [Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })],
  [new NoPrimary('No database server takes writes.')],
  [new Error('Connection terminated unexpectedly')],
  [new Error('timeout exceeded when trying to connect')],
])('an unreachable database is reported as an outage (%s)', (error) => {
  const answer = unexpectedError(error, 'n1', createLog('silent'));
  expect(answer.extensions.code).toBe('DATABASE_UNAVAILABLE');
  expect(statusOf([answer])).toEqual({ status: 503, retryAfter: '1' });
});

test('busy threads are reported as 503, work that takes too long is not', () => {
  const busy = unexpectedError(new WorkEnded('busy'), 'n1', createLog('silent'));
  expect(statusOf([busy])).toEqual({ status: 503, retryAfter: '2' });
  expect(unexpectedError(new WorkEnded('too-long'), 'n1', createLog('silent')).extensions.code).toBe('INTERNAL');
});

test('any other unexpected error is reported only by its id', () => {
  const answer = unexpectedError(
    Object.assign(new Error(secret), { code: '23505', detail: secret }),
    'n2',
    createLog('silent'),
  );
  expect(answer.extensions).toMatchObject({ code: 'INTERNAL', id: 'n2' });
  expect(JSON.stringify(answer)).not.toContain('Secret');
  expect(statusOf([answer]).status).toBe(200);
});
