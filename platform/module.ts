import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Tx } from './database.ts';
import type { App } from './app.ts';
import type { JobHandler, Schedule } from './jobs.ts';
import type { Subscriber } from './outbox.ts';
import type { DomainError } from './domain-error.ts';
import type { Report, ReportColumns } from './reports/report.ts';
import type { RequestContext } from './request-context.ts';

export type { Report, ReportColumn, ReportColumns, ReportInput, ReportRow } from './reports/report.ts';

/** A role that every new clinic begins with. */
export type Preset = 'Admin' | 'Manager' | 'Doctor' | 'Nurse' | 'Front desk' | 'Biller' | 'Read-only' | 'Inactive';

/** One right: area and action, in words for the administrator, and the presets that hold it. Admin holds every one. */
export interface AccessRule {
  /** `area.action`, as the contract's @access names it. */
  id: string;
  title: string;
  presets: readonly Preset[];
  /** The narrower scopes that the rule can be granted in, beside the whole clinic; the module's commands keep to them. */
  scopes?: readonly ('self' | 'practice')[];
  /** Granted for an hour to who breaks the glass: what is needed to care for a patient in an emergency. */
  emergency?: boolean;
  /** Power over the clinic, its people, its log or its data as a whole: nobody gives a role with it who does not hold it. */
  administrative?: boolean;
}

/** Work that a member holds and that somebody else must take over before the member leaves. */
export interface Reassignment {
  /** `module.things`. */
  id: string;
  /** As the administrator reads it: `Future appointments`. */
  title: string;
  count(db: Queryable, clinicId: string, userId: string, now: Date): Promise<number>;
  /** The administrator may choose to leave it as it is. */
  mayStay?: boolean;
  /** The active members who can take it over; anybody where it is left out. */
  takers?(db: Queryable, clinicId: string): Promise<string[]>;
  /** Gives all of it to another member, with its audit entries. */
  move(tx: Tx, ctx: RequestContext, fromUserId: string, toUserId: string): Promise<void>;
}

/** Work on one patient that is not done yet: while there is some, the patient is not deleted. */
export interface PatientOpenWork {
  count(db: Queryable, clinicId: string, patientId: string, now: Date): Promise<number>;
  /** As whoever deletes them reads it: `2 appointments to come`. */
  words(count: number): string;
}

/** One section of everything that the clinic holds about one person. */
export interface RecordSection {
  /** `module.things`. */
  id: string;
  title: string;
  /** Where it stands among the others. */
  order: number;
  /** Read for those only who hold it; the others' file says that it was left out. Without one, for everybody who may export. */
  rule?: string;
  /** How it is set on paper: rows of a table (without a word), one list of facts, or texts under a heading each. */
  form?: 'table' | 'facts' | 'texts';
  /** Rows in the order in which they are read, every value as a text for people; the keys are the columns' headings. */
  read(app: App, clinicId: string, personId: string): Promise<Record<string, string>[]>;
}

/** A kind of image of which each owner has one, as the avatar of a patient: uploaded and read through the routes of `files`. */
export interface FileKind {
  /** What the query parameter `permission` of an upload calls it; see `#files/rules`. */
  permission: string;
  owner: 'patient' | 'user' | 'clinic';
  /** It is read at /api/files/shared/<owner>/<id>/<name>. */
  name: string;
  folder: string;
  /** What was there before belongs to the record; without it, it is removed a month after it was replaced. */
  staysOnRecord?: true;
  /** What the audit log calls it, as `patient_avatar`. */
  objectType: string;
  readRule: string;
  writeRule: string;
  /** The smallest in pixels, the largest in kB. */
  image: { minWidth: number; minHeight: number; largestKb: number };
  /** Whether the actor may see the file of this owner; everybody with `readRule` where it is left out. */
  mayRead?(ctx: RequestContext, ownerId: string): boolean;
  /** Null where the actor may change the file of this owner, who exists and is locked for the rest of the transaction. */
  admit(tx: Tx, ctx: RequestContext, ownerId: string): Promise<DomainError | null>;
  /** Keeps the new file's id with its owner, null for none, and notifies who has to know. */
  changed(tx: Tx, ctx: RequestContext, ownerId: string, fileId: string | null): Promise<void>;
}

/** Records that carry tags of the clinic's list, by their words. */
export interface TaggedRecords {
  /** How many records carry each tag. */
  count(db: Queryable, clinicId: string): Promise<ReadonlyMap<string, number>>;
  /** Gives every record that carries `from` the tag `to` in its place, none where null, with their audit entries; answers how many. */
  retag(tx: Tx, ctx: RequestContext, from: string, to: { tag: string; color: string } | null): Promise<number>;
}

