export { APP_KINDS, appForm, type AppFields, isLoopback } from './app-form.ts';
export { type Account, type ClinicKey, readAccount, readKey, writeAccount, writeKey } from './app-ids.ts';
export { grantableScopes, type GrantedBy, isOtherScope, needPatient, OTHER_SCOPES } from './grantable-scopes.ts';
export { covers, parseScope, parseScopes, type Scope } from './scope.ts';
