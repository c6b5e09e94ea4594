export { sandboxLicences } from '../domain/accounts/sandbox.js';
export { declaredLimits, type DeclaredLimit, type LimitGroup } from './declared-limits.js';
