export { sandboxLicences } from '../domain/accounts/sandbox.js';
export { quotaPeriods } from '../domain/accounts/plan.js';
export { declaredLimits, type DeclaredLimit, type LimitGroup } from './declared-limits.js';
