import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { notSignedIn } from './answered-error.ts';
import { chargeNewDocument } from './rate-limit.ts';

const MOST_TOKENS = 2000;
// The longest document that the page sends before sign-in has 62 tokens.
const MOST_TOKENS_OF_STRANGERS = 200;
const KNOWN_DOCUMENTS = 1000;

type ReadDocument = DocumentNode | readonly GraphQLError[];

/**
 * Reads documents: each is parsed and validated once, valid or not, in an LRU cache. An unauthenticated caller, passed
 * as their call, may send only small documents without fragments, and each new document is charged to their IP address,
 * because validation can take milliseconds, and documents can be varied endlessly. Returns `too many` if the address
 * has no budget left.
 */
export function documentReader(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
): (query: string, stranger: FastifyRequest | null) => Promise<ReadDocument | 'too many'> {
  const right = recentlyUsed<DocumentNode>();
  const wrong = recentlyUsed<readonly GraphQLError[]>();
  return async (query, stranger) => {
    const known = right.get(query);
    if (known !== undefined) return known;
    // An invalid document may be 20 kB long and rarely comes again: its digest is a sufficient key.
    const digest = createHash('sha256').update(query).digest('base64');
    const rejected = wrong.get(digest);
    if (rejected !== undefined) return rejected;
    const document = parsed(query, stranger === null ? MOST_TOKENS : MOST_TOKENS_OF_STRANGERS);
    if (document instanceof GraphQLError) {
      // The page's documents after sign-in are longer, and are still sent when the session has expired.
      if (stranger !== null && /tokens/.test(document.message)) return [notSignedIn()];
      wrong.set(digest, [document]);
      return [document];
    }
    if (stranger !== null) {
      if (hasFragments(document)) return [notSignedIn()];
      if (!(await chargeNewDocument(stranger.ip))) return 'too many';
    }
    const errors = validate(schema, document, rules, { maxErrors: 10 });
    if (errors.length === 0) right.set(query, document);
    else wrong.set(digest, errors);
    return errors.length === 0 ? document : errors;
  };
}

function parsed(query: string, maxLexicalTokens: number): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxLexicalTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function hasFragments({ definitions }: DocumentNode): boolean {
  return definitions.some((node: ASTNode) => node.kind === Kind.FRAGMENT_DEFINITION);
}

/** An LRU cache of KNOWN_DOCUMENTS values. */
function recentlyUsed<Value>(): { get(key: string): Value | undefined; set(key: string, value: Value): void } {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.set(key, value);
      if (values.size > KNOWN_DOCUMENTS) values.delete(values.keys().next().value!);
    },
  };
}
