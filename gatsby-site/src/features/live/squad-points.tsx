import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import { filterOf } from '../../evidence-links/evidence-request';
import type { MatchHead, SquadHead } from '../../pictures/facts/match-head';
import { squadEvidence } from '../../pictures/mark-evidence';
import { squadAddress } from '../../addresses/page-addresses';

/** The name of a squad, as a link to its page. */
export const SquadName = ({ squad: { id, name } }: { readonly squad: SquadHead }): ReactElement => (
  <Link to={squadAddress(id)}>{name}</Link>
);

interface SquadPointsProps {
  readonly match: MatchHead;
  readonly side: 0 | 1;
  /** The periods to count. **Empty**: the whole match. */
  readonly periods?: readonly number[];
  /** The link text: points, or goals and behinds. */
  readonly children: string | number;
}

/** The score of a squad, as a link to its evidence. */
export const SquadPoints = ({ match, side, periods, children }: SquadPointsProps): ReactElement => (
  <EvidenceLink request={squadEvidence(match, side, 'POINTS', filterOf({ period: periods }))}>{children}</EvidenceLink>
);
