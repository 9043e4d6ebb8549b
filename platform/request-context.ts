import type { App } from './app.ts';

/** The actor of a request: a signed-in user in one practice of one clinic, with the access rules of their roles. */
export interface Actor {
  readonly userId: string;
  /** The display name. */
  readonly name: string;
  readonly clinicId: string;
  /** IANA name of the clinic's time zone, which defines "today". */
  readonly timeZone: string;
  readonly practiceId: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  readonly rules: ReadonlySet<string>;
  /** The rules that are granted for less than the whole clinic. */
  readonly scopes?: ReadonlyMap<string, 'self' | 'practice'>;
  /** Set during emergency access: its id, when it ends, and the rules that only it grants. */
  readonly emergency?: { readonly id: string; readonly until: Date; readonly rules: ReadonlySet<string> };
}

/**
 * The context of a request, the first argument of every command. `now` is read once, so that all its writes have the
 * same time.
 */
export interface RequestContext {
  readonly app: App;
  readonly actor: Actor;
  readonly now: Date;
  /** Shown to the user with an unexpected error, and included in the log. */
  readonly id: string;
  readonly ip: string | null;
  readonly device: string | null;
  /** The app of another vendor that acts for the actor; absent on our own pages. */
  readonly appName?: string;
  /** The cookies of the calling browser; absent without one. A cookie alone never identifies a user. */
  readonly cookies?: Cookies;
}

/** HTTP-only cookies of a page. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a value that no script can read and no other site can send, for calls of the API only; null deletes it. */
  set(name: string, value: string | null, seconds: number): void;
}

/** The context of a public request; it has no actor. */
export type PublicContext = Omit<RequestContext, 'actor'>;

/**
 * The context of a patient who uses the patient portal. It is never an Actor, so it can't call operations of the
 * clinic.
 */
export interface PortalContext {
  readonly app: App;
  readonly now: Date;
  readonly ip: string | null;
  readonly device?: string | null;
  readonly clinicId: string;
  readonly clinicName: string;
  readonly timeZone: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly sessionId: string | null;
  /** The app of another vendor that acts for the patient; absent on our own pages. */
  readonly appName?: string;
}
