import listed from '../../../static/sandbox/matches.json';

/** The matches of the playground. The first one is the example match of the contract. */
export const sandboxMatches = listed;
