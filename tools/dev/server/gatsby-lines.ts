/** What the output of `gatsby develop` says. */
export interface GatsbyOutput {
  /** A step that is done. */
  readonly step?: string;
  /** The pages can be asked for. */
  readonly isReady?: true;
  /** A line to show. */
  readonly shown?: string;
}

const HEAD = /^\s*(success|info|verbose|warning|warn|error|ERROR)\b/u;

/**
 * Reads the output of `gatsby develop` line by line. Steps and the orders in which webpack could have put style sheets
 * are not shown; errors and
 * other warnings are, with the lines below them.
 */
export function gatsbyLines(): (line: string) => GatsbyOutput {
  let isShown = false;
  return (line) => {
    const [, head] = HEAD.exec(line) ?? [];
    if (head !== undefined)
      isShown = !['success', 'info', 'verbose'].includes(head) && !line.startsWith('warning chunk ');
    const [, step] = /^success (.+?)(?: - [\d./]+s.*)?$/u.exec(line) ?? [];
    return {
      ...(step !== undefined && { step }),
      ...(step === 'Building development bundle' && { isReady: true as const }),
      ...((isShown || step === 'Re-building development bundle') && { shown: line }),
    };
  };
}
