// Over 300 lines: everything that a module can offer to the process and to other modules.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Tx } from './database.ts';
import type { App } from './app.ts';
import type { JobHandler, Schedule } from './jobs.ts';
import type { Subscriber } from './outbox.ts';
import type { DomainError } from './domain-error.ts';
import type { FhirResource } from './fhir/fhir-resource.ts';
import type { FhirTopic } from './fhir/fhir-topic.ts';
import type { Exchange } from './health/exchange.ts';
import type { Report, ReportColumns } from './reports/report.ts';
import type { PortalContext, RequestContext } from './request-context.ts';

export type { PortalContext } from './request-context.ts';
export type { Report, ReportColumn, ReportColumns, ReportInput, ReportRow } from './reports/report.ts';

/** A predefined role of every new clinic. */
export type Preset = 'Admin' | 'Manager' | 'Doctor' | 'Nurse' | 'Front desk' | 'Biller' | 'Read-only' | 'Inactive';

/**
 * A right: area and action, a description for the administrator, and the preset roles that have it. Admin has all of
 * them.
 */
export interface AccessRule {
  /** `area.action`, as used in the contract's @access. */
  id: string;
  title: string;
  presets: readonly Preset[];
  /**
   * The narrower scopes that the rule can be granted in, besides the whole clinic; the module's commands enforce them.
   */
  scopes?: readonly ('self' | 'practice')[];
  /** Granted for an hour by emergency access: rights needed to care for a patient in an emergency. */
  emergency?: boolean;
  /**
   * Control over the whole clinic, its members, its log or its data: a role with it can be assigned only by members who
   * have it.
   */
  administrative?: boolean;
  /** Other rules without which it is limited; the role editor lists the ones that a role lacks. */
  needs?: readonly string[];
}

/** Work of a member that must be reassigned before the member leaves. */
export interface Reassignment {
  /** `module.things`. */
  id: string;
  /** The title for the administrator: `Future appointments`. */
  title: string;
  count(db: Queryable, clinicId: string, userId: string, now: Date): Promise<number>;
  /** The administrator may leave it unassigned. */
  mayStay?: boolean;
  /** Returns the active members who can take it over; all members if omitted. */
  takers?(db: Queryable, clinicId: string): Promise<string[]>;
  /** Reassigns all of it to another member, with audit entries. */
  move(tx: Tx, ctx: RequestContext, fromUserId: string, toUserId: string): Promise<void>;
}

/** An address in HL7's order: street, other, city, state, ZIP code. */
type AddressParts = readonly string[];

/** An insurance of a patient, for the orders and documents of lower modules. */
export interface PatientInsurance {
  payerName: string;
  payerCode: string;
  payerPhone: string;
  payerAddress: AddressParts;
  planName: string;
  memberId: string;
  groupNumber: string;
  groupName: string;
  /** What the patient is to the subscriber: Self, Spouse, Child or Other. */
  relationship: string;
  /** Null if it is the patient. */
  subscriber: {
    firstName: string;
    lastName: string;
    birthDay: string | null;
    sex: string | null;
    /** Empty if it is the patient's. */
    address: AddressParts;
  } | null;
}

/** The person who is responsible for a patient's bills, if it is not the patient. */
export interface PatientGuarantor {
  /** What the patient is to the guarantor: Child, Spouse or Other. */
  relationship: string;
  firstName: string;
  lastName: string;
  birthDay: string | null;
  phone: string;
  address: AddressParts;
}

/** Open work on a patient. A patient with open work can't be deleted. */
export interface PatientOpenWork {
  count(db: Queryable, clinicId: string, patientId: string, now: Date): Promise<number>;
  /** Describes it for the user who deletes the patient: `2 appointments to come`. */
  words(count: number): string;
}

/** A section of a person's complete record. */
export interface RecordSection {
  /** `module.things`. */
  id: string;
  title: string;
  /** Its position among the sections. */
  order: number;
  /**
   * Included only for users with this right; otherwise the file states that it was omitted. Without a rule, it is
   * included for all who may export.
   */
  rule?: string;
  /** Its layout in print: a table (default), a list of facts, or texts with headings. */
  form?: 'table' | 'facts' | 'texts';
  /** Returns rows in display order, with every value as formatted text; the keys are the column headings. */
  read(app: App, clinicId: string, personId: string): Promise<Record<string, string>[]>;
}

/**
 * A kind of image with one file per owner, e.g. a patient's avatar; uploaded and read through the routes of `files`.
 */
