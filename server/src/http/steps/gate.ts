import type { Step } from '../pipeline/run-steps.js';

/** Checks that the match has what the endpoint needs. **Throws** a problem of status 403 or 404. */
export const gate: Step = ({ resource }) => {
  if (resource?.gated === undefined) return;
  const { match, gates } = resource.gated;
  for (const check of gates) check(match);
};
