/** Words that this repository does not use. `pattern` is a regular expression in which a space matches any white space. */
export interface BannedWords {
  readonly pattern: string;
  /** What to write instead. */
  readonly instead: string;
}

/** THE words that documentation, comments, texts and names do not use. Letter case does not matter. */
export const bannedWords: readonly BannedWords[] = [
  { pattern: 'told', instead: 'returned, reported, listed or shown; name a value by what it is' },
  { pattern: 'tell(?:s|ing|ings|er|ers|sof)?', instead: 'returns, lists, describes, shows, explains or reports' },
  { pattern: 'whoever', instead: 'anyone who, or the role: the operator, the caller' },
  { pattern: 'herewith', instead: 'with this' },
  { pattern: 'thereof', instead: 'of it' },
  { pattern: 'lest', instead: 'so that ... not' },
  { pattern: 'anew', instead: 'again' },
  { pattern: '(?:matches|seasons|days) of old', instead: 'earlier' },
  { pattern: 'as always', instead: 'as usual' },
  { pattern: 'leads? on', instead: 'links or redirects' },
  { pattern: 'go(?:es)? along with', instead: 'follows, or is part of' },
  { pattern: 'go(?:es)? by (?:the|its|what)', instead: 'uses, or is decided by' },
  { pattern: 'lets? (?:be|it be|it stand|go of)', instead: 'leaves, or releases' },
  { pattern: '(?:is|are|be) said', instead: 'is reported, or is stated' },
  { pattern: 's(?:ay|ays|aid) of', instead: 'says about, or the content itself' },
  { pattern: 'for you to say', instead: 'you choose' },
  { pattern: 'known step', instead: 'fast handler' },
  { pattern: 'kept (?:answer|repl(?:y|ies))s?', instead: 'cached response' },
  { pattern: 'stor(?:y|ies)', instead: 'timeline, details or parts' },
  { pattern: 'comes? to be', instead: 'becomes' },
  { pattern: '(?:has|have) not the', instead: 'does not have the' },
  { pattern: 'h(?:old|olds|eld) to', instead: 'is compared with, validated against or follows' },
  { pattern: 'stands? (?:on|for itself|at its|beside)', instead: 'is on, is based on, or is next to' },
  { pattern: 'in(?:to)? whose place', instead: 'replaced by' },
  { pattern: 'takes? (?:a|no) wait', instead: 'is asynchronous, or is synchronous' },
  { pattern: '(?:is|are) no (?:part|error|list)', instead: 'is not part of, is not an error, is not a list' },
];
