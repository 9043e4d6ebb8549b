import type { App } from './app.ts';

/** Who acts: a signed-in user in one practice of one clinic, with the rules that their roles grant. */
export interface Actor {
  readonly userId: string;
  /** The name as it is shown. */
  readonly name: string;
  readonly clinicId: string;
  /** IANA name of the clinic's time zone: what "today" means. */
  readonly timeZone: string;
  readonly practiceId: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  readonly rules: ReadonlySet<string>;
  /** The rules that are granted for less than the whole clinic. */
  readonly scopes?: ReadonlyMap<string, 'self' | 'practice'>;
  /** Set while the actor has broken the glass: which access it is, when it ends, and the rules that only it grants. */
  readonly emergency?: { readonly id: string; readonly until: Date; readonly rules: ReadonlySet<string> };
}

/** One request's context: what every command is given first. `now` is read once, so that all it writes carries one time. */
export interface RequestContext {
  readonly app: App;
  readonly actor: Actor;
  readonly now: Date;
  /** Shown to the user with an unexpected error, and found again in the log. */
  readonly id: string;
  readonly ip: string | null;
  readonly device: string | null;
  /** The cookies of the browser that calls; absent where none does. A cookie alone never says who somebody is. */
  readonly cookies?: Cookies;
}

/** What a browser keeps for a page that can't read it. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Keeps a value where no script reads it and no other site sends it, for calls of the API only; null forgets it. */
  set(name: string, value: string | null, seconds: number): void;
}

/** A request that anybody may make; whoever answers it can't ask who it is. */
export type PublicContext = Omit<RequestContext, 'actor'>;