export interface FileKind {
  /** Its value in the query parameter `permission` of an upload; see `#files/rules`. */
  permission: string;
  owner: 'patient' | 'user' | 'clinic';
  /** Served at /api/files/shared/<owner>/<id>/<name>. */
  name: string;
  folder: string;
  /** Replaced files are part of the record; otherwise they are deleted a month after they were replaced. */
  staysOnRecord?: true;
  /** Its object type in the audit log, e.g. `patient_avatar`. */
  objectType: string;
  readRule: string;
  writeRule: string;
  /** The minimum size in pixels, and the maximum in kB. */
  image: { minWidth: number; minHeight: number; largestKb: number };
  /** Returns whether the actor may see this owner's file; all users with `readRule` if omitted. */
  mayRead?(ctx: RequestContext, ownerId: string): boolean;
  /**
   * Returns null if the actor may change this owner's file. The owner exists and is locked for the rest of the
   * transaction.
   */
  admit(tx: Tx, ctx: RequestContext, ownerId: string): Promise<DomainError | null>;
  /** Stores the new file's id with its owner, null for none, and sends notifications. */
  changed(tx: Tx, ctx: RequestContext, ownerId: string, fileId: string | null): Promise<void>;
}

/** Records with tags of the clinic's list, identified by name. */
export interface TaggedRecords {
  /** Returns the number of records by tag. */
  count(db: Queryable, clinicId: string): Promise<ReadonlyMap<string, number>>;
  /**
   * Replaces the tag `from` with `to` on every record, or removes it if null, with audit entries; returns the number of
   * records.
   */
  retag(tx: Tx, ctx: RequestContext, from: string, to: { tag: string; color: string } | null): Promise<number>;
}

/**
 * Records that reference diagnosis or procedure codes. The import of a new code set edition shows which ones it
 * affects.
 */
export interface CodeReferences {
  /** `module.things`. */
  id: string;
  /** The title for the administrator: `Chart templates`. */
  title: string;
  /**
   * Returns the number of the clinic's active records that reference each of these codes; `codeType` is ICD-10-CM, CPT
   * or HCPCS.
   */
  count(
    db: Queryable,
    clinicId: string,
    codeType: string,
    codes: readonly string[],
  ): Promise<{ code: string; count: number }[]>;
}

/** A setup step of a new clinic; the page that it links to names and explains it. */
export interface FirstStep {
  /** `module.things`. */
  id: string;
  /** Shown only to users with this right. */
  rule: string;
  /** Its position among the steps. */
  order: number;
  /** Returns whether it is done, based on the data. */
  isDone(app: App, clinicId: string): Promise<boolean>;
  /** Whether a member can also mark it as done, where the data alone can't tell. */
  canMark?: boolean;
  /** What is left to do, e.g. a count; replaces the page's own text. Null to keep it. */
  detail?(app: App, clinicId: string): Promise<string | null>;
}

/** A column of an import file. */
export interface ImportColumn {
  id: string;
  /** Its heading; case and punctuation don't matter. */
  title: string;
  /** Other headings under which it is found. */
  other?: readonly string[];
  required?: boolean;
}

/** Imports records of patients from a CSV file; the patients module finds the patients and logs the import. */
export interface RecordImporter {
  /** `module.things`. */
  id: string;
  title: string;
  /** Needed in addition to `patients.import`. */
  rule?: string;
  order: number;
  columns: readonly ImportColumn[];
  /** What the user should know before the import. */
  notice?: string;
  /**
   * Adds the record of a row in the caller's transaction, which a preview rolls back; returns its id. Cells are
   * trimmed, and empty if the file lacks the column.
   */
  add(
    tx: Tx,
    ctx: RequestContext,
    patientId: string,
    cells: Readonly<Record<string, string>>,
  ): Promise<string | DomainError>;
  /** Removes an imported record; an error if it was changed since. */
  undo(ctx: RequestContext, recordId: string): Promise<DomainError | null>;
}

/** A step of the rehearsal visit with which a new clinic tries the program out. */
export interface RehearsalStep {
  /** `module.things`. */
  id: string;
  /** Its position among the steps. */
  order: number;
  /** Returns whether it is done for the rehearsal patient. */
  isDone(db: Queryable, clinicId: string, patientId: string): Promise<boolean>;
}

/** A record that must stay, so that a rehearsal with it can't be removed: something left the program. */
export interface KeptRecord {
  isFound(db: Queryable, clinicId: string, patientId: string): Promise<boolean>;
  /** Why it must stay: `A fax was sent`. */
  words: string;
}

/** An outside service that pages depend on, and what to do while it is not set up. */
export interface OutsideService {
  /** `module.service`. */
  id: string;
  name: string;
  /** Says what does not work without it: `No fax carrier is set up.` */
  missing: string;
  /** Says what sets it up; shown only to those who manage the clinic. */
  setup: string;
  isSetUp(app: App, clinicId: string): boolean | Promise<boolean>;
}

/**
 * An operation of the patient portal, called by its name at POST /api/portal/operations/<name>. The input is
 * unvalidated JSON: the operation validates it, and reads and writes only data of `portal.patientId`.
 */
export type PortalOperation = (portal: PortalContext, input: unknown) => Promise<object | DomainError>;

/**
 * A part of a chart note in another module, read in a canonical form so that signing, printing and the signature's hash
 * include it.
 */
