type Values = Readonly<Record<string, string | number | undefined>>;

/** Encodes parameters as a URL query, with commas between the values of a list. Undefined values are omitted. */
function queryOf(values: Values): string {
  const texts = Object.entries(values).flatMap(([name, value = '']) => (value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(texts).toString().replaceAll('%2C', ',');
}

/** URLs of the hub pages that show a result. */
export class HubPages {
  /** **Shape**: `server` is the URL of the server, without a trailing slash. */
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

  /** The live page of a match, with its score, worm and statistics. By default with `{matchId}` in place of the id. */
  live(matchId: number | '{matchId}' = '{matchId}'): string {
    return `${this.server}/live/?matchId=${matchId}`;
  }

  /** The statistics of the two squads in a match. */
  match(matchId: number): string {
    return this.questions('squads', { matchId, metric: 'GOAL,BEHIND,DISPOSAL', measure: 'total', by: 'squad' });
  }

  /** The definition of a metric, with an example. */
  metric(code: string): string {
    return `${this.server}/metrics/${encodeURIComponent(code)}/`;
  }
}
