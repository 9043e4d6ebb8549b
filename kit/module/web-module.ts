// Over 300 lines: the contract between the modules and the page is in one place.
import type { ComponentType } from 'react';
import type { DrugActions, WaitlistActions } from './module-actions.ts';

/** A Tabler icon, or anything with the same props. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>;

/** The location of a page: the values of the path's parameters and of the query. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A page. Its code is loaded when the user navigates to it or hovers a link to it. */
export interface WebRoute {
  /** The path from the specification, parameters with a dollar sign: `/patients/$patientID`. */
  path: string;
  /** The browser tab's title before " · Salus". */
  title: string | ((location: PageLocation) => string);
  /** The navigation area that is highlighted while the page is open. */
  area?: string;
  /** The access rule that a user needs; without one, every signed-in user has access. */
  rule?: string;
  /** Roles with access to the page, by lowercase name; the admin role has access to all. */
  roles?: readonly string[];
  page: () => Promise<ComponentType>;
  /** Starts loading the page's data together with its code, so that it is available at the first render. */
  prepare?: (location: PageLocation) => void;
  /** For users who are not signed in. */
  open?: boolean;
  /** A step of the sign-in flow: signed-in users are redirected to their destination. */
  signInStep?: boolean;
}

/** An entry of the top navigation. */
export interface NavigationLink {
  area: string;
  label: string;
  path: string;
  icon: Icon;
  rule?: string;
  /** A count next to the label, e.g. pending tasks. Called during rendering, so it may use hooks. */
  useBadge?: () => number | undefined;
  /**
   * Its position: patients 10, scheduling 20, tasks 30, billing 40, inventory 50, chart 60, messages 70, programs 80,
   * statistics 85, settings 90, audit log 100.
   */
  order: number;
}

/** A result of the global search. */
export interface SearchHit {
  id: string;
  title: string;
  detail?: string;
  /** The path of its page, with the query. */
  path: string;
}

/** A kind of record in the global search. */
export interface SearchSource {
  kind: string;
  icon: Icon;
  rule?: string;
  /** Order of the kinds: patients 10, tasks 20, events 30, chart notes 40. */
  order: number;
  find: (keyword: string, signal: AbortSignal) => Promise<SearchHit[]>;
}

/** A dashboard card: `main` is the wide column, `side` the narrow one. */
export interface DashboardCard {
  id: string;
  title: string;
  column: 'main' | 'side';
  order: number;
  rule?: string;
  /** A second right that is needed as well. */
  also?: string;
  card: () => Promise<ComponentType>;
  /** Its fixed height on a desktop, so that nothing below it moves when it loads. */
  height?: string;
}

/**
 * An entry of the side panel, shown while its area is open. The settings menu is the side panel of the area `settings`.
 */
export interface SideLink {
  area: string;
  /** The heading of its group of entries. */
  group?: string;
  label: string;
  path: string;
  icon?: Icon;
  rule?: string;
  order: number;
  /** Shown only while this returns true. Called during rendering, so it may use hooks. */
  useShown?: () => boolean;
  /** A count next to the label, e.g. unread messages. */
  useBadge?: () => number | undefined;
}

/** An action of the plus menu and the command palette. */
export interface PlusAction {
  id: string;
  label: string;
  icon: Icon;
  rule?: string;
  /** New Task 10, New Secure Message 20, New Appointment 30, New eFax 40, then all others. */
  order: number;
  run: () => void;
  /** Words that start it in the command palette in addition to its label: "message" Adeyemi. */
  phrases?: readonly string[];
  /** Runs it with what was typed after its label or a phrase in the command palette: "new patient Ada Quark". */
  fill?: (typed: string) => void;
}

/** The input of a floating window: ids and short texts, never user input (which is in the form's draft). */
export type WindowInput = Readonly<Record<string, string | null>>;

/** The props of a floating window's component. */
export interface WindowContentProps {
  /** Unchanged after a reload: a form inside saves its draft under `window/<windowId>`. */
  windowId: string;
  input: WindowInput;
  onClose: () => void;
}

