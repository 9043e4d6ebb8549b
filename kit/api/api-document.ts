/** One named operation of one API service; `checks/generate.ts` writes these from the modules' `.operations.graphql`. */
export interface ApiDocument<Result, Variables> {
  /** The sub-path of the service: POST /api/<service>. */
  readonly service: string;
  readonly name: string;
  readonly query: string;
  /** Never present: it only carries the types from the generated file to the call. */
  readonly shape?: (variables: Variables) => Result;
}