export interface NotePart {
  /** `module.things`. */
  id: string;
  title: string;
  order: number;
  /**
   * The SQL of all rows that `read` may return for a note `n`: `table r where r.clinic_id = n.clinic_id and …`. If there
   * are none, `read` is not called.
   */
  rows?: string;
  /** Returns all of its data in a stable order; JSON values only. */
  read(db: Queryable, clinicId: string, noteId: string): Promise<unknown[]>;
  /** Returns its printed lines; omitted if it is not printed. */
  print?(db: Queryable, clinicId: string, noteId: string): Promise<string[]>;
  /** Describes what is missing before the note can be signed. */
  missing?(db: Queryable, clinicId: string, noteId: string): Promise<string[]>;
  /** What was ordered with the note, sent and not canceled, by name: evidence for the level of the visit. */
  ordered?: {
    kind: 'test' | 'prescription';
    names(db: Queryable, clinicId: string, noteId: string): Promise<string[]>;
  };
}

/**
 * Work derived from a module's records: read again whenever one of its events is published; a task exists as long as
 * the work is pending.
 */
export interface TaskSource {
  /** `module.things`. */
  id: string;
  /** The outbox events that may change the derived work of their record. */
  events: readonly string[];
  /** Returns false for an event that can't have changed any of its work, by the event's data; by default all may have. */
  concerns?(payload: Record<string, unknown>): boolean;
  /** Returns the keys that `read` may return, if the event's data determines them: this saves a round trip. */
  keysOf?(payload: Record<string, unknown>): readonly string[];
  /** Returns the pending work for the records of this event, by key; a key that is no longer returned is done. */
  read(db: Queryable, clinicId: string, payload: Record<string, unknown>): Promise<readonly DerivedWork[]>;
}

/** Pending work derived from a record. */
export interface DerivedWork {
  key: string;
  /** Null if it is done automatically. */
  task: {
    type: string;
    subject: string;
    /** Null if it has no owner yet: it is then assigned to a team with `ownerRule`. */
    ownerUserId: string | null;
    /** The team to assign it to; otherwise a team with `ownerRule`. */
    ownerRoleId?: string | null;
    ownerRule?: string;
    priority?: 'Low' | 'Medium' | 'High';
    patientId: string | null;
    path: string | null;
    dueTime: Date | null;
    noteId?: string | null;
  } | null;
}

/** The context of REST routes: they authenticate requests by token, or respond with 401; `access` names the rule. */
export interface RouteContext {
  server: FastifyInstance;
  app: App;
  /** Returns the request context of a token whose actor has the rule; null if an error reply has been sent. */
  admit(http: FastifyRequest, reply: FastifyReply, rule: string): Promise<RequestContext | null>;
}

/** A module's descriptor, exported by its entry point: everything that the process needs to run it. */
export interface Module {
  name: string;
  accessRules: readonly AccessRule[];
  /** Resolvers by service; the contract is in the module's `api/`. */
  resolvers: Record<string, object>;
  /** Its public operations are part of the sign-in: they use reserved connections that no other public call takes. */
  signInStep?: true;
  /**
   * Reads that many clients make at the same time with the same variables, by `service.field`: concurrent callers share
   * one result. Their resolvers use only the clinic of the request, and leave the access log to this function, which is
   * called for each caller.
   */
  sharedQueries?: Record<string, (ctx: RequestContext) => Promise<void>>;
  routes?: (routes: RouteContext) => void;
  jobs?: Record<string, JobHandler>;
  schedules?: readonly Schedule[];
  subscribers?: Record<string, Subscriber>;
  reassignments?: readonly Reassignment[];
  /** Returns a patient's insurances that are in effect on a day, primary first. */
  insurances?: (db: Queryable, clinicId: string, patientId: string, day: string) => Promise<PatientInsurance[]>;
  /** Returns the person responsible for a patient's bills; null if it is the patient. */
  guarantor?: (db: Queryable, clinicId: string, patientId: string) => Promise<PatientGuarantor | null>;
  openWork?: readonly PatientOpenWork[];
  recordSections?: readonly RecordSection[];
  fileKinds?: readonly FileKind[];
  taggedRecords?: readonly TaggedRecords[];
  firstSteps?: readonly FirstStep[];
  rehearsalSteps?: readonly RehearsalStep[];
  recordImporters?: readonly RecordImporter[];
  keptRecords?: readonly KeptRecord[];
  services?: readonly OutsideService[];
  /** Messages to and from outside partners, for the health page and the metrics. */
  exchanges?: readonly Exchange[];
  codeReferences?: readonly CodeReferences[];
  /** By name, e.g. `tasks.list`. */
  portalOperations?: Readonly<Record<string, PortalOperation>>;
  noteParts?: readonly NotePart[];
  taskSources?: readonly TaskSource[];
  reports?: readonly Report[];
  /** Records that the FHIR API serves. */
  fhirResources?: readonly FhirResource[];
  /** Changes of these records that apps can be notified of. */
  fhirTopics?: readonly FhirTopic[];
  /** Its columns in reports of other modules. */
  reportColumns?: readonly ReportColumns[];
  /** Starts the module's background work; the returned function stops it. */
  start?: (app: App) => () => Promise<void>;
}