/** The initial size of a floating window in px. The user can enlarge it, and shrink it down to `minHeight`. */
export interface WindowSize {
  width: number;
  height: number;
  minHeight?: number;
}

/** A kind of floating window, opened anywhere with `openWindow(kind, input)` of kit/windows/open-windows.ts. */
export interface WindowKind {
  kind: string;
  /** Loads the component. It renders a FloatingWindow, whose title the dock shows. */
  window: () => Promise<ComponentType<WindowContentProps>>;
  size?: WindowSize;
  /**
   * The input key that identifies the record. Without that key in its input, the window creates a new record, and is
   * restored after a reload only if it has a draft or was minimized. Omitted for a kind that always shows existing
   * data.
   */
  about?: string;
}

/** Content above the entries of an area's side panel, e.g. the list of calendars. */
export interface SidePanelContent {
  area: string;
  rule?: string;
  panel: () => Promise<ComponentType<SidePanelProps>>;
}

/** The props of the content of a side panel. */
export interface SidePanelProps {
  /** To be called when the user chose something that the page shows, so that a drawer closes. */
  onGo?: () => void;
}

/**
 * A tile of the patient page, which each user arranges. The page defines the positions of the ids in the specification.
 */
export interface PatientTile {
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  tile: () => Promise<ComponentType<{ patientId: string }>>;
  /** Visible when the page opens: its code is loaded with the page's. */
  first?: boolean;
  /** Its initial height in grid rows, if the page does not define a position for its id. */
  height?: number;
}

/** The props of a panel of the chart workspace. */
export interface ChartPanelProps {
  noteId: string;
  patientId: string;
  /** Read-only: the note is signed, or the viewer may not edit it. */
  locked: boolean;
}

/**
 * A panel of the chart workspace, which each user arranges. The nine panels of the specification have predefined
 * positions.
 */
export interface ChartPanel {
  /** The id from the specification: `lab order`, `chart questionnaire`, `add charge` … */
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  panel: () => Promise<ComponentType<ChartPanelProps>>;
}

/** The props of an action on a calendar event. */
export interface EventActionProps {
  eventId: string;
  patientId: string | null;
  /** To be called before navigating to another page, so that the event's card closes. */
  onOpened: () => void;
}

/** A button on the card of a calendar event. */
export interface EventAction {
  order: number;
  rule?: string;
  /** Only for events with a patient. */
  needsPatient?: boolean;
  /** Also offered in the dashboard's schedule of the day. */
  inDay?: boolean;
  action: () => Promise<ComponentType<EventActionProps>>;
}

/** A document of a patient that can be sent to others, e.g. by fax. */
export interface PatientPaper {
  /** Changes with the content, so that the same pages are recognized. */
  key: string;
  title: string;
  /** Its day, author or laboratory. */
  detail: string;
  /** The path of its PDF or picture in the API. */
  path: string;
}

/** Documents of a patient that a module has. */
export interface PatientPapers {
  id: string;
  /** The heading above them: "Chart notes". */
  title: string;
  order: number;
  rule: string;
  find: (patientId: string) => Promise<PatientPaper[]>;
}

/**
 * The props of an action on a secure message. They don't include its text: an action that needs it asks the server,
 * which checks access.
 */
export interface MessageActionProps {
  messageId: string;
  conversationId: string;
  /** The patient in the conversation, if any. */
  patientId: string | null;
}

/** A button on a secure message. */
export interface MessageAction {
  order: number;
  rule?: string;
  /** Only for conversations with a patient. */
  needsPatient?: boolean;
  action: () => Promise<ComponentType<MessageActionProps>>;
}

/** The props of a section about an app of another vendor. */
export interface AppSectionProps {
  appId: string;
  /** public, confidential or backend. */
  kind: string;
}

/** A section in the dialog of an app of another vendor, for those who register apps. */
export interface AppSection {
  id: string;
  order: number;
  rule?: string;
  section: () => Promise<ComponentType<AppSectionProps>>;
}

/**
 * Marks events in the calendar: a component that renders nothing and calls `markEvents` of `#scheduling/web`, mounted
 * as long as the calendar is.
 */
