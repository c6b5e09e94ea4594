export { sandboxAccounts } from './accounts/sandbox.js';
export { nothingOff, switchedOff } from './fast-path/pieces.js';
export { httpServer } from './http/http-server.js';
export { createIdentity } from './identity/identity.js';
export { sandboxIdentities } from './identity/sandbox-identities.js';
export { contractCheck, warmUp } from './pipeline/validator.js';
export { matchScore } from './shapes/match-score.js';
export { squadOf } from './shapes/squad.js';
