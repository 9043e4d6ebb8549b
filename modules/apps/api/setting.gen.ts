// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

/** An app of another vendor. */
export type RegisteredApp = {
  id: string;
  version: number;
  name: string;
  kind: string;
  /** The public name of the app for the authorization server. */
  client_id: string;
  redirect_uris: Array<string>;
  launch_url?: string | null;
  scopes: Array<string>;
  jwks?: string | null;
  jwks_url?: string | null;
  /** The origins where the app may receive notifications. */
  notification_origins: Array<string>;
  has_secret: boolean;
  is_active: boolean;
  last_used_time?: Date | string | null;
};

/** A saved app, with its new secret if it got one. */
export type SavedApp<Rows = object> = {
  app: Answer<Rows, 'RegisteredApp', RegisteredApp>;
  secret?: string | null;
};

/** What a person allowed an app. */
export type AppGrant = {
  id: string;
  app_name: string;
  granted_by: string;
  is_patient: boolean;
  scopes: Array<string>;
  created_time: Date | string;
  last_used_time?: Date | string | null;
};

/** An app that can be opened from a patient. */
export type LaunchableApp = {
  id: string;
  name: string;
};

/** An app that waits for consent. */
export type AppRequest = {
  app_name: string;
  scopes: Array<string>;
  /** Whether the member must choose a patient. */
  chooses_patient: boolean;
  /** The name of the patient on the screen from which the app was opened. */
  patient_name?: string | null;
};

export type AppLaunch = {
  url: string;
};

export type AppTicket = {
  ticket: string;
};

export type AppInput = {
  name: string;
  kind: string;
  /** One per line. */
  redirect_uris: string;
  launch_url?: string | null | undefined;
  /** Separated by spaces or lines. */
  scopes: string;
  jwks?: string | null | undefined;
  jwks_url?: string | null | undefined;
  /** One per line. */
  notification_origins?: string | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  registeredApps?: Field<Array<Answer<Rows, 'RegisteredApp', RegisteredApp>>>;
  appGrants?: Field<Array<Answer<Rows, 'AppGrant', AppGrant>>, { app_id: string }>;
  myAppGrants?: Field<Array<Answer<Rows, 'AppGrant', AppGrant>>>;
  launchableApps?: Field<Array<Answer<Rows, 'LaunchableApp', LaunchableApp>>>;
  appRequest?: Field<Answer<Rows, 'AppRequest', AppRequest>, { request: string }>;
};

export type MutationResolvers<Rows = object> = {
  registerApp?: Field<Answer<Rows, 'SavedApp', SavedApp<Rows>>, { input: AppInput }>;
  updateApp?: Field<Answer<Rows, 'SavedApp', SavedApp<Rows>>, { id: string; version: number; input: AppInput }>;
  rotateAppSecret?: Field<Answer<Rows, 'SavedApp', SavedApp<Rows>>, { id: string; version: number }>;
  switchApp?: Field<Answer<Rows, 'RegisteredApp', RegisteredApp>, { id: string; version: number; is_active: boolean }>;
  revokeAppGrant?: Field<Answer<Rows, 'AppGrant', AppGrant>, { id: string }>;
  launchApp?: Field<Answer<Rows, 'AppLaunch', AppLaunch>, {
    app_id: string;
    patient_id: string;
    encounter_id?: string | null | undefined;
  }>;
  allowApp?: Field<Answer<Rows, 'AppTicket', AppTicket>, {
    request: string;
    scopes: Array<string>;
    patient_id?: string | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    RegisteredApp: RegisteredApp;
    SavedApp: SavedApp<Rows>;
    AppGrant: AppGrant;
    LaunchableApp: LaunchableApp;
    AppRequest: AppRequest;
    AppLaunch: AppLaunch;
    AppTicket: AppTicket;
  }
>;
