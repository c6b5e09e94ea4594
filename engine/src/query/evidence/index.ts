export { evidenceOf, type Evidence, type EvidenceSum, type ExcludedActs } from './evidence.js';
export type { EvidenceSubject } from './evidence-part.js';
export type { ActTerm, BoxScoreTerm, EvidenceTerm, TimeTerm } from './evidence-terms.js';
export { filterMembers, type FilterMember } from './filter-members.js';
export { mostTerms } from './most-terms.js';
export { flowOf, noFlowReason, type FlowFilter, type NoFlowReason, type Occurrence } from './flow.js';
