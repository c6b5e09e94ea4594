type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns parameters as the query of a URL: values of a list separated by commas. Undefined values are left out. */
function queryOf(values: Values): string {
  const texts = Object.entries(values).flatMap(([name, value = '']) => (value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(texts).toString().replaceAll('%2C', ',');
}

/** URLs of the hub pages that show a result. */
export class HubPages {
  /** **Shape**: `server` is the URL of the server, without a slash at its end. */
  constructor(private readonly server: string) {}

  /** The page of a query across matches. */
  questions(level: 'players' | 'squads', values: Values): string {
    return `${this.server}/questions/?${queryOf({ ...(level === 'squads' && { level }), ...values })}`;
  }

  player(personId: number): string {
    return `${this.server}/player/?${queryOf({ personId })}`;
  }

  squad(squadId: number, season: Values): string {
    return `${this.server}/squad/?${queryOf({ squadId, ...season })}`;
  }

  league(leagueId: number): string {
    return `${this.server}/league/?${queryOf({ leagueId })}`;
  }

  /** The score, the worm and the statistics of a match as it is played; by default for a column `matchId`. */
  live(matchId: number | '{matchId}' = '{matchId}'): string {
    return `${this.server}/live/?matchId=${matchId}`;
  }

  /** The statistics of the squads in a match. */
  match(matchId: number): string {
    return this.questions('squads', { matchId, metric: 'GOAL,BEHIND,DISPOSAL', measure: 'total', by: 'squad' });
  }

  /** The definition of a metric, with an example. */
  metric(code: string): string {
    return `${this.server}/metrics/${encodeURIComponent(code)}/`;
  }
}
