export { sandboxLicences } from './accounts/sandbox.js';
export { quotaPeriods } from './accounts/plan.js';
export { declaredLimits, type DeclaredLimit, type LimitGroup } from './limits/declared-limits.js';
