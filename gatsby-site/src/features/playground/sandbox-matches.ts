import listed from '../../../static/sandbox/matches.json';

/** THE matches the playground has, the one the contract shows its answers of first. */
export const sandboxMatches = listed;