export interface EventMarks {
  id: string;
  rule?: string;
  marks: () => Promise<ComponentType>;
}

/** A section in the window of a calendar event; its props are `EventSectionProps` of `#scheduling/web`. */
export interface EventSection {
  id: string;
  order: number;
  rule?: string;
  section: () => Promise<ComponentType<never>>;
}

/** A red banner on every screen of a patient until it is handled; renders nothing if there is nothing urgent. */
export interface UrgentNotice {
  /** `module.things`. */
  id: string;
  rule?: string;
  notice: () => Promise<ComponentType<{ patientId: string }>>;
}

/** The props of a list of records by tags. */
export interface TaggedListProps {
  tags: readonly string[];
  /** Match records with any of the tags; by default all tags must match. */
  any: boolean;
}

/** A kind of tagged record, found by tags in Quick Search next to patients. */
export interface TaggedKind {
  id: string;
  label: string;
  order: number;
  rule?: string;
  list: () => Promise<ComponentType<TaggedListProps>>;
}

/** The props of a section of the patient portal. */
export interface PortalSectionProps {
  /** Calls one of the module's `portalOperations` as the signed-in patient; throws an ApiError. */
  call: <Result>(operation: string, input?: object) => Promise<Result>;
  /** Reads the patient's requests again, after the section sent one. */
  onRequested?: () => void;
}

/** The attached file of an action, and the patient whom it is about. */
export interface FileActionProps {
  patientId: string;
  name: string;
  /** The file's id, so that the action runs once for it; null if it has none. */
  fileId: string | null;
  read: () => Promise<Blob>;
}

/** An action that a module adds to attached files of lower modules, e.g. of tasks. */
export interface FileAction {
  id: string;
  order: number;
  rule: string;
  action: () => Promise<ComponentType<FileActionProps>>;
}

/**
 * A section of the patient portal. A module exports its sections as `portalSections` from `web/open.ts`, with all heavy
 * code behind `import()`.
 */
export interface PortalSection {
  id: string;
  order: number;
  section: () => Promise<ComponentType<PortalSectionProps>>;
}

/**
 * A module's contribution to the page, exported by its `web/index.ts`. The entry point must stay small: put all heavy
 * code behind `import()`.
 */
export interface WebModule {
  name: string;
  routes: readonly WebRoute[];
  /** Redirects to the module's pages: from, to. */
  redirects?: Readonly<Record<string, string | (() => Promise<string>)>>;
  navigation?: readonly NavigationLink[];
  search?: readonly SearchSource[];
  dashboard?: readonly DashboardCard[];
  side?: readonly SideLink[];
  sidePanel?: readonly SidePanelContent[];
  plus?: readonly PlusAction[];
  windows?: readonly WindowKind[];
  /**
   * Returns the destination of a clicked notification, by its source: from the id and, if the notification has one, the
   * path.
   */
  notificationPaths?: Readonly<Record<string, (passId: string, path: string | null) => string>>;
  /** Display names of the module's object types in the audit log: `{ device: 'Device' }`. */
  loggedAs?: Readonly<Record<string, string>>;
  taggedKinds?: readonly TaggedKind[];
  patientTiles?: readonly PatientTile[];
  chartPanels?: readonly ChartPanel[];
  eventActions?: readonly EventAction[];
  papers?: PatientPapers;
  fileActions?: readonly FileAction[];
  messageActions?: readonly MessageAction[];
  eventSections?: readonly EventSection[];
  eventMarks?: readonly EventMarks[];
  appSections?: readonly AppSection[];
  urgentNotices?: readonly UrgentNotice[];
  /** Provided by at most one module. */
  drugActions?: DrugActions;
  /** What a patient's insurance says about drugs; renders nothing if that is not known. Provided by at most one module. */
  drugBenefits?: { rule: string; benefits: () => Promise<ComponentType<{ patientId: string }>> };
  /** Provided by at most one module. */
  waitlistActions?: WaitlistActions;
  /** Called when a medication in a patient's list was stopped, to offer follow-up actions. */
  medicationStopped?: (medication: { id: string; name: string }) => void;
}
