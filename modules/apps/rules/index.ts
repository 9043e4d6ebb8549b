export { covers, parseScope, parseScopes, type Scope } from './scope.ts';
