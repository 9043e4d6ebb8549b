import type { ComponentType } from 'react';
import type { DrugActions, WaitlistActions } from './module-actions.ts';

/** An icon of Tabler's set, or anything that takes the same properties. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string; className?: string }>;

/** Where a page stands: the values of the path's parameters and of the query. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** One page. Its code is fetched when somebody goes there, or hovers a link that goes there. */
export interface WebRoute {
  /** As the specification names it, parameters with a dollar: `/patients/$patientID`. */
  path: string;
  /** Shown in the browser's tab before " · Salus". */
  title: string | ((location: PageLocation) => string);
  /** The navigation area that is lit while the page is open. */
  area?: string;
  /** The access rule that a user needs; without one, every signed-in user may. */
  rule?: string;
  /** Roles that the page is for, by name in lower case; the admin role sees all. */
  roles?: readonly string[];
  page: () => Promise<ComponentType>;
  /** Starts fetching the page's data together with its code, so that it stands when the page is painted. */
  prepare?: (location: PageLocation) => void;
  /** For those who are not signed in. */
  open?: boolean;
  /** A step of the sign-in flow: whoever is signed in is led on to where they wanted to go. */
  signInStep?: boolean;
}

/** An entry of the top navigation. */
export interface NavigationLink {
  area: string;
  label: string;
  path: string;
  icon: Icon;
  rule?: string;
  /** A count beside the label, as pending tasks; read when the navigation is painted, so it may call hooks. */
  useBadge?: () => number | undefined;
  /** Where it stands among the others: patients 10, scheduling 20, tasks 30, billing 40, inventory 50, chart 60, messages 70, programs 80, statistics 85, settings 90, audit log 100. */
  order: number;
}

/** Something that the global search found. */
export interface SearchHit {
  id: string;
  title: string;
  detail?: string;
  /** Where it leads, with its query. */
  path: string;
}

/** One kind of thing that the global search finds. */
export interface SearchSource {
  kind: string;
  icon: Icon;
  rule?: string;
  /** Order in which kinds take turns: patients 10, tasks 20, events 30, chart notes 40. */
  order: number;
  find: (keyword: string, signal: AbortSignal) => Promise<SearchHit[]>;
}

/** A card for the dashboard: `main` is the wide column, `side` the narrow one. */
export interface DashboardCard {
  id: string;
  title: string;
  column: 'main' | 'side';
  order: number;
  rule?: string;
  card: () => Promise<ComponentType>;
  /** How high it is at a desk, whatever it shows: nothing below it moves when it fills. */
  height?: string;
}

/** An entry of the side panel, shown while its area is open; the settings menu is the side panel of the area `settings`. */
export interface SideLink {
  area: string;
  /** A heading that the entries of one group stand under. */
  group?: string;
  label: string;
  path: string;
  icon?: Icon;
  rule?: string;
  order: number;
  /** Shown only while this answers true; read when the panel is painted, so it may call hooks. */
  useShown?: () => boolean;
  /** A count beside the label, as unread messages. */
  useBadge?: () => number | undefined;
}

/** Something that the plus menu and the palette can begin. */
export interface PlusAction {
  id: string;
  label: string;
  icon: Icon;
  rule?: string;
  /** New Task 10, New Secure Message 20, New Appointment 30, New eFax 40, others after them. */
  order: number;
  run: () => void;
}

/** What a floating window is opened with: ids and short texts, never what somebody typed (that is in the form's draft). */
export type WindowInput = Readonly<Record<string, string | null>>;

/** What a floating window's component is given. */
export interface WindowContentProps {
  /** The same after a reload: a form inside keeps its draft under `window/<windowId>`. */
  windowId: string;
  input: WindowInput;
  onClose: () => void;
}

/** How large a floating window begins, in px; its user may make it larger, and smaller down to `minHeight`. */
export interface WindowSize {
  width: number;
  height: number;
  minHeight?: number;
}

/** One kind of floating window, opened anywhere with `openWindow(kind, input)` of kit/windows/open-windows.ts. */
export interface WindowKind {
  kind: string;
  /** Its component renders a FloatingWindow, whose title the dock shows. */
  window: () => Promise<ComponentType<WindowContentProps>>;
  size?: WindowSize;
  /**
   * The part of its input that names the thing it is about. Without it the window begins something new, and comes back after a reload
   * only where something was typed in it or it was put into the dock. Left out for a kind that always shows what is there.
   */
  about?: string;
}

/** What stands in the side panel of an area above its entries, such as the calendars beside the calendar. */
export interface SidePanelContent {
  area: string;
  rule?: string;
  panel: () => Promise<ComponentType<SidePanelProps>>;
}

/** What the content of a side panel is given. */
export interface SidePanelProps {
  /** To be called when something was chosen that the page shows: a drawer closes. */
  onGo?: () => void;
}