/** Records that name diagnosis or procedure codes, so that whoever reads a new edition of a code set in sees what it touches. */
export interface CodeReferences {
  /** `module.things`. */
  id: string;
  /** As the administrator reads it: `Chart templates`. */
  title: string;
  /** How many of the clinic's records that are still worked with name each of these codes; `codeType` as ICD-10-CM, CPT or HCPCS. */
  count(
    db: Queryable,
    clinicId: string,
    codeType: string,
    codes: readonly string[],
  ): Promise<{ code: string; count: number }[]>;
}

/** Something that a new clinic sets up before its first day; the page that leads there names and explains it. */
export interface FirstStep {
  /** `module.things`. */
  id: string;
  /** Told to those only who may do it. */
  rule: string;
  /** Where it stands among the others. */
  order: number;
  /** Whether it is done, as the data says. */
  isDone(app: App, clinicId: string): Promise<boolean>;
}

/** A patient who acts for themselves on their own page: never an Actor, so nothing of the clinic's can be called with it. */
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
}

/**
 * What a patient may do on their own page, called by its name at POST /api/portal/operations/<name>. The input is whatever came
 * as JSON: it is checked here, and everything that is read or written belongs to `portal.patientId`.
 */
export type PortalOperation = (portal: PortalContext, input: unknown) => Promise<object | DomainError>;

/** What hangs on a chart note: read in a canonical form, so that signing, printing and the signature's hash include it. */
export interface NotePart {
  /** `module.things`. */
  id: string;
  title: string;
  order: number;
  /** Everything of it in an order that never changes while nothing was changed; JSON values only. */
  read(db: Queryable, clinicId: string, noteId: string): Promise<unknown[]>;
  /** As it is printed, a line each; left out where it is not printed. */
  print?(db: Queryable, clinicId: string, noteId: string): Promise<string[]>;
  /** What is missing before the note can be signed, in words. */
  missing?(db: Queryable, clinicId: string, noteId: string): Promise<string[]>;
}

/** Work that follows from something of a module: read anew whenever one of its events is published, and a task as long as it is there. */
export interface TaskSource {
  /** `module.things`. */
  id: string;
  /** The outbox events after which what follows from their row may have changed. */
  events: readonly string[];
  /** What is to be done now about the things of this event, by key; a key that is not named any more is done. */
  read(db: Queryable, clinicId: string, payload: Record<string, unknown>): Promise<readonly DerivedWork[]>;
}

/** One thing to be done that follows from something. */
export interface DerivedWork {
  key: string;
  /** Null where it is done by itself. */
  task: {
    type: string;
    subject: string;
    /** Null where it is nobody's yet: then it goes to the team that holds `ownerRule`. */
    ownerUserId: string | null;
    /** The team that it goes to then; else one that holds `ownerRule`. */
    ownerRoleId?: string | null;
    ownerRule?: string;
    priority?: 'Low' | 'Medium' | 'High';
    patientId: string | null;
    path: string | null;
    dueTime: Date | null;
    noteId?: string | null;
  } | null;
}

/** REST routes get the request from its token, or a 401; `access` names the rule. */
export interface RouteContext {
  server: FastifyInstance;
  app: App;
  /** The request behind a token whose actor holds the rule; null when the reply has been sent. */
  admit(http: FastifyRequest, reply: FastifyReply, rule: string): Promise<RequestContext | null>;
}

/** What a module offers at its entry point: all that the process needs to open it. */
export interface Module {
  name: string;
  accessRules: readonly AccessRule[];
  /** Resolvers by service; the contract lies in the module's `api/`. */
  resolvers: Record<string, object>;
  /** Its public operations are how members sign in: connections are kept for them that no other public call takes. */
  signInStep?: true;
  /**
   * Reads that many ask for at once in the same words, by `service.field`: those who wait together are given one answer. Their
   * resolvers ask nothing of the request but its clinic, and leave the log to what stands here: it is called for each who is answered.
   */
  sharedQueries?: Record<string, (ctx: RequestContext) => Promise<void>>;
  routes?: (routes: RouteContext) => void;
  jobs?: Record<string, JobHandler>;
  schedules?: readonly Schedule[];
  subscribers?: Record<string, Subscriber>;
  reassignments?: readonly Reassignment[];
  openWork?: readonly PatientOpenWork[];
  recordSections?: readonly RecordSection[];
  fileKinds?: readonly FileKind[];
  taggedRecords?: readonly TaggedRecords[];
  firstSteps?: readonly FirstStep[];
  codeReferences?: readonly CodeReferences[];
  /** By name, as `tasks.list`. */
  portalOperations?: Readonly<Record<string, PortalOperation>>;
  noteParts?: readonly NotePart[];
  taskSources?: readonly TaskSource[];
  reports?: readonly Report[];
  /** What it says in reports of other modules. */
  reportColumns?: readonly ReportColumns[];
  /** Begins what the module does in the background; the answered function ends it. */
  start?: (app: App) => () => Promise<void>;
}