/** A tile of the patient's page, which everybody arranges; the ids of the specification have their place already. */
export interface PatientTile {
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  tile: () => Promise<ComponentType<{ patientId: string }>>;
  /** In sight when the page is opened: its code comes with the page's. */
  first?: boolean;
  /** Rows of the grid that it begins with, where the page has no place for its id. */
  height?: number;
}

/** What a panel of the chart's workspace is given. */
export interface ChartPanelProps {
  noteId: string;
  patientId: string;
  /** The note is signed, or the viewer may not write it: the panel only shows. */
  locked: boolean;
}

/** A panel of the chart's workspace, which everybody arranges; the nine of the specification have their place already. */
export interface ChartPanel {
  /** As the specification names it: `lab order`, `chart questionnaire`, `add charge` … */
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  panel: () => Promise<ComponentType<ChartPanelProps>>;
}

/** What an action on a calendar event is given. */
export interface EventActionProps {
  eventId: string;
  patientId: string | null;
  /** To be called on the way to another page, so that the event's card closes. */
  onOpened: () => void;
}

/** A button on the card of a calendar event. */
export interface EventAction {
  order: number;
  rule?: string;
  /** Only where the event has a patient. */
  needsPatient?: boolean;
  /** Offered in the dashboard's schedule of the day too. */
  inDay?: boolean;
  action: () => Promise<ComponentType<EventActionProps>>;
}

/** What an action on a secure message is given. Its words are not among it: whoever needs them asks the server, which knows who may. */
export interface MessageActionProps {
  messageId: string;
  conversationId: string;
  /** The patient who takes part in the conversation. */
  patientId: string | null;
}

/** A button on a secure message. */
export interface MessageAction {
  order: number;
  rule?: string;
  /** Only where a patient takes part. */
  needsPatient?: boolean;
  action: () => Promise<ComponentType<MessageActionProps>>;
}

/** What marks events in the calendar: a component that shows nothing and calls `markEvents` of `#scheduling/web`, there as long as the calendar is. */
export interface EventMarks {
  id: string;
  rule?: string;
  marks: () => Promise<ComponentType>;
}

/** A section in the window of a calendar event; what it is given is `EventSectionProps` of `#scheduling/web`. */
export interface EventSection {
  id: string;
  order: number;
  rule?: string;
  section: () => Promise<ComponentType<never>>;
}

/** What becomes a red banner on every screen of a patient until it is handled; shows nothing where there is nothing. */
export interface UrgentNotice {
  /** `module.things`. */
  id: string;
  rule?: string;
  notice: () => Promise<ComponentType<{ patientId: string }>>;
}

/** What a list of things by tags is given. */
export interface TaggedListProps {
  tags: readonly string[];
  /** One of the tags is enough; without it, all are wanted. */
  any: boolean;
}

/** A kind of things that carry tags, found by them in Quick Search beside the patients. */
export interface TaggedKind {
  id: string;
  label: string;
  order: number;
  rule?: string;
  list: () => Promise<ComponentType<TaggedListProps>>;
}

/** What a section of a patient's own page is given. */
export interface PortalSectionProps {
  /** Calls one of the module's `portalOperations` as the patient who is signed in; throws an ApiError. */
  call: <Result>(operation: string, input?: object) => Promise<Result>;
}

/** What a module shows on a patient's own page: exported as `portalSections` by its `web/open.ts`, everything heavy behind `import()`. */
export interface PortalSection {
  id: string;
  order: number;
  section: () => Promise<ComponentType<PortalSectionProps>>;
}

/** What a module brings to the page; its `web/index.ts` exports one. The entry point itself must stay small: everything heavy behind `import()`. */
export interface WebModule {
  name: string;
  routes: readonly WebRoute[];
  /** Other paths of the module's pages: from, to. */
  redirects?: Readonly<Record<string, string | (() => Promise<string>)>>;
  navigation?: readonly NavigationLink[];
  search?: readonly SearchSource[];
  dashboard?: readonly DashboardCard[];
  side?: readonly SideLink[];
  sidePanel?: readonly SidePanelContent[];
  plus?: readonly PlusAction[];
  windows?: readonly WindowKind[];
  /** Where a click on a notification leads, by its source: from the id and, where the notification names one, the path. */
  notificationPaths?: Readonly<Record<string, (passId: string, path: string | null) => string>>;
  /** What the audit log calls what the module keeps, by the entries' type of object: `{ device: 'Device' }`. */
  loggedAs?: Readonly<Record<string, string>>;
  taggedKinds?: readonly TaggedKind[];
  patientTiles?: readonly PatientTile[];
  chartPanels?: readonly ChartPanel[];
  eventActions?: readonly EventAction[];
  messageActions?: readonly MessageAction[];
  eventSections?: readonly EventSection[];
  eventMarks?: readonly EventMarks[];
  urgentNotices?: readonly UrgentNotice[];
  /** At most one module fills it. */
  drugActions?: DrugActions;
  /** At most one module fills it. */
  waitlistActions?: WaitlistActions;
  /** Called when a medication of a patient's list was stopped: what else is to be ended is offered there. */
  medicationStopped?: (medication: { id: string; name: string }) => void;
}
