// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/v1/leagues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Leagues
         * @description The leagues the account is licensed for.
         */
        readonly get: operations["getLeagues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * League
         * @description A league and the seasons there are of it.
         */
        readonly get: operations["getLeague"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Levels
         * @description The levels a league is played at.
         */
        readonly get: operations["getLevels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Level
         * @description A level of a league and its latest season.
         */
        readonly get: operations["getLevel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Seasons
         * @description The seasons of a level, oldest first, and how far each has come.
         */
        readonly get: operations["getLevelSeasons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season
         * @description A season, how far it has come, and its phases.
         */
        readonly get: operations["getLevelSeason"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/fixture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fixture
         * @description Every match of a season, by phase and round, with its date, status and score. It lists the ids of the matches. Of one squad it holds the rounds in which the squad plays.
         */
        readonly get: operations["getLevelFixture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/ladder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ladder
         * @description The ladder as it stands; for a finished season, at the end of the home-and-away rounds. A match that was called off brings both squads 2 points and is not played.
         */
        readonly get: operations["getLevelLadder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/ladder/{roundNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ladder by round
         * @description The ladder as it stood once the rounds up to this one were complete. Finals do not count. There is none of a round that has not begun.
         */
        readonly get: operations["getLevelLadderByRound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/squads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squads
         * @description The squads of a season.
         */
        readonly get: operations["getLevelSquads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/squads/{squadId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squad
         * @description A squad of a season.
         */
        readonly get: operations["getLevelSquad"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/squads/{squadId}/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squad persons
         * @description The players of a squad in a season, with their ages and how many matches they were selected for.
         */
        readonly get: operations["getLevelSquadPersons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/conferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Conferences
         * @description The conferences of a season and their squads. Most seasons have none.
         */
        readonly get: operations["getLevelConferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season coverage
         * @description How many matches of the season have each feature and each metric completely, in part or not at all, how their scores compare with official ones, and the matches that differ from most others. Matches that have not started do not count. Lists the metrics that the account is licensed for.
         */
        readonly get: operations["getLevelSeasonCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/quality": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season quality
         * @description Which quality rules the matches of the season break, how often, whether that is more than the threshold of a rule allows, and the worst matches.
         */
        readonly get: operations["getLevelSeasonQuality"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/forecast": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Forecast of a season
         * @description What each squad can expect: its wins, the chance of each place on the ladder, of finals, of each week of finals and of the premiership. The rest of the season is played many times with the margins of match forecasts; ratings move with each result.
         */
        readonly get: operations["getLevelSeasonForecast"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Seasons of the default league
         * @description The seasons of a level, oldest first, and how far each has come. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSeasons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season of the default league
         * @description A season, how far it has come, and its phases. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSeason"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/fixture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fixture of the default league
         * @description Every match of a season, by phase and round, with its date, status and score. It lists the ids of the matches. Of one squad it holds the rounds in which the squad plays. Shortcut to league 1, level 1.
         */
        readonly get: operations["getFixture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/ladder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ladder of the default league
         * @description The ladder as it stands; for a finished season, at the end of the home-and-away rounds. A match that was called off brings both squads 2 points and is not played. Shortcut to league 1, level 1.
         */
        readonly get: operations["getLadder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/ladder/{roundNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ladder by round of the default league
         * @description The ladder as it stood once the rounds up to this one were complete. Finals do not count. There is none of a round that has not begun. Shortcut to league 1, level 1.
         */
        readonly get: operations["getLadderByRound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/squads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squads of the default league
         * @description The squads of a season. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSquads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/squads/{squadId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squad of the default league
         * @description A squad of a season. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSquad"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/squad/{squadId}/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squad persons of the default league
         * @description The players of a squad in a season, with their ages and how many matches they were selected for. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSquadPersons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season coverage of the default league
         * @description How many matches of the season have each feature and each metric completely, in part or not at all, how their scores compare with official ones, and the matches that differ from most others. Matches that have not started do not count. Lists the metrics that the account is licensed for. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSeasonCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/quality": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Season quality of the default league
         * @description Which quality rules the matches of the season break, how often, whether that is more than the threshold of a rule allows, and the worst matches. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSeasonQuality"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match information
         * @description Who plays whom, where and when, the status of the match, the score so far and, once known, the result. Available as soon as the match is scheduled.
         */
        readonly get: operations["getMatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match persons
         * @description The players of both squads, with their ages on the day of the match, and the field umpires. Available as soon as the teams are entered. What is not known of a player is left out.
         */
        readonly get: operations["getMatchPersons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/venue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match venue
         * @description The ground the match is played on, where it is, and whether the squads have come from another state. Available as soon as the match is scheduled.
         */
        readonly get: operations["getMatchVenue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match metrics
         * @description The metrics that can be answered for the match: those its source captures, as far as the account is licensed for them.
         */
        readonly get: operations["getMatchMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match coverage
         * @description What the source of the match captured, and how much of each metric follows from it: completely, in part or not at all, with a reason. Besides, how the score compares with the official one. Lists the metrics that the account is licensed for.
         */
        readonly get: operations["getMatchCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/ins-and-outs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ins and outs
         * @description Who came into the line-up of each squad and who left it, with the reasons that the source gives. Without a list of the source, the line-up is compared with that of the squad's previous match of the season; emergencies count as left out. A squad without a line-up, or without a match before, has no changes.
         */
        readonly get: operations["getMatchInsAndOuts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/quality": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match quality
         * @description Which quality rules the log of the match breaks: what is valid but not plausible, or contradicts itself. For each rule, how many rows break it, and the first of them with transaction, time and the values that disagree. Samples need the tier Transactional. Rules that read something that the source does not capture are not checked.
         */
        readonly get: operations["getMatchQuality"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/forecast": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Forecast of a match
         * @description The chances of the three results and the expected margin: before the match, now, and at every score and every minute, each without anything that happened later; and what each player added to the margin. All follow from one distribution of the margin. asOf bounds the log of the match and the results that ratings read. The operation with /events streams it as it changes. Parts that cannot be computed are named in absent with the reason.
         */
        readonly get: operations["getMatchForecast"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Revisions of a match
         * @description The entries of the log of a match, oldest first: when each happened or was recorded, what kind it is, and for corrections who made them and why. Revision N is the match after its first N entries. Who, why and the transactions are only for accounts of the tier Transactional.
         */
        readonly get: operations["getMatchRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/revisions/{between}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What changed between two revisions
         * @description The corrections between two revisions of a match, and the statistics of the whole match that differ: the value before and after, and the entries that changed it. Without the entries of a step, the statistic has the value before the step. Only metrics that the account is licensed for.
         */
        readonly get: operations["getRevisionComparison"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Changes of all matches
         * @description The events of all matches that the account is licensed for, in one order: what streams, webhooks and Amazon SNS deliver. Send the cursor of a response as since to get what followed: nothing is missing or repeated, across restarts of the server and at any of its replicas.
         */
        readonly get: operations["getChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/changes/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Changes of all matches as a stream
         * @description The changes of all matches that the account is licensed for as server-sent events. The id of an event is also a cursor of the list of changes. A client that resumes with it misses nothing. A stream begins with an event position, and sends another one as soon as all past events are sent, whatever types you chose. Its data is {"id":"THE-ID","current":true}: where the stream is, and whether the past events are sent. The stream counts as one request.
         */
        readonly get: operations["getChangesEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match transactions
         * @description Every transaction recorded in the match, in the order of play. A transaction is one thing that happened: a kick, a mark, a centre bounce, a free kick. One that involves several persons is listed once for each, under the same id, numbered by sequence.
         */
        readonly get: operations["getMatchTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/chains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match chains
         * @description Every chain of possession, in the order of play: where and how it started, where and how it ended, the transactions that mattered in it and the ground it gained.
         */
        readonly get: operations["getMatchChains"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/rotations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match rotations
         * @description Every rotation in the order of play, and for each player how long they have been on the ground or off it by now. A match whose source captures no rotations has an empty list, and players without stints.
         */
        readonly get: operations["getMatchRotations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/score": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match score
         * @description Goals, behinds and points of both squads, for the match and for each period, with running totals.
         */
        readonly get: operations["getMatchScore"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/shots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match shots
         * @description Every shot at goal in the order of play: where it was taken and how, what it came to, and what an average shot of its kind from there comes to.
         */
        readonly get: operations["getMatchShots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match entries
         * @description Every time the ball was brought into forward 50, in the order of play: how, by whom, from what start of a chain, and what came of it first.
         */
        readonly get: operations["getMatchEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/stoppages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match stoppages
         * @description Every centre bounce, ball-up and throw-in in the order of play: who attended, who tapped the ball, who had it first, who cleared it and how it left.
         */
        readonly get: operations["getMatchStoppages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/leaders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match leaders
         * @description The leading players of the match, from either squad, for each metric that the account is licensed for.
         */
        readonly get: operations["getMatchLeaders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Player statistics
         * @description The statistics of every player of the match, over the whole match or the part of it that the parameters choose. Without metric, every metric that the account is licensed for.
         */
        readonly get: operations["getPlayerStatistics"];
        readonly put?: never;
        /**
         * Player statistics, several requests at once
         * @description Answers up to 100 requests for player statistics in one call. Each request takes the same choices as the GET operation, all optional. The call changes nothing on the server.
         */
        readonly post: operations["postPlayerStatistics"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/squads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squad statistics
         * @description The statistics of both squads of the match, over the whole match or the part of it that the parameters choose, for themselves or against the opposition. Without metric, every metric that the account is licensed for.
         */
        readonly get: operations["getSquadStatistics"];
        readonly put?: never;
        /**
         * Squad statistics, several requests at once
         * @description Answers up to 100 requests for squad statistics in one call. Each request takes the same choices as the GET operation, all optional. The call changes nothing on the server.
         */
        readonly post: operations["postSquadStatistics"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Metrics
         * @description Every metric that the account is licensed for, with its names, format and level.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/metrics/glossary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Metric glossary
         * @description What metrics mean and how they are computed, in the order asked for. Without metric, every metric. It does not depend on the licence of the account.
         */
        readonly get: operations["getMetricGlossary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/models": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Models of metrics
         * @description The coefficients of every model that a metric uses: chances of a shot at goal, points a squad can expect from a spot, shares of ratings, and the weights of pressure points and ranking points. Besides, the terms that technical descriptions of metrics use. They do not depend on the licence of the account.
         */
        readonly get: operations["getMetricModels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/forecasts/calibration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How good forecasts are
         * @description What the models of forecasts were fitted on, and how good they are on matches of later seasons: log loss, Brier score, bits, slope and reliability by tenths of the chances, with intervals, beside a published formula of 2010. They do not depend on the licence of the account.
         */
        readonly get: operations["getForecastCalibration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/matchstatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match statuses
         * @description Every status a match can be in, in the order a match usually passes through them.
         */
        readonly get: operations["getMatchStatuses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/matchtypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match types
         * @description Every kind of match.
         */
        readonly get: operations["getMatchTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/chainstarttypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Chain start types
         * @description Every way a chain can start.
         */
        readonly get: operations["getChainStartTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/chainendtypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Chain end types
         * @description Every way a chain can end.
         */
        readonly get: operations["getChainEndTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/chainturnovertypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Chain turnover types
         * @description What a squad can be doing when it loses the ball. Chains give the name.
         */
        readonly get: operations["getChainTurnoverTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/chainturnoverstates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Chain turnover states
         * @description Where in the play a turnover can happen. Chains give the name.
         */
        readonly get: operations["getChainTurnoverStates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/chainturnovercreations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Chain turnover creations
         * @description How a turnover can come about. Chains give the name.
         */
        readonly get: operations["getChainTurnoverCreations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/rotationtypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Rotation types
         * @description Every reason of a rotation, under the code of the transaction that records it.
         */
        readonly get: operations["getRotationTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/metadata/shotdetailtypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shot detail types
         * @description The lists of words that shots at goal are described with, by detail.
         */
        readonly get: operations["getShotDetailTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positiontypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Position types
         * @description Every kind of position a person can have.
         */
        readonly get: operations["getPositionTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positiontypes/{positionTypeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Position type
         * @description One kind of position.
         */
        readonly get: operations["getPositionType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positiontypes/{positionTypeId}/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Positions of a type
         * @description Every position of one kind.
         */
        readonly get: operations["getPositions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positiontypes/position/{positionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Position
         * @description One position, of whatever kind.
         */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Usage of the account
         * @description The limits of the account, what is left of today and what was used on the last seven days. Asking is free of charge.
         */
        readonly get: operations["getUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Events of a match
         * @description A stream of server-sent events: each status the match enters, its score and metrics as they change, and corrections to its data. The id of an event is the revision of the match, so a client that reconnects with Last-Event-ID misses nothing. A stream begins with an event position, and sends another one as soon as all past events are sent, whatever types you chose. Its data is {"id":"412","current":true}: where the stream is, and whether the past events are sent. When a replay is moved back, the stream sends an event reset, whatever types you chose: its data is {"from":"412"}, its id is 412, and events after that revision are no longer valid. A client that resumes a replay beyond its end receives reset first. The stream counts as one request.
         */
        readonly get: operations["getMatchEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Events of a league
         * @description A stream of server-sent events of all matches of the league that the account is licensed for. It has the events of the streams of these matches, and an event for each new match. Ids are opaque. A client that resumes with one misses nothing. A stream begins with an event position, and sends another one as soon as all past events are sent, whatever types you chose. Its data is {"id":"THE-ID","current":true}: where the stream is, and whether the past events are sent. The stream counts as one request.
         */
        readonly get: operations["getLeagueEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/forecast/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Forecast of a match as it changes
         * @description A stream of server-sent events. The first event is answer: the whole forecast, as the operation without /events returns it. Each later event is change: the points from the first one that changed, and the forecast now, which moves with the clock of a live match. A client that reconnects receives answer first. The stream counts as one request.
         */
        readonly get: operations["getMatchForecastEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/players/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Player statistics as they change
         * @description A stream of server-sent events. The first event is answer: the whole response to the requests, as the POST operation returns it. Each later event is change: the values that changed, also those of time windows that move with the clock of a live match. A client that reconnects receives answer first. The stream counts as one request.
         */
        readonly post: operations["postPlayerStatisticsEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/squads/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Squad statistics as they change
         * @description A stream of server-sent events. The first event is answer: the whole response to the requests, as the POST operation returns it. Each later event is change: the values that changed, also those of time windows that move with the clock of a live match. A client that reconnects receives answer first. The stream counts as one request.
         */
        readonly post: operations["postSquadStatisticsEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/players/{personId}/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Evidence of a statistic of a player
         * @description The acts and the time that a statistic of a player adds up, over the whole match or the part of it that the parameters choose. The weights times the amounts add up to the value exactly. The terms need the tier of transactions; without it, the response counts them by base.
         */
        readonly get: operations["getPlayerEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/squads/{squadId}/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Evidence of a statistic of a squad
         * @description The acts and the time that a statistic of a squad adds up, in any context. Terms that a difference subtracts have the sign -1. The terms need the tier of transactions; without it, the response counts them by base.
         */
        readonly get: operations["getSquadEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/statistics/flow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Occurrences of metrics, with their times
         * @description Every occurrence of the metrics in order of play: which transaction added how much, when, where and for whom. The occurrences of a metric add up to its statistic. Ratios, time and composites such as RANKING_POINTS have no occurrences and are named in excluded. Needs the tier of transactions.
         */
        readonly get: operations["getMatchFlow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/matches/{matchId}/transactions/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Match transactions as a video timeline
         * @description Every transaction of the match in order of play, as an XML timeline that video tools import: an instance for each person, with its start and end in the video, the name of the transaction as its code, and labels for squad, player, zone and period. Needs the tier of transactions.
         */
        readonly get: operations["getTransactionTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/replays": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Replays of the account
         * @description The replays that the account has started and that have not ended, oldest first.
         */
        readonly get: operations["getReplays"];
        readonly put?: never;
        /**
         * Start a replay
         * @description Plays a completed match again from its log, for this account only. The replay has its own match id. Every operation on a match accepts it and responds as for a live match. The replay ends after a day, or when you delete it.
         */
        readonly post: operations["postReplay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/replays/timetable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Timetable of the replays
         * @description The matches that are replayed for every account, and when. Every three hours, on the hour in UTC, several matches of earlier rounds start together, one of them of a women's league, and run at their real speed. Lists the replays of the last day, of now and of the next day.
         */
        readonly get: operations["getReplayTimetable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/replays/{replayId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A replay
         * @description A replay of the account, and the point it has reached.
         */
        readonly get: operations["getReplay"];
        readonly put?: never;
        /**
         * Change a replay
         * @description Pauses or resumes a replay of the account, changes its speed, or moves it to another point. Members that you leave out do not change. If it moves back, its match loses the later entries, and streams of its events send reset.
         */
        readonly post: operations["postReplayChange"];
        /**
         * End a replay
         * @description Ends a replay of the account. From then on, its match id returns 404.
         */
        readonly delete: operations["deleteReplay"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/permalinks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Permalinks of the account
         * @description The permalinks of the account that have not expired, oldest first. Their secrets are not listed, because the server stores only hashes of them.
         */
        readonly get: operations["getPermalinks"];
        readonly put?: never;
        /**
         * Create a permalink
         * @description Creates a URL that returns the response to one call by GET, without a token. Use it in read.csv, IMPORTDATA or Power Query. Each time it is opened, the licence, limits and quota of the account that created it apply. The call is validated when you create the permalink: one that your account may not make is refused.
         */
        readonly post: operations["postPermalink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/permalinks/{permalinkId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a permalink
         * @description Deletes a permalink of the account. From then on, its URL returns 404.
         */
        readonly delete: operations["deletePermalink"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Dataset
         * @description The tables of the dataset that the server has, with their columns, and the seasons in it that the account is licensed for. Datasets need the tier Transactional.
         */
        readonly get: operations["getDataset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Files of a season
         * @description The files of the dataset that hold a season. The path of a file follows /v1/datasets/ in its URL.
         */
        readonly get: operations["getDatasetSeason"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets/{datasetTable}/leagueId={leagueId}/levelId={levelId}/seasonId={seasonId}/data.parquet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * File of a season
         * @description A Parquet file of the dataset. A request with Range gets a part of it, so readers fetch only the columns they need. The columns of the path are not in the file.
         */
        readonly get: operations["getDatasetSeasonFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets/{datasetTable}/leagueId={leagueId}/levelId={levelId}/seasonId={seasonId}/matchId={matchId}/data.parquet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * File of a match
         * @description A Parquet file of the dataset. A request with Range gets a part of it, so readers fetch only the columns they need. The columns of the path are not in the file.
         */
        readonly get: operations["getDatasetMatchFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Players across matches
         * @description Any metric of players over many matches. Parameters select matches and acts, and say how to group and to measure. Matches that the account is not licensed for are not counted, and the response contains their number. Ratios are computed from summed bases. Matches that are being played count up to their last entry.
         */
        readonly get: operations["getPlayersAcrossMatches"];
        readonly put?: never;
        /**
         * Players across matches, several queries at once
         * @description Answers up to 100 queries in one call. Each takes the same choices as the GET operation, all optional. The call changes nothing on the server. The method QUERY does the same, and its responses can be cached.
         */
        readonly post: operations["postPlayersAcrossMatches"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/squads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Squads across matches
         * @description Any metric of squads over many matches. Parameters select matches and acts, and say how to group and to measure. Matches that the account is not licensed for are not counted, and the response contains their number. Ratios are computed from summed bases. Matches that are being played count up to their last entry.
         */
        readonly get: operations["getSquadsAcrossMatches"];
        readonly put?: never;
        /**
         * Squads across matches, several queries at once
         * @description Answers up to 100 queries in one call. Each takes the same choices as the GET operation, all optional. The call changes nothing on the server. The method QUERY does the same, and its responses can be cached.
         */
        readonly post: operations["postSquadsAcrossMatches"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/players/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Evidence of a value of players across matches
         * @description The matches that a total of statistics across matches adds up, and in each the acts and the time. The parameters are those of the query; by and key choose the row. The sums of all rows add up to the value exactly. The terms need the tier of transactions; without it, the response counts them by base.
         */
        readonly get: operations["getPlayersEvidenceAcrossMatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/squads/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Evidence of a value of squads across matches
         * @description The matches that a total of statistics across matches adds up, and in each the acts and the time. The parameters are those of the query; by and key choose the row. The sums of all rows add up to the value exactly. The terms need the tier of transactions; without it, the response counts them by base.
         */
        readonly get: operations["getSquadsEvidenceAcrossMatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/persons/{personId}/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Matches of a person
         * @description The career of a player as a game log: a row for each match that the player has played, with the metrics that the request chooses, or every metric that the account is licensed for. Values are totals of the match, unless measure says otherwise; rollingMean and the runs look back from each match. Without leagueId, levelId and seasonId, matches of every season that the account is licensed for.
         */
        readonly get: operations["getPersonMatches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/leaders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Leaders of a season
         * @description The best players of a season by each metric. Without metric, every metric that the account is licensed for.
         */
        readonly get: operations["getLevelSeasonLeaders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/seasons/{seasonId}/leaders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Leaders of a season
         * @description The best players of a season by each metric. Without metric, every metric that the account is licensed for. Shortcut to league 1, level 1.
         */
        readonly get: operations["getSeasonLeaders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Persons by name or external id
         * @description Finds players by name in the seasons that the account is licensed for, best match first. The search ignores case, accents and the order of names. It accepts the beginnings of names, and up to two misspelt letters. Every word must match. With `source` and `externalId` instead of a name, finds the person to whom a source gives an id.
         */
        readonly get: operations["getPersons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/persons/{personId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Person
         * @description A player, and the squads and seasons of the player that the account is licensed for.
         */
        readonly get: operations["getPerson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/external-ids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * External ids
         * @description The ids that sources give to persons, squads, venues or matches, beside the ids of this server. `source` and `externalId` find what a source means by an id, `id` finds the ids of all sources. Lists what is part of the seasons that the account is licensed for.
         */
        readonly get: operations["getExternalIds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A league. */
        readonly League: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly id: number;
            /** @description Name of the league. */
            readonly name: string;
            /** @description Short code of the league. */
            readonly code: string;
            /**
             * @description Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known.
             * @enum {string}
             */
            readonly gender?: "1" | "2" | "3";
        };
        /** @description One fault of a request. */
        readonly ProblemError: {
            /** @description What is wrong. */
            readonly detail: string;
            /** @description Name of the parameter at fault, as this contract spells it. */
            readonly parameter?: string;
            /** @description JSON pointer to the member of the body at fault. */
            readonly pointer?: string;
            /** @description The value that was sent. */
            readonly value?: unknown;
            /** @description The values that would have been accepted, or the nearest of them. */
            readonly allowed?: readonly string[];
        };
        /** @description What went wrong, as problem details for HTTP APIs. */
        readonly ProblemDetails: {
            /**
             * Format: uri-reference
             * @description Reference to the kind of problem.
             */
            readonly type: string;
            /** @description The kind of problem, in a few words. */
            readonly title: string;
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             */
            readonly status: number;
            /** @description What went wrong this time, and what would be right. */
            readonly detail: string;
            /**
             * Format: uri-reference
             * @description Identifies this occurrence, for a support request.
             */
            readonly instance: string;
            /** @description Each fault of the request, if it has several or they have a place. */
            readonly errors?: readonly components["schemas"]["ProblemError"][];
        };
        /** @description A season of a league, and the level it is played at. */
        readonly LeagueSeason: {
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /**
             * Format: int32
             * @description Id of the championship, which is the same in every season. Absent where the season has none.
             */
            readonly championshipId?: number;
        };
        /** @description A league and the seasons there are of it. */
        readonly LeagueDetails: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly id: number;
            /** @description Name of the league. */
            readonly name: string;
            /** @description Short code of the league. */
            readonly code: string;
            /**
             * @description Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known.
             * @enum {string}
             */
            readonly gender?: "1" | "2" | "3";
            /** @description The seasons of the league, by level, oldest first. */
            readonly seasons: readonly components["schemas"]["LeagueSeason"][];
        };
        /** @description A level a league is played at. */
        readonly Level: {
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly id: number;
            /** @description Name of the level. */
            readonly name: string;
            /** @description Short code of the level. */
            readonly code: string;
        };
        /** @description The levels of a league. */
        readonly LeagueLevel: {
            /** @description The league. */
            readonly league: components["schemas"]["League"];
            /** @description The levels the league is played at. */
            readonly levels: readonly components["schemas"]["Level"][];
        };
        /** @description The latest season of a level. */
        readonly CurrentSeason: {
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /**
             * Format: int32
             * @description Id of the championship, which is the same in every season. Absent where the season has none.
             */
            readonly championshipId?: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
        };
        /** @description A level, its league and its latest season. */
        readonly LeagueLevelDetail: {
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly id: number;
            /** @description Name of the level. */
            readonly name: string;
            /** @description Short code of the level. */
            readonly code: string;
            /** @description The league. */
            readonly league: components["schemas"]["League"];
            /** @description The latest season. */
            readonly currentSeason?: components["schemas"]["CurrentSeason"];
        };
        /** @description How many matches of a season are played. */
        readonly SeasonMatches: {
            /**
             * Format: int32
             * @description Matches that are complete or were called off.
             */
            readonly complete: number;
            /**
             * Format: int32
             * @description Matches still to be played or completed.
             */
            readonly incomplete: number;
        };
        /** @description A round of a season. */
        readonly SeasonRound: {
            /**
             * Format: int32
             * @description Id of the round within the season.
             */
            readonly id: number;
            /**
             * Format: int32
             * @description Id of the phase.
             */
            readonly phaseId: number;
            /**
             * Format: int32
             * @description Number of the round, counted through the whole season.
             */
            readonly number: number;
            /**
             * Format: int32
             * @description Number of the round, counted from the start of its phase.
             */
            readonly phaseNumber: number;
            /**
             * Format: date-time
             * @description Start of the first match of the round in UTC. Absent while it is not known.
             */
            readonly start?: string;
            /**
             * Format: date-time
             * @description Start of the last match of the round in UTC. Absent while it is not known.
             */
            readonly end?: string;
        };
        /** @description Where a season stands, by rounds. */
        readonly SeasonRounds: {
            /** @description The last round whose matches are all over. Absent before the first. */
            readonly lastCompleted?: components["schemas"]["SeasonRound"];
            /** @description The round of the next match that is not over; it may have begun. Absent after the season. */
            readonly nextScheduled?: components["schemas"]["SeasonRound"];
        };
        /** @description A season and how far it has come. */
        readonly Season: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly id: number;
            /** @description Short code of the competition. */
            readonly competitionCode: string;
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /** @description Name of the competition. */
            readonly competitionName: string;
            /** @description Type of the competition, where it is known. */
            readonly competitionType?: string;
            /**
             * Format: date
             * @description Date of the first match, at its venue. Absent while no date is known.
             */
            readonly startDate?: string;
            /**
             * Format: int32
             * @description Year of the first match.
             */
            readonly startYear?: number;
            /**
             * Format: date
             * @description Date of the last match, at its venue. Absent while no date is known.
             */
            readonly endDate?: string;
            /**
             * Format: int32
             * @description Year of the last match.
             */
            readonly endYear?: number;
            /**
             * Format: date-time
             * @description Start of the first match in UTC. Absent while it is not known.
             */
            readonly firstMatchStart?: string;
            /** @description How many matches are played. */
            readonly matches: components["schemas"]["SeasonMatches"];
            /** @description Where the season stands. */
            readonly rounds: components["schemas"]["SeasonRounds"];
        };
        /** @description A phase of a season. */
        readonly SeasonPhase: {
            /**
             * Format: int32
             * @description Id of the phase.
             */
            readonly id: number;
            /** @description Name of the phase. */
            readonly name: string;
            /** @description Short code of the phase. */
            readonly code: string;
        };
        /** @description A season, how far it has come, and its phases. */
        readonly SeasonDetails: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly id: number;
            /** @description Short code of the competition. */
            readonly competitionCode: string;
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /** @description Name of the competition. */
            readonly competitionName: string;
            /** @description Type of the competition, where it is known. */
            readonly competitionType?: string;
            /**
             * Format: date
             * @description Date of the first match, at its venue. Absent while no date is known.
             */
            readonly startDate?: string;
            /**
             * Format: int32
             * @description Year of the first match.
             */
            readonly startYear?: number;
            /**
             * Format: date
             * @description Date of the last match, at its venue. Absent while no date is known.
             */
            readonly endDate?: string;
            /**
             * Format: int32
             * @description Year of the last match.
             */
            readonly endYear?: number;
            /**
             * Format: date-time
             * @description Start of the first match in UTC. Absent while it is not known.
             */
            readonly firstMatchStart?: string;
            /** @description How many matches are played. */
            readonly matches: components["schemas"]["SeasonMatches"];
            /** @description Where the season stands. */
            readonly rounds: components["schemas"]["SeasonRounds"];
            /** @description The phases of the season, in order. */
            readonly phases: readonly components["schemas"]["SeasonPhase"][];
        };
        /**
         * @description The result for one squad.
         * @enum {string}
         */
        readonly SquadResult: "Win" | "Loss" | "Draw";
        /** @description The score of one squad. */
        readonly SquadScore: {
            /**
             * Format: int32
             * @description Goals, worth six points each. Absent if the source has only points.
             */
            readonly goals?: number;
            /**
             * Format: int32
             * @description Behinds, worth one point each. Absent if the source has only points.
             */
            readonly behinds?: number;
            /**
             * Format: int32
             * @description Points.
             */
            readonly points: number;
            /** @description The result for this squad. Only once the match is complete. */
            readonly result?: components["schemas"]["SquadResult"];
        };
        /** @description A squad of a match of the fixture. */
        readonly FixtureMatchSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The score. Absent before the match starts. */
            readonly score?: components["schemas"]["SquadScore"];
        };
        /** @description The squads of a match of the fixture. */
        readonly FixtureMatchSquads: {
            /** @description The home squad. */
            readonly home: components["schemas"]["FixtureMatchSquad"];
            /** @description The away squad. */
            readonly away: components["schemas"]["FixtureMatchSquad"];
        };
        /** @description When a match is scheduled to start. Empty while that is not known. */
        readonly MatchDate: {
            /**
             * Format: date
             * @description Date at the venue.
             */
            readonly startDate?: string;
            /** @description Time of day at the venue, as hours, minutes and seconds. */
            readonly startTime?: string;
            /**
             * Format: date-time
             * @description Start in UTC.
             */
            readonly utcMatchStart?: string;
        };
        /** @description The status of a match and, once it has started, its clock. */
        readonly MatchStatusPeriod: {
            /**
             * Format: int32
             * @description Id of the status.
             */
            readonly id: number;
            /** @description Name of the status. */
            readonly name: string;
            /** @description Short code of the status. */
            readonly code: string;
            /**
             * Format: int32
             * @description Id of the type of status.
             */
            readonly typeId: number;
            /** @description Name of the type of status. */
            readonly typeName: string;
            /**
             * Format: int32
             * @description Number of the current or last period.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included.
             */
            readonly periodSecs?: number;
            /** @description Period and seconds since its start, for display. */
            readonly periodDisplay?: string;
            /**
             * Format: int32
             * @description Seconds of playing time left in the period, counted down to 0, where time on begins.
             */
            readonly remainingSecs?: number;
            /** @description Playing time left in the period, as minutes and seconds. */
            readonly remainingTime?: string;
            /** @description Period and playing time left in it, for display. */
            readonly remainingDisplay?: string;
        };
        /** @description A kind of match. */
        readonly MatchType: {
            /**
             * Format: int32
             * @description Id of the match type.
             */
            readonly id: number;
            /** @description Name of the match type. */
            readonly name: string;
            /** @description Short code of the match type. */
            readonly code: string;
        };
        /** @description The venue of a match. */
        readonly MatchVenue: {
            /**
             * Format: int32
             * @description Id of the venue.
             */
            readonly id: number;
            /** @description Name of the venue. */
            readonly name: string;
            /** @description Short code of the venue. */
            readonly code: string;
            /** @description Time zone of the venue, as the IANA database names it. */
            readonly timeZone?: string;
        };
        /** @description A match of the fixture. */
        readonly FixtureMatch: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly id: number;
            /**
             * Format: int32
             * @description Place of the match in its round, by its start.
             */
            readonly roundOrder: number;
            /** @description The squads. */
            readonly squads: components["schemas"]["FixtureMatchSquads"];
            /** @description When the match is scheduled to start. Empty while that is not known. */
            readonly date: components["schemas"]["MatchDate"];
            /** @description Where the match stands, with the clock. */
            readonly status: components["schemas"]["MatchStatusPeriod"];
            /** @description The kind of match. */
            readonly type: components["schemas"]["MatchType"];
            /** @description Where the match is played. */
            readonly venue: components["schemas"]["MatchVenue"];
            /**
             * Format: int32
             * @description Id of the squad that won. Absent for a draw and until the match is complete.
             */
            readonly winningSquadId?: number;
        };
        /** @description A round of the fixture. */
        readonly FixtureRound: {
            /**
             * Format: int32
             * @description Id of the round within the season.
             */
            readonly id: number;
            /** @description Short code of the round. */
            readonly code: string;
            /** @description Name of the round. */
            readonly name: string;
            /**
             * Format: int32
             * @description Number of the round, counted through the whole season.
             */
            readonly number: number;
            /**
             * Format: int32
             * @description Number of the round, counted from the start of its phase.
             */
            readonly phaseNumber: number;
            /** @description The matches of the round, by their start. Empty while they are not known. */
            readonly matches: readonly components["schemas"]["FixtureMatch"][];
        };
        /** @description A phase of the fixture. */
        readonly FixturePhase: {
            /**
             * Format: int32
             * @description Id of the phase.
             */
            readonly id: number;
            /** @description Name of the phase. */
            readonly name: string;
            /** @description Short code of the phase. */
            readonly code: string;
            /** @description The rounds of the phase, in order. */
            readonly rounds: readonly components["schemas"]["FixtureRound"][];
        };
        /** @description The fixture of a season. */
        readonly Fixture: {
            /** @description Short code of the competition. */
            readonly competitionCode: string;
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /** @description Name of the competition. */
            readonly competitionName: string;
            /** @description Type of the competition, where it is known. */
            readonly competitionType?: string;
            /**
             * Format: date
             * @description Date of the first match, at its venue. Absent while no date is known.
             */
            readonly startDate?: string;
            /**
             * Format: int32
             * @description Year of the first match.
             */
            readonly startYear?: number;
            /**
             * Format: date
             * @description Date of the last match, at its venue. Absent while no date is known.
             */
            readonly endDate?: string;
            /**
             * Format: int32
             * @description Year of the last match.
             */
            readonly endYear?: number;
            /**
             * Format: date-time
             * @description Start of the first match in UTC. Absent while it is not known.
             */
            readonly firstMatchStart?: string;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description The phases of the season, in order. */
            readonly phases: readonly components["schemas"]["FixturePhase"][];
        };
        /** @description The matches of a squad that count in a ladder. */
        readonly LadderMatches: {
            /**
             * Format: int32
             * @description Matches played. One that was called off is not.
             */
            readonly played: number;
            /**
             * Format: int32
             * @description Matches won.
             */
            readonly win: number;
            /**
             * Format: int32
             * @description Matches drawn.
             */
            readonly draw: number;
            /**
             * Format: int32
             * @description Matches lost.
             */
            readonly loss: number;
            /**
             * Format: double
             * @description Matches won out of a hundred played, to 1 decimal. 0 before the first.
             */
            readonly winPct: number;
        };
        /** @description The scores of a squad in the matches that count in a ladder. */
        readonly LadderScores: {
            /**
             * Format: int32
             * @description Points scored.
             */
            readonly for: number;
            /**
             * Format: double
             * @description Points scored per match, to 1 decimal.
             */
            readonly forAverage: number;
            /**
             * Format: int32
             * @description Points conceded.
             */
            readonly against: number;
            /**
             * Format: double
             * @description Points conceded per match, to 1 decimal.
             */
            readonly againstAverage: number;
            /**
             * Format: int32
             * @description Points scored minus points conceded.
             */
            readonly margin: number;
            /**
             * Format: double
             * @description Margin per match, to 1 decimal.
             */
            readonly marginAverage: number;
        };
        /** @description A squad on a ladder. */
        readonly LadderSquad: {
            /**
             * Format: int32
             * @description Place on the ladder, from 1.
             */
            readonly position: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description Short code of the conference of the squad. Absent where there are none. */
            readonly conferenceCode?: string;
            /**
             * Format: int32
             * @description Place among the squads of the conference, from 1. Absent where there are none.
             */
            readonly conferencePosition?: number;
            /**
             * Format: int32
             * @description 4 for a win, 2 for a draw, 2 for a match that was called off.
             */
            readonly ladderPoints: number;
            /**
             * Format: double
             * @description Points scored out of a hundred the opponents scored, to 2 decimals. 0 before the first match; absent while no opponent has scored.
             */
            readonly ladderPercentage?: number;
            /** @description The matches. */
            readonly matches: components["schemas"]["LadderMatches"];
            /** @description The scores. */
            readonly scores: components["schemas"]["LadderScores"];
        };
        /** @description The ladder of a season, best squad first. */
        readonly SeasonLadder: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the phase of the last round that counts. Absent before the first match is complete.
             */
            readonly phaseId?: number;
            /**
             * Format: int32
             * @description Number of the last round that counts. Absent before the first match is complete.
             */
            readonly roundNumber?: number;
            /** @description The squads, by position. */
            readonly squads: readonly components["schemas"]["LadderSquad"][];
        };
        /** @description A squad. */
        readonly Squad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
        };
        /** @description The squads of a season. */
        readonly SeasonSquads: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description The squads, by name. */
            readonly squads: readonly components["schemas"]["Squad"][];
        };
        /** @description A state of a country. */
        readonly State: {
            /**
             * Format: int32
             * @description Id of the state.
             */
            readonly id: number;
            /** @description Name of the state. */
            readonly name: string;
            /** @description Short code of the state. */
            readonly code: string;
        };
        /** @description A squad of a season. */
        readonly SeasonSquadDetail: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The state the squad is at home in. Absent where it is not known. */
            readonly homeState?: components["schemas"]["State"];
        };
        /** @description A position a person can have. */
        readonly Position: {
            /**
             * Format: int32
             * @description Id of the position.
             */
            readonly id: number;
            /** @description Short code of the position, unique within its type. */
            readonly code: string;
            /** @description Name of the position. */
            readonly name: string;
            /** @description What the position is. */
            readonly description: string;
        };
        /** @description The matches of a player for a squad. */
        readonly SquadPlayerMatches: {
            /**
             * Format: int32
             * @description Matches of the season the player has played, so far. A match the player was selected for without coming on does not count.
             */
            readonly season: number;
        };
        /** @description A player of a squad. What is not known of a player is left out. */
        readonly SquadPlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description First name. */
            readonly firstname?: string;
            /** @description Surname. */
            readonly surname?: string;
            /**
             * Format: int32
             * @description Number on the jumper.
             */
            readonly jumperNumber?: number;
            /**
             * Format: date
             * @description Date of birth, yyyy-MM-dd.
             */
            readonly dateOfBirth?: string;
            /**
             * Format: double
             * @description Age in years today, in UTC, to 1 decimal.
             */
            readonly ageToday?: number;
            /**
             * Format: double
             * @description Age in years on the day of the first match of the season, to 1 decimal.
             */
            readonly ageSeason?: number;
            /**
             * Format: int32
             * @description Age in whole years at the end of the last year of the season.
             */
            readonly ageYear?: number;
            /**
             * Format: int32
             * @description Height in centimetres.
             */
            readonly height?: number;
            /**
             * Format: int32
             * @description Weight in kilograms.
             */
            readonly weight?: number;
            /** @description What the player is through the season. */
            readonly position?: components["schemas"]["Position"];
            /** @description The matches for this squad. */
            readonly matches: components["schemas"]["SquadPlayerMatches"];
        };
        /** @description The players of a squad in a season. */
        readonly SeasonSquadPersons: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The players, by surname. */
            readonly players: readonly components["schemas"]["SquadPlayer"][];
        };
        /** @description A conference and its squads. */
        readonly SeasonConference: {
            /** @description Short code of the conference. */
            readonly code: string;
            /** @description Name of the conference. */
            readonly name: string;
            /** @description The squads, by name. */
            readonly squads: readonly components["schemas"]["Squad"][];
        };
        /** @description The conferences of a season. */
        readonly SeasonConferences: {
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description The conferences. */
            readonly conferences: readonly components["schemas"]["SeasonConference"][];
        };
        /** @description How many matches have a feature. */
        readonly SeasonFeatureCoverage: {
            /** @description Code of the feature. */
            readonly code: string;
            /** @description What the feature is. */
            readonly name: string;
            /**
             * Format: int32
             * @description Matches that have it completely.
             */
            readonly complete: number;
            /**
             * Format: int32
             * @description Matches that have it in part.
             */
            readonly partial: number;
            /**
             * Format: int32
             * @description Matches that do not have it.
             */
            readonly absent: number;
            /** @description Why it is not complete in most matches. Absent if it is. */
            readonly reason?: string;
        };
        /** @description How many matches have a metric. */
        readonly SeasonMetricCoverage: {
            /** @description Code of the metric. */
            readonly code: string;
            /**
             * Format: int32
             * @description Matches that have it completely.
             */
            readonly complete: number;
            /**
             * Format: int32
             * @description Matches that have it in part.
             */
            readonly partial: number;
            /**
             * Format: int32
             * @description Matches that do not have it.
             */
            readonly absent: number;
            /** @description Why it is not complete in most matches. Absent if it is. */
            readonly reason?: string;
        };
        /** @description How the scores of the matches of a season compare with official ones. */
        readonly SeasonScores: {
            /**
             * Format: int32
             * @description Matches whose score is the official one, since no events are known.
             */
            readonly result: number;
            /**
             * Format: int32
             * @description Matches whose events add up to the official score.
             */
            readonly equal: number;
            /**
             * Format: int32
             * @description Matches whose events add up to another score.
             */
            readonly different: number;
            /**
             * Format: int32
             * @description Matches with events whose official score is not known.
             */
            readonly unchecked: number;
            /** @description Ids of the matches with inferred rushed behinds. */
            readonly inferredIn: readonly number[];
            /** @description Ids of the matches whose events add up to another score. */
            readonly differentIn: readonly number[];
        };
        /**
         * @description How much there is.
         * @enum {string}
         */
        readonly CoverageLevel: "complete" | "partial" | "absent";
        /** @description How much of a feature the source of a match captured. */
        readonly FeatureCoverage: {
            /** @description Code of the feature. */
            readonly code: string;
            /** @description What the feature is. */
            readonly name: string;
            readonly coverage: components["schemas"]["CoverageLevel"];
            /** @description Why it is not complete. Absent if it is. */
            readonly reason?: string;
        };
        /** @description How much of a metric a match has. */
        readonly MetricCoverage: {
            /** @description Code of the metric. */
            readonly code: string;
            readonly coverage: components["schemas"]["CoverageLevel"];
            /** @description Why it is not complete. Absent if it is. */
            readonly reason?: string;
        };
        /** @description Matches whose coverage differs from that of most matches in the season, and the differences. */
        readonly DifferentCoverage: {
            /** @description Ids of the matches. */
            readonly matchIds: readonly number[];
            /** @description The features that differ. */
            readonly features: readonly components["schemas"]["FeatureCoverage"][];
            /** @description The metrics that differ. */
            readonly metrics: readonly components["schemas"]["MetricCoverage"][];
        };
        /** @description What the sources of the matches of a season captured, and which metrics follow from it. */
        readonly SeasonCoverage: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Matches that have started.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Matches that have not started, which are not counted.
             */
            readonly notStarted: number;
            /** @description What a source can capture. Empty before the first match. */
            readonly features: readonly components["schemas"]["SeasonFeatureCoverage"][];
            /** @description The metrics, in the order of their ids. Empty before the first match. */
            readonly metrics: readonly components["schemas"]["SeasonMetricCoverage"][];
            readonly scores: components["schemas"]["SeasonScores"];
            /** @description Groups of matches whose coverage differs from that of most. Empty if all have the same. */
            readonly different: readonly components["schemas"]["DifferentCoverage"][];
        };
        /** @description Rows that break rules, by severity. */
        readonly QualityRows: {
            /**
             * Format: int32
             * @description Rows that break rules of severity error.
             */
            readonly error: number;
            /**
             * Format: int32
             * @description Rows that break rules of severity warning.
             */
            readonly warning: number;
            /**
             * Format: int32
             * @description Rows that break rules of severity info.
             */
            readonly info: number;
        };
        /**
         * @description How sure a rule is. `error`: two values contradict each other. `warning`: possible, but rare enough to look at. `info`: worth knowing, and no fault.
         * @enum {string}
         */
        readonly QualitySeverity: "error" | "warning" | "info";
        /** @description How often the matches of a season break a quality rule. */
        readonly SeasonQualityRule: {
            /** @description Id of the rule. */
            readonly rule: string;
            /** @description What the rule finds. */
            readonly title: string;
            readonly severity: components["schemas"]["QualitySeverity"];
            /** @description What holds in a sound match. */
            readonly holds: string;
            /**
             * Format: int32
             * @description Matches that were checked for the rule.
             */
            readonly checked: number;
            /**
             * Format: int32
             * @description Matches that break the rule.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Rows that break the rule.
             */
            readonly rows: number;
            /**
             * Format: int32
             * @description Rows in 1,000 matches of a good source that break the rule.
             */
            readonly threshold: number;
            /**
             * Format: int32
             * @description Rows that the threshold allows in the matches that were checked, three standard deviations included.
             */
            readonly allowed: number;
            /** @description Whether more rows break the rule than allowed. */
            readonly isAbove: boolean;
        };
        /** @description How many rows of a match break quality rules. */
        readonly MatchQualityCount: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            readonly rows: components["schemas"]["QualityRows"];
            /** @description Ids of the rules that the match breaks. */
            readonly rules: readonly string[];
        };
        /** @description Which quality rules the matches of a season break. */
        readonly SeasonQuality: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Matches that were checked.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Matches that have not started, which are not checked.
             */
            readonly notStarted: number;
            /**
             * Format: int32
             * @description Matches that break no rule.
             */
            readonly clean: number;
            readonly rows: components["schemas"]["QualityRows"];
            /** @description The rules that a match breaks, those above their threshold first. Empty if all matches are clean. */
            readonly rules: readonly components["schemas"]["SeasonQualityRule"][];
            /** @description The matches that break rules, worst first, at most 20. */
            readonly worst: readonly components["schemas"]["MatchQualityCount"][];
        };
        /** @description A week of finals. */
        readonly FinalsWeek: {
            /** @description Code of the week. */
            readonly code: string;
            /** @description Name of the week. */
            readonly name: string;
        };
        /** @description What a squad can expect of a season. */
        readonly SquadForecast: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /** @description Name of the squad. */
            readonly name: string;
            /**
             * Format: double
             * @description Expected wins at the end of the home-and-away season.
             */
            readonly expectedWins: number;
            /** @description Chance of each place on the final ladder, from the first. */
            readonly places: readonly number[];
            /**
             * Format: double
             * @description Chance to play finals.
             */
            readonly finals?: number;
            /** @description Chance to play in each week of finals. */
            readonly weeks?: readonly number[];
            /**
             * Format: double
             * @description Chance to win the grand final.
             */
            readonly premiership?: number;
        };
        /** @description A part of a forecast that the server does not compute for this match or season. */
        readonly AbsentForecast: {
            /**
             * @description The part.
             * @enum {string}
             */
            readonly part: "pregame" | "now" | "points" | "credits" | "finals";
            /** @description Why it is absent. */
            readonly reason: string;
        };
        /** @description The forecast of a season, from playing what is left of it many times. */
        readonly SeasonForecast: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description Digest of the coefficients, as the models list it. */
            readonly model: string;
            /**
             * Format: int32
             * @description Number of times that the season was played.
             */
            readonly runs: number;
            /**
             * Format: int32
             * @description Seed of the random numbers. The same seed gives the same forecast.
             */
            readonly seed: number;
            /**
             * Format: int32
             * @description Home-and-away matches that are not decided.
             */
            readonly matchesLeft: number;
            /** @description The weeks of finals. Left out if the finals series is not known. */
            readonly weeks?: readonly components["schemas"]["FinalsWeek"][];
            /** @description The squads on the ladder, the one with the most expected wins first. */
            readonly squads: readonly components["schemas"]["SquadForecast"][];
            /** @description Parts that are absent, with the reason. */
            readonly absent: readonly components["schemas"]["AbsentForecast"][];
        };
        /** @description When a match was played. */
        readonly MatchTime: {
            /**
             * Format: date-time
             * @description Actual start in UTC.
             */
            readonly utcMatchStartActual?: string;
            /**
             * Format: date-time
             * @description Actual end in UTC. Absent until the match is complete.
             */
            readonly utcMatchEndActual?: string;
            /**
             * Format: int32
             * @description Length of all periods so far, in seconds.
             */
            readonly periodSecs?: number;
            /** @description Length of all periods so far, as minutes and seconds. Minutes may be more than 60. */
            readonly duration?: string;
        };
        /** @description A squad of the match with its score. */
        readonly MatchSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The score. Absent before the match starts. */
            readonly score?: components["schemas"]["SquadScore"];
        };
        /**
         * @description The result of a match.
         * @enum {string}
         */
        readonly MatchResult: "Home Win" | "Away Win" | "Draw";
        /**
         * @description Short form of the result of a match.
         * @enum {string}
         */
        readonly MatchResultCode: "HW" | "AW" | "D";
        /** @description The coin toss. */
        readonly CoinTossResult: {
            /**
             * Format: int32
             * @description Id of the squad that won the toss.
             */
            readonly winningSquadId: number;
            /**
             * @description The end the winner kicks to in periods 1, 3 and 5, as seen on the physical zones of the ground.
             * @enum {string}
             */
            readonly decision: "Left" | "Right";
        };
        /** @description A period that has started. */
        readonly MatchPeriod: {
            /**
             * Format: int32
             * @description Number of the period, 1 to 4, and 5 to 10 for extra time.
             */
            readonly period: number;
            /**
             * Format: date-time
             * @description Start in UTC.
             */
            readonly utcPeriodStart?: string;
            /**
             * Format: date-time
             * @description End in UTC. Absent while the period is live.
             */
            readonly utcPeriodEnd?: string;
            /**
             * Format: int32
             * @description Length of the period in seconds; while it is live, seconds since its start. Absent where no more of the match is held than its result.
             */
            readonly periodSecs?: number;
        };
        /** @description When data last changed. */
        readonly LastModified: {
            /**
             * Format: date-time
             * @description Last change of any statistic, in UTC. Absent while there are none.
             */
            readonly statisticUpdate?: string;
        };
        /** @description A match. */
        readonly MatchInfo: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly id: number;
            /** @description Names of both squads, home squad first. */
            readonly name: string;
            /** @description Codes of both squads, home squad first. */
            readonly code: string;
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the competition.
             */
            readonly competitionId: number;
            /** @description Name of the competition. */
            readonly competitionName: string;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the phase of the season.
             */
            readonly phaseId: number;
            /** @description Name of the phase of the season. */
            readonly phaseName: string;
            /**
             * Format: int32
             * @description Number of the round, counted through the whole season.
             */
            readonly roundNumber: number;
            /**
             * Format: int32
             * @description Number of the round, counted from the start of its phase.
             */
            readonly phaseRoundNumber: number;
            /** @description The kind of match. */
            readonly type: components["schemas"]["MatchType"];
            /** @description When the match is scheduled to start. */
            readonly date: components["schemas"]["MatchDate"];
            /** @description When the match was played. Empty before it starts. */
            readonly time: components["schemas"]["MatchTime"];
            /** @description Where the match is played. */
            readonly venue: components["schemas"]["MatchVenue"];
            /** @description Where the match stands, with the clock. */
            readonly status: components["schemas"]["MatchStatusPeriod"];
            /** @description The home squad and its score. */
            readonly home: components["schemas"]["MatchSquad"];
            /** @description The away squad and its score. */
            readonly away: components["schemas"]["MatchSquad"];
            /** @description The result. Only once the match is complete. */
            readonly result?: components["schemas"]["MatchResult"];
            /** @description Short form of the result. Only once the match is complete. */
            readonly resultCode?: components["schemas"]["MatchResultCode"];
            /**
             * Format: int32
             * @description Id of the squad that won. Absent for a draw and until the match is complete.
             */
            readonly winningSquadId?: number;
            /**
             * Format: int32
             * @description Number of spectators, once known.
             */
            readonly attendance?: number;
            /** @description Who won the coin toss and which way they chose to kick. Absent until the toss. */
            readonly coinToss?: components["schemas"]["CoinTossResult"];
            /** @description The periods that have started, in order. */
            readonly periods: readonly components["schemas"]["MatchPeriod"][];
            /** @description When the data of the match last changed. */
            readonly lastModified: components["schemas"]["LastModified"];
        };
        /** @description The position of a person. */
        readonly PersonPosition: {
            /**
             * Format: int32
             * @description Id of the position.
             */
            readonly id: number;
            /** @description Name of the position. */
            readonly name: string;
            /** @description Short code of the position. */
            readonly code: string;
        };
        /** @description The positions of a player. */
        readonly MatchPlayerPositions: {
            /** @description The position the player is selected in for the match. */
            readonly selected?: components["schemas"]["PersonPosition"];
            /** @description The position of the player through the season. */
            readonly season?: components["schemas"]["PersonPosition"];
        };
        /** @description A player of a match. */
        readonly MatchPlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description First name. */
            readonly firstname?: string;
            /** @description Surname. */
            readonly surname?: string;
            /**
             * Format: int32
             * @description Number on the jumper.
             */
            readonly jumperNumber?: number;
            /**
             * Format: date
             * @description Date of birth, yyyy-MM-dd.
             */
            readonly dateOfBirth?: string;
            /**
             * Format: double
             * @description Age in years on the day of the match, to 1 decimal.
             */
            readonly matchAge?: number;
            /**
             * Format: int32
             * @description Height in centimetres.
             */
            readonly height?: number;
            /**
             * Format: int32
             * @description Weight in kilograms.
             */
            readonly weight?: number;
            /** @description Whether the player has played: was on the ground for at least a second, or made any act. False for an unused substitute. Absent before the match, and where only its result is known. */
            readonly played?: boolean;
            /** @description Where the player plays. */
            readonly positions: components["schemas"]["MatchPlayerPositions"];
        };
        /** @description A squad of a match and its players. */
        readonly MatchPersonsSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The players, by id. */
            readonly players: readonly components["schemas"]["MatchPlayer"][];
        };
        /** @description The players of both squads. */
        readonly MatchPersonsSquads: {
            /** @description The home squad and its players. */
            readonly home: components["schemas"]["MatchPersonsSquad"];
            /** @description The away squad and its players. */
            readonly away: components["schemas"]["MatchPersonsSquad"];
        };
        /** @description The positions of an umpire. */
        readonly MatchOfficialPositions: {
            /** @description What the umpire does in the match. */
            readonly selected?: components["schemas"]["PersonPosition"];
            /** @description What the umpire does through the season. */
            readonly season?: components["schemas"]["PersonPosition"];
        };
        /** @description An umpire of a match. */
        readonly MatchOfficial: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description First name. */
            readonly firstname?: string;
            /** @description Surname. */
            readonly surname?: string;
            /**
             * Format: int32
             * @description Number on the jumper.
             */
            readonly jumperNumber?: number;
            /**
             * Format: date
             * @description Date of birth, yyyy-MM-dd.
             */
            readonly dateOfBirth?: string;
            /**
             * Format: double
             * @description Age in years on the day of the match, to 1 decimal.
             */
            readonly matchAge?: number;
            /**
             * Format: int32
             * @description Height in centimetres.
             */
            readonly height?: number;
            /**
             * Format: int32
             * @description Weight in kilograms.
             */
            readonly weight?: number;
            /** @description What the umpire does. */
            readonly positions: components["schemas"]["MatchOfficialPositions"];
        };
        /** @description The persons of a match. */
        readonly MatchPersons: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The players of both squads. */
            readonly squads: components["schemas"]["MatchPersonsSquads"];
            /** @description The field umpires, by id. Empty where none are known. */
            readonly officials: readonly components["schemas"]["MatchOfficial"][];
        };
        /** @description The size of a ground. */
        readonly VenueDimensions: {
            /**
             * Format: double
             * @description Metres from goal line to goal line.
             */
            readonly length: number;
            /**
             * Format: double
             * @description Metres from wing to wing.
             */
            readonly width: number;
        };
        /** @description A country. */
        readonly Country: {
            /**
             * Format: int32
             * @description Id of the country.
             */
            readonly id: number;
            /** @description Name of the country. */
            readonly name: string;
            /** @description Short code of the country. */
            readonly code: string;
            /** @description The state within the country. Absent where it has none. */
            readonly state?: components["schemas"]["State"];
        };
        /** @description Where a venue is. */
        readonly EventLocation: {
            /** @description Time zone, as the IANA database names it. */
            readonly timezone?: string;
            /** @description The country. */
            readonly country?: components["schemas"]["Country"];
        };
        /** @description A squad at the venue of a match. */
        readonly MatchVenueSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description Whether the venue is in another state than the home of the squad. Absent where either is not known. */
            readonly interstateTravel?: boolean;
        };
        /** @description Both squads of a match at its venue. */
        readonly MatchVenueSquads: {
            /** @description The home squad. */
            readonly home: components["schemas"]["MatchVenueSquad"];
            /** @description The away squad. */
            readonly away: components["schemas"]["MatchVenueSquad"];
        };
        /** @description The venue of a match, and how far the squads have come to it. */
        readonly MatchVenueDetails: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the venue.
             */
            readonly id: number;
            /** @description Name of the venue. */
            readonly name: string;
            /** @description Short code of the venue. */
            readonly code: string;
            /** @description The size of the ground. */
            readonly dimensions: components["schemas"]["VenueDimensions"];
            /** @description Where the venue is, as far as it is known. */
            readonly location?: components["schemas"]["EventLocation"];
            /** @description Both squads. */
            readonly squads: components["schemas"]["MatchVenueSquads"];
        };
        /** @description Code of a metric, case-sensitive. */
        readonly MetricCode: string;
        /** @description A metric. */
        readonly MetricMetaData: {
            /**
             * Format: int32
             * @description Id of the metric.
             */
            readonly id: number;
            /** @description Code of the metric. */
            readonly code: components["schemas"]["MetricCode"];
            /** @description Abbreviation of the metric. */
            readonly codeShort: string;
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Name of the metric, in the plural. */
            readonly namePlural: string;
            /** @description Short name of the metric, at most 25 characters. */
            readonly nameShort: string;
            /** @description Name of the metric in camel case, for use as a member name. */
            readonly nameDisplay: string;
            /** @description What the metric counts. */
            readonly description: string;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * @description Whether the metric is kept for squads, for players or for both.
             * @enum {string}
             */
            readonly level: "Squad" | "Player" | "Both";
            /**
             * Format: int32
             * @description Id of the format of a value.
             */
            readonly formatId: number;
            /** @description Name of the format of a value. */
            readonly format: string;
            /**
             * Format: int32
             * @description Id of the format of an average.
             */
            readonly formatAvgId: number;
            /** @description Name of the format of an average. */
            readonly formatAvg: string;
            /** @description Whether single transactions record the metric, such as kicks. Other metrics follow from several transactions, chains or time. Time windows apply to both. */
            readonly transaction: boolean;
        };
        /** @description The metrics of a match. */
        readonly MatchMetrics: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The metrics, in the order of their ids. */
            readonly metrics: readonly components["schemas"]["MetricMetaData"][];
        };
        /** @description Rushed behinds of a squad in a period that follow from the official score. */
        readonly InferredBehinds: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Number of the rushed behinds.
             */
            readonly behinds: number;
        };
        /** @description Goals and behinds, rushed ones included. */
        readonly GoalsAndBehinds: {
            /**
             * Format: int32
             * @description Number of goals.
             */
            readonly goals: number;
            /**
             * Format: int32
             * @description Number of behinds, rushed ones included.
             */
            readonly behinds: number;
        };
        /** @description A score of a squad that is not the official one. */
        readonly ScoreDifference: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Number of the period. Absent for the total of the match.
             */
            readonly period?: number;
            readonly official: components["schemas"]["GoalsAndBehinds"];
            readonly counted: components["schemas"]["GoalsAndBehinds"];
        };
        /** @description How the score of a match compares with the official one. */
        readonly CoverageScore: {
            /**
             * @description `result`: the score is the official one, since no events are known. `equal` and `different`: it is counted from events. `unchecked`: no official score is known.
             * @enum {string}
             */
            readonly check: "result" | "equal" | "different" | "unchecked";
            /** @description Whether the official score is known by period. */
            readonly byPeriod: boolean;
            /** @description Rushed behinds that the source does not have, and that follow from the official score. */
            readonly inferred: readonly components["schemas"]["InferredBehinds"][];
            /** @description Scores that are not the official ones. */
            readonly differences: readonly components["schemas"]["ScoreDifference"][];
        };
        /** @description How many transactions of a type a match has. */
        readonly TransactionCount: {
            /** @description Code of the type. */
            readonly code: string;
            /** @description Name of the type. */
            readonly name: string;
            /**
             * Format: int32
             * @description Number of transactions.
             */
            readonly count: number;
        };
        /** @description What the source of a match captured, and which metrics follow from it. */
        readonly MatchCoverage: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description Whether the match has started. Before, nothing but its teams can be known. */
            readonly hasStarted: boolean;
            /** @description What a source can capture. */
            readonly features: readonly components["schemas"]["FeatureCoverage"][];
            /** @description The metrics, in the order of their ids. */
            readonly metrics: readonly components["schemas"]["MetricCoverage"][];
            readonly score: components["schemas"]["CoverageScore"];
            /** @description Codes of the metrics that the box score has of any player. */
            readonly boxScore: readonly string[];
            /** @description How many transactions there are of each type that occurs. */
            readonly transactions: readonly components["schemas"]["TransactionCount"][];
        };
        /** @description A player who came into a line-up or left it. */
        readonly LineUpChange: {
            /**
             * @description Whether the player came in or left.
             * @enum {string}
             */
            readonly change: "In" | "Out";
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * @description The reason, in the words of the source. Absent if it gives none.
             * @example Managed
             */
            readonly reason?: string;
        };
        /** @description The changes of a squad's line-up. */
        readonly SquadInsAndOuts: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * @description Where the changes are from: a list of the source, the line-ups of this match and the one before, or neither.
             * @enum {string}
             */
            readonly from: "Source" | "LineUps" | "None";
            /**
             * Format: int32
             * @description Id of the match before. Absent unless the changes are from line-ups.
             */
            readonly previousMatchId?: number;
            /** @description The ins, then the outs. */
            readonly changes: readonly components["schemas"]["LineUpChange"][];
        };
        /** @description The changes of the line-ups of a match. */
        readonly MatchInsAndOuts: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The home squad, then the away squad. */
            readonly squads: readonly components["schemas"]["SquadInsAndOuts"][];
        };
        /** @description A row that breaks a rule. */
        readonly QualitySample: {
            /**
             * Format: int32
             * @description Id of the transaction. Absent if the fault concerns no single transaction.
             */
            readonly transactionId?: number;
            /**
             * Format: int32
             * @description Sequence of the transaction, if it is not 1.
             */
            readonly sequence?: number;
            /**
             * Format: int32
             * @description Period of the fault. Absent if it concerns the whole match.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Second of the period. Absent without a transaction.
             */
            readonly periodSeconds?: number;
            /** @description The values that disagree. */
            readonly text: string;
        };
        /** @description A quality rule that the match breaks. */
        readonly QualityResult: {
            /** @description Id of the rule. */
            readonly rule: string;
            /** @description What the rule finds. */
            readonly title: string;
            readonly severity: components["schemas"]["QualitySeverity"];
            /** @description What holds in a sound match. */
            readonly holds: string;
            /**
             * Format: int32
             * @description Rows that break the rule.
             */
            readonly rows: number;
            /** @description The first rows that break the rule, at most 5. Absent for accounts below the tier Transactional. */
            readonly samples?: readonly components["schemas"]["QualitySample"][];
        };
        /** @description A quality rule that was not checked. */
        readonly UncheckedRule: {
            /** @description Id of the rule. */
            readonly rule: string;
            /** @description What the rule reads and the match does not have. */
            readonly lacks: readonly string[];
        };
        /** @description Which quality rules the log of a match breaks. */
        readonly MatchQuality: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Revision of the match log that was checked.
             */
            readonly revision: number;
            /**
             * Format: int32
             * @description Rules that were checked.
             */
            readonly checked: number;
            readonly rows: components["schemas"]["QualityRows"];
            /** @description The rules that the match breaks, errors first. Empty if it breaks none. */
            readonly results: readonly components["schemas"]["QualityResult"][];
            /** @description The rules that were not checked. */
            readonly unchecked: readonly components["schemas"]["UncheckedRule"][];
        };
        /** @description What is expected of the result of a match. The three chances add up to 1 and follow from one distribution of the margin. */
        readonly ForecastChances: {
            /**
             * Format: double
             * @description Chance that the home squad wins.
             */
            readonly home: number;
            /**
             * Format: double
             * @description Chance of a draw. 0 in a final, which extra time decides.
             */
            readonly draw: number;
            /**
             * Format: double
             * @description Chance that the away squad wins.
             */
            readonly away: number;
            /**
             * Format: double
             * @description Expected points of the home squad minus those of the away squad.
             */
            readonly margin: number;
            /**
             * Format: double
             * @description Lower end of the range that holds the margin with a chance of 80 %.
             */
            readonly low: number;
            /**
             * Format: double
             * @description Upper end of that range.
             */
            readonly high: number;
        };
        /** @description The forecast at a moment of a match. It reads nothing that happened later. */
        readonly ForecastPoint: {
            /**
             * @description What happened at the moment. A period starts or ends, a full minute has passed, or a squad scored.
             * @enum {string}
             */
            readonly at: "start" | "minute" | "score" | "end";
            /**
             * Format: int32
             * @description Period of the moment.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period. Left out if only the scores of quarters are known.
             */
            readonly periodSecs?: number;
            /**
             * Format: int32
             * @description Points of the home squad.
             */
            readonly homePoints: number;
            /**
             * Format: int32
             * @description Points of the away squad.
             */
            readonly awayPoints: number;
            /**
             * Format: int32
             * @description Id of the transaction that scored.
             */
            readonly transactionId?: number;
            /**
             * Format: double
             * @description Chance that the home squad wins.
             */
            readonly home: number;
            /**
             * Format: double
             * @description Chance of a draw. 0 in a final, which extra time decides.
             */
            readonly draw: number;
            /**
             * Format: double
             * @description Chance that the away squad wins.
             */
            readonly away: number;
            /**
             * Format: double
             * @description Expected points of the home squad minus those of the away squad.
             */
            readonly margin: number;
            /**
             * Format: double
             * @description Lower end of the range that holds the margin with a chance of 80 %.
             */
            readonly low: number;
            /**
             * Format: double
             * @description Upper end of that range.
             */
            readonly high: number;
        };
        /** @description What a player added to the margin of their squad. Home credits minus away credits are the margin. */
        readonly ForecastCredit: {
            /**
             * Format: int32
             * @description Id of the player.
             */
            readonly personId: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: double
             * @description Points.
             */
            readonly points: number;
        };
        /** @description The forecast of a match before it, now, and at every score and every minute. */
        readonly MatchForecast: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Revision of the match log that was read.
             */
            readonly revision: number;
            /** @description Digest of the coefficients, as the models list it. */
            readonly model: string;
            /**
             * Format: int32
             * @description Id of the home squad.
             */
            readonly homeSquadId: number;
            /**
             * Format: int32
             * @description Id of the away squad.
             */
            readonly awaySquadId: number;
            /** @description The forecast before the match. */
            readonly pregame?: components["schemas"]["ForecastChances"];
            /** @description The forecast now, or at asOf. */
            readonly now?: components["schemas"]["ForecastChances"];
            /** @description The forecasts in the order of the clock. */
            readonly points: readonly components["schemas"]["ForecastPoint"][];
            /** @description What each player added to the margin so far. */
            readonly credits: readonly components["schemas"]["ForecastCredit"][];
            /** @description Parts that are absent, with the reason. */
            readonly absent: readonly components["schemas"]["AbsentForecast"][];
        };
        /**
         * @description The kind of an entry of a match log. Amendments, removals and corrections change what earlier entries say.
         * @enum {string}
         */
        readonly EntryKind: "transaction" | "amendment" | "removal" | "status" | "correction" | "result" | "boxScore";
        /** @description A member of a transaction that an entry changed. Without a value before, it was set; without one after, it was removed. */
        readonly RevisedMember: {
            /** @description Name of the member, as match logs have it. */
            readonly member: string;
            /** @description The value before, as JSON. */
            readonly before?: string;
            /** @description The value after, as JSON. */
            readonly after?: string;
        };
        /** @description An entry of the log of a match. */
        readonly MatchRevision: {
            /**
             * Format: int32
             * @description Revision of the match after the entry. Send it as asOf to get responses at this revision.
             */
            readonly revision: number;
            /** @description What the entry is. */
            readonly kind: components["schemas"]["EntryKind"];
            /**
             * Format: date-time
             * @description When it happened, in UTC. An entry without a time of its own has that of the entry before. Absent where the match does not say.
             */
            readonly utcTimestamp?: string;
            /**
             * Format: date-time
             * @description When a correction was recorded, in UTC. Absent where the log does not say.
             */
            readonly recordedAt?: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included.
             */
            readonly periodSecs?: number;
            /** @description Short code of the status that the match entered. */
            readonly statusCode?: string;
            /** @description What a correction replaced in the data of the match. */
            readonly members?: readonly string[];
            /** @description Who made a correction, as the source says. For the tier Transactional. */
            readonly by?: string;
            /** @description Why a correction was made, as the source says. For the tier Transactional. */
            readonly reason?: string;
            /**
             * Format: int32
             * @description Id of the transaction that was recorded, amended or removed. For the tier Transactional.
             */
            readonly transactionId?: number;
            /**
             * Format: int32
             * @description Sequence of the transaction. For the tier Transactional.
             */
            readonly transactionSequence?: number;
            /** @description What an amendment or a removal changed in its transaction. For the tier Transactional. */
            readonly changes?: readonly components["schemas"]["RevisedMember"][];
        };
        /** @description Revisions of a match. */
        readonly MatchRevisions: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Revision of the match now.
             */
            readonly revision: number;
            /** @description The entries, oldest first. */
            readonly revisions: readonly components["schemas"]["MatchRevision"][];
            /** @description Send it as cursor to get the next page. Absent on the last page. */
            readonly next?: string;
        };
        /** @description Entries that changed a statistic, and its value before and after them. A value that is absent does not exist then. */
        readonly RevisedStep: {
            /**
             * Format: int32
             * @description Revision of the first of the entries.
             */
            readonly fromRevision: number;
            /**
             * Format: int32
             * @description Revision of the last of the entries. A correction is one entry, a run of play many.
             */
            readonly toRevision: number;
            /**
             * @description Kind of the entry, or play for transactions and statuses.
             * @enum {string}
             */
            readonly kind: "play" | "amendment" | "removal" | "correction" | "result" | "boxScore";
            /**
             * Format: double
             * @description The value before.
             */
            readonly before?: number;
            /**
             * Format: double
             * @description The value after.
             */
            readonly after?: number;
        };
        /** @description A statistic of the whole match that differs. A value that is absent does not exist at that revision. */
        readonly RevisedStatistic: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the player. Absent for a statistic of the squad.
             */
            readonly personId?: number;
            /** @description Code of the metric. */
            readonly code: string;
            /**
             * Format: double
             * @description Value at the older revision.
             */
            readonly before?: number;
            /**
             * Format: double
             * @description Value at the newer revision.
             */
            readonly after?: number;
            /** @description The entries that changed it, oldest first. */
            readonly steps: readonly components["schemas"]["RevisedStep"][];
        };
        /** @description What changed between two revisions of a match. */
        readonly RevisionComparison: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description The older revision.
             */
            readonly fromRevision: number;
            /**
             * Format: int32
             * @description The newer revision.
             */
            readonly toRevision: number;
            /** @description The entries after the older revision that correct earlier ones, oldest first. */
            readonly corrections: readonly components["schemas"]["MatchRevision"][];
            /**
             * Format: int32
             * @description How many statistics differ, over all pages.
             */
            readonly total: number;
            /** @description The statistics that differ, by squad, player and metric. */
            readonly statistics: readonly components["schemas"]["RevisedStatistic"][];
            /** @description Send it as cursor to get the next page. Absent on the last page. */
            readonly next?: string;
        };
        /**
         * @description The kind of entry of the match log that caused a change. begin is a new match; amendments, removals and corrections change what earlier entries say.
         * @enum {string}
         */
        readonly ChangeKind: "begin" | "transaction" | "amendment" | "removal" | "status" | "correction" | "result" | "boxScore";
        /**
         * @description The match that an event concerns.
         * @enum {string}
         */
        readonly EventType: "MatchStatus" | "MatchScore" | "MatchMetricUpdate" | "ReferenceData";
        /** @description A match entered a status. */
        readonly MatchStatusEvent: {
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "MatchStatus";
            /** @description What caused it. */
            readonly kind: components["schemas"]["ChangeKind"];
            /** @description Id of the message. A message that is delivered twice has the same id. */
            readonly messageId: string;
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the league of the match.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level of the match.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season of the match.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Revision of the match after the event. Send it as asOf to get responses at this revision.
             */
            readonly revision: number;
            /**
             * Format: date-time
             * @description When it happened, in UTC. Absent where the match does not say.
             */
            readonly utcTimestamp?: string;
            /**
             * Format: int32
             * @description Number of the period. Absent before the match starts.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included. Absent before the match starts.
             */
            readonly periodSecs?: number;
            /**
             * Format: int32
             * @description Id of the status.
             */
            readonly statusId: number;
            /** @description Short code of the status. */
            readonly statusCode: string;
        };
        /** @description The score of a squad in an event. */
        readonly EventScore: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Goals, worth six points each. Absent if the source has only points.
             */
            readonly goals?: number;
            /**
             * Format: int32
             * @description Behinds, worth one point each. Absent if the source has only points.
             */
            readonly behinds?: number;
            /**
             * Format: int32
             * @description Points.
             */
            readonly points: number;
        };
        /** @description The score of a match changed. */
        readonly MatchScoreEvent: {
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "MatchScore";
            /** @description What caused it. */
            readonly kind: components["schemas"]["ChangeKind"];
            /** @description Id of the message. A message that is delivered twice has the same id. */
            readonly messageId: string;
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the league of the match.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level of the match.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season of the match.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Revision of the match after the event. Send it as asOf to get responses at this revision.
             */
            readonly revision: number;
            /**
             * Format: date-time
             * @description When it happened, in UTC. Absent where the match does not say.
             */
            readonly utcTimestamp?: string;
            /**
             * Format: int32
             * @description Number of the period. Absent before the match starts.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included. Absent before the match starts.
             */
            readonly periodSecs?: number;
            /** @description The score of the home squad. */
            readonly home: components["schemas"]["EventScore"];
            /** @description The score of the away squad. */
            readonly away: components["schemas"]["EventScore"];
        };
        /** @description Metrics of a match changed, or may have. */
        readonly MatchMetricUpdateEvent: {
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "MatchMetricUpdate";
            /** @description What caused it. */
            readonly kind: components["schemas"]["ChangeKind"];
            /** @description Id of the message. A message that is delivered twice has the same id. */
            readonly messageId: string;
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the league of the match.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level of the match.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season of the match.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Revision of the match after the event. Send it as asOf to get responses at this revision.
             */
            readonly revision: number;
            /**
             * Format: date-time
             * @description When it happened, in UTC. Absent where the match does not say.
             */
            readonly utcTimestamp?: string;
            /**
             * Format: int32
             * @description Number of the period. Absent before the match starts.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included. Absent before the match starts.
             */
            readonly periodSecs?: number;
            /** @description Codes of the metrics that an amendment, a removal or a correction changed, for any player or squad, in the whole match or in any period, zone or range of seconds. Empty if it changed none. Absent if any metric may have changed, as after a transaction, or after the first 400 amendments, removals and corrections of a match. */
            readonly metricCodes?: readonly string[];
        };
        /** @description The data of a match outside its play changed, or the match is new. */
        readonly ReferenceDataEvent: {
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "ReferenceData";
            /** @description What caused it. */
            readonly kind: components["schemas"]["ChangeKind"];
            /** @description Id of the message. A message that is delivered twice has the same id. */
            readonly messageId: string;
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the league of the match.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level of the match.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season of the match.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Revision of the match after the event. Send it as asOf to get responses at this revision.
             */
            readonly revision: number;
            /**
             * Format: date-time
             * @description When it happened, in UTC. Absent where the match does not say.
             */
            readonly utcTimestamp?: string;
            /**
             * Format: int32
             * @description Number of the period. Absent before the match starts.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period, time on included. Absent before the match starts.
             */
            readonly periodSecs?: number;
            /**
             * @description What changed.
             * @enum {string}
             */
            readonly entity: "match";
            /**
             * Format: int32
             * @description Id of what changed.
             */
            readonly entityId: number;
            /** @description The parts of it that were corrected. Without it, all of it is new. */
            readonly members?: readonly string[];
        };
        /** @description What the data of an event of a stream are, by its type. */
        readonly MatchEvent: components["schemas"]["MatchStatusEvent"] | components["schemas"]["MatchScoreEvent"] | components["schemas"]["MatchMetricUpdateEvent"] | components["schemas"]["ReferenceDataEvent"];
        /** @description Changes of matches, and where to continue. */
        readonly Changes: {
            /** @description The changes, oldest first. */
            readonly changes: readonly components["schemas"]["MatchEvent"][];
            /** @description Send it as since to get what follows. It is valid as long as the matches are stored. */
            readonly cursor: string;
            /** @description Whether there are further changes already. */
            readonly more: boolean;
        };
        /** @description The squad that acted. */
        readonly TransactionSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
        };
        /** @description The person who acted. */
        readonly TransactionPerson: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly id: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
        };
        /**
         * @description Zone, as the acting squad sees the ground, from its defensive 50 to its forward 50.
         * @enum {string}
         */
        readonly LogicalZone: "D50" | "DM" | "CB" | "AM" | "F50";
        /**
         * @description Zone of the ground itself, from the left end to the right end.
         * @enum {string}
         */
        readonly PhysicalZone: "L50" | "LM" | "CB" | "RM" | "R50";
        /** @description A point of the ground. The centre is 0, 0; x runs along the length and y across it. */
        readonly TransactionLocation: {
            /**
             * Format: double
             * @description Metres from the centre along the length of the ground.
             */
            readonly x: number;
            /**
             * Format: double
             * @description Metres from the centre across the ground.
             */
            readonly y: number;
            /**
             * Format: double
             * @description The same as x on a standard ground, 160 metres long.
             */
            readonly xStd: number;
            /**
             * Format: double
             * @description The same as y on a standard ground, 141 metres wide.
             */
            readonly yStd: number;
        };
        /** @description A player who applied pressure. */
        readonly PressurePlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description 1 for the first player to apply the pressure, 2 for the second.
             */
            readonly role: number;
        };
        /** @description Pressure on the person with the ball. */
        readonly Pressure: {
            /** @description Name of the kind of pressure. */
            readonly name: string;
            /** @description Short code of the kind of pressure. */
            readonly code: string;
            /**
             * Format: double
             * @description Pressure points.
             */
            readonly points: number;
            /** @description The squad that applied the pressure. */
            readonly squad?: components["schemas"]["TransactionSquad"];
            /** @description The players who applied the pressure, two at most. */
            readonly players: readonly components["schemas"]["PressurePlayer"][];
        };
        /** @description How the ball was kicked. */
        readonly Kicking: {
            /** @description Foot that kicked the ball. */
            readonly foot?: string;
            /** @description What the kick was meant to do. */
            readonly intent?: string;
            /** @description Distance group of the kick. */
            readonly distance?: string;
            /** @description Direction of the kick. */
            readonly direction?: string;
        };
        /** @description What else is known of a transaction. */
        readonly TransactionDetails: {
            /** @description Why the free kick was paid. */
            readonly freeKickReason?: string;
            /** @description The contest in which the free kick was paid. */
            readonly freeKickContext?: string;
            /** @description Where the inside 50 went to. */
            readonly inside50Direction?: string;
            /** @description What the inside 50 was meant to do. */
            readonly inside50Intent?: string;
            /** @description What the shot at goal came from. */
            readonly shotSource?: string;
            /** @description How the shot at goal was taken. */
            readonly shotType?: string;
            /** @description Angle group of the shot at goal. */
            readonly shotAngle?: string;
            /** @description Distance group of the shot at goal. */
            readonly shotDistance?: string;
            /** @description What the shot at goal came to. */
            readonly shotResult?: string;
            /** @description Where the kick-in went to. */
            readonly kickinDirection?: string;
        };
        /** @description One thing that happened in a match, for one of the persons involved. */
        readonly MatchTransaction: {
            /**
             * Format: int64
             * @description Id of the transaction. Ids rise with the order of play.
             */
            readonly id: number;
            /** @description Code of the kind of transaction. */
            readonly code: string;
            /** @description Name of the kind of transaction. */
            readonly name: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /**
             * Format: int32
             * @description Number of this entry within its transaction, from 1.
             */
            readonly sequence: number;
            /**
             * Format: int32
             * @description Points of the home squad after the transaction.
             */
            readonly homeScore: number;
            /**
             * Format: int32
             * @description Points of the away squad after the transaction.
             */
            readonly awayScore: number;
            /** @description The acting squad. Absent where neither squad acts. */
            readonly squad?: components["schemas"]["TransactionSquad"];
            /** @description The acting person. */
            readonly person?: components["schemas"]["TransactionPerson"];
            /** @description Zone, as the acting squad sees the ground. */
            readonly zoneLogical?: components["schemas"]["LogicalZone"];
            /** @description Zone of the ground itself. */
            readonly zonePhysical?: components["schemas"]["PhysicalZone"];
            /** @description Where it happened. */
            readonly location?: components["schemas"]["TransactionLocation"];
            /** @description Where it happened, turned so that the acting squad attacks towards positive x. */
            readonly locationRotated?: components["schemas"]["TransactionLocation"];
            /** @description Pressure on the acting person. */
            readonly pressure?: components["schemas"]["Pressure"];
            /** @description How the ball was kicked. */
            readonly kicking?: components["schemas"]["Kicking"];
            /** @description What else is known of this kind of transaction. */
            readonly details?: components["schemas"]["TransactionDetails"];
            /** @description Whether this kick is captured as an inside-50 entry. Present only if true. */
            readonly inside50?: boolean;
            /** @description Whether this disposal is captured as a shot at goal. Present only if true. */
            readonly shot?: boolean;
            /** @description Whether this row takes the ball from the opposition, so that a chain begins here. Present only if true, in matches whose source marks chains. */
            readonly gain?: boolean;
            /** @description The squad whose chain this restart of play begins, in matches whose source marks chains. */
            readonly wonBy?: components["schemas"]["TransactionSquad"];
            /** @description Whether the target of an inside-50 kick had a real chance to win the ball. Present only if true. */
            readonly chance?: boolean;
            /** @description Whether the source does not have this rushed behind, which follows from the official score. Present only if true. */
            readonly inferred?: boolean;
            /**
             * @description Role that the person takes from now on; in a rotation, the role of the person who comes on.
             * @enum {string}
             */
            readonly role?: "Defence" | "Forward" | "Midfield" | "Ruck" | "Wing" | "Loose";
            /** @description The person who comes on in a rotation. The acting person goes off. */
            readonly onPerson?: components["schemas"]["TransactionPerson"];
            /** @description The direct opponent of the person from now on. */
            readonly opponent?: components["schemas"]["TransactionPerson"];
        };
        /** @description A person on the ground at the first bounce. */
        readonly MatchStarter: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /**
             * @description Role at the first bounce. Absent if the source does not name one.
             * @enum {string}
             */
            readonly role?: "Defence" | "Forward" | "Midfield" | "Ruck" | "Wing" | "Loose";
        };
        /** @description How the source captured a match, as far as metrics depend on it. */
        readonly MatchCapture: {
            /** @description Whether the source says where chains begin (gain, wonBy). Otherwise both are derived from the play. */
            readonly chainsMarked: boolean;
            /**
             * Format: double
             * @description Resolution of the coordinates in metres. The arcs around the goals are wider by half of it.
             */
            readonly resolutionMetres: number;
            /**
             * Format: int32
             * @description Playing seconds that a quarter counts down from.
             */
            readonly countdownSecs: number;
            /** @description Features that the source does not capture. Metrics that need one of them are absent. */
            readonly lacks: readonly string[];
            /** @description Persons on the ground at the first bounce. Empty if the source does not capture rotations. */
            readonly starters: readonly components["schemas"]["MatchStarter"][];
        };
        /** @description The transactions of a match. */
        readonly MatchTransactions: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The transactions, in the order of play. */
            readonly transactions: readonly components["schemas"]["MatchTransaction"][];
            /** @description How the source captured the match, as far as metrics depend on it. */
            readonly capture?: components["schemas"]["MatchCapture"];
        };
        /** @description A player in a chain. */
        readonly ChainPlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly id: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
        };
        /** @description The start of a chain. */
        readonly ChainStart: {
            /**
             * Format: int64
             * @description Id of the transaction that started the chain.
             */
            readonly matchTrxId: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /**
             * Format: int32
             * @description Id of the chain start type.
             */
            readonly stateId: number;
            /** @description Name of the chain start type. */
            readonly stateName: string;
            /** @description Short code of the chain start type. */
            readonly stateCode: string;
            /** @description Name of the group of chain start types. */
            readonly stateType: string;
            /** @description Short code of the group of chain start types. */
            readonly stateTypeCode: string;
            /**
             * Format: double
             * @description Metres from the centre along the length of the ground.
             */
            readonly x?: number;
            /**
             * Format: double
             * @description Metres from the centre across the ground.
             */
            readonly y?: number;
            /** @description Zone, as the squad in possession sees the ground. */
            readonly zone?: components["schemas"]["LogicalZone"];
            /** @description Zone of the ground itself. */
            readonly zonePhysical?: components["schemas"]["PhysicalZone"];
            /** @description The player who launched the chain. */
            readonly launchPlayer?: components["schemas"]["ChainPlayer"];
        };
        /** @description What a scoring attempt came to. */
        readonly TransactionResult: {
            /** @description Name of the result. */
            readonly name: string;
            /** @description Short code of the result. */
            readonly code: string;
            /**
             * Format: int32
             * @description Points scored.
             */
            readonly points: number;
        };
        /** @description The score that ended a chain. */
        readonly ChainScore: {
            /**
             * Format: int64
             * @description Id of the scoring transaction.
             */
            readonly matchTrxId: number;
            /** @description The player who scored. Absent for a rushed behind. */
            readonly player?: components["schemas"]["ChainPlayer"];
            /** @description What was scored. */
            readonly result: components["schemas"]["TransactionResult"];
        };
        /** @description The turnover that ended a chain. */
        readonly ChainTurnover: {
            /**
             * Format: int64
             * @description Id of the transaction that turned the ball over.
             */
            readonly turnoverTrxId: number;
            /** @description The player who turned the ball over. */
            readonly player?: components["schemas"]["ChainPlayer"];
            /** @description Name of the chain turnover type. */
            readonly type: string;
            /** @description Name of the chain turnover state. */
            readonly state: string;
            /** @description Name of the chain turnover creation. */
            readonly creation: string;
        };
        /** @description The end of a chain. */
        readonly ChainEnd: {
            /**
             * Format: int64
             * @description Id of the transaction that ended the chain.
             */
            readonly matchTrxId: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /**
             * Format: int32
             * @description Id of the chain end type.
             */
            readonly stateId: number;
            /** @description Name of the chain end type. */
            readonly stateName: string;
            /** @description Short code of the chain end type. */
            readonly stateCode: string;
            /** @description Name of the group of chain end types. */
            readonly stateType: string;
            /** @description Short code of the group of chain end types. */
            readonly stateTypeCode: string;
            /**
             * Format: double
             * @description Metres from the centre along the length of the ground.
             */
            readonly x?: number;
            /**
             * Format: double
             * @description Metres from the centre across the ground.
             */
            readonly y?: number;
            /** @description Zone, as the squad in possession sees the ground. */
            readonly zone?: components["schemas"]["LogicalZone"];
            /** @description Zone of the ground itself. */
            readonly zonePhysical?: components["schemas"]["PhysicalZone"];
            /** @description The score that ended the chain. */
            readonly score?: components["schemas"]["ChainScore"];
            /** @description The turnover that ended the chain. */
            readonly turnover?: components["schemas"]["ChainTurnover"];
        };
        /** @description The transactions that mattered in a chain, and the chains before and after. Null where there is none. */
        readonly KeyTransactions: {
            /**
             * Format: int64
             * @description Id of the stoppage that the chain started from.
             */
            readonly stoppage: number | null;
            /**
             * Format: int64
             * @description Id of the clearance.
             */
            readonly clearance: number | null;
            /**
             * Format: int64
             * @description Id of the first inside 50.
             */
            readonly inside50: number | null;
            /**
             * Format: int64
             * @description Id of the first rebound 50.
             */
            readonly rebound50: number | null;
            /**
             * Format: int64
             * @description Id of the chain before.
             */
            readonly prevChain: number | null;
            /**
             * Format: int64
             * @description Id of the chain after.
             */
            readonly nextChain: number | null;
        };
        /** @description The ground a chain gained. Absent where the locations are not known. */
        readonly KeyMetrics: {
            /**
             * Format: double
             * @description Metres gained towards goal from the start to the end of the chain.
             */
            readonly chainMetres?: number;
            /**
             * Format: double
             * @description Metres gained by the opposition in the chain that answered.
             */
            readonly chainMetresReply?: number;
            /**
             * Format: double
             * @description Metres gained minus those of the reply.
             */
            readonly chainMetresNet?: number;
        };
        /** @description A chain of possession of one squad. */
        readonly MatchChain: {
            /**
             * Format: int64
             * @description Id of the chain. Ids rise with the order of play.
             */
            readonly id: number;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /** @description The squad in possession. Absent where neither squad won the ball. */
            readonly squad?: components["schemas"]["TransactionSquad"];
            /** @description How the chain started. */
            readonly start: components["schemas"]["ChainStart"];
            /** @description How the chain ended. Absent while the chain goes on, which only the last one of a live period does. */
            readonly end?: components["schemas"]["ChainEnd"];
            /** @description The transactions that mattered, and the chains before and after. */
            readonly keyTransactions: components["schemas"]["KeyTransactions"];
            /** @description The ground the chain gained. */
            readonly metrics: components["schemas"]["KeyMetrics"];
        };
        /** @description The chains of a match. */
        readonly MatchChains: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The chains, in the order of play. */
            readonly chains: readonly components["schemas"]["MatchChain"][];
        };
        /** @description How long a player has been on the ground or off it. A stint that began with the match has no reason. */
        readonly CurrentStint: {
            /**
             * @description Whether the player is on the ground.
             * @enum {string}
             */
            readonly status: "ON" | "OFF";
            /**
             * Format: int32
             * @description Number of the period in which the stint began.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds from the start of that period to the start of the stint.
             */
            readonly periodSecs: number;
            /**
             * Format: int32
             * @description Seconds of play since the start of the stint, up to now or the end of the match.
             */
            readonly elapsedSecs: number;
            /** @description Name of the reason of the rotation that began the stint. */
            readonly reason?: string;
            /** @description Code of the reason of the rotation that began the stint. */
            readonly reasonCode?: string;
        };
        /** @description A player, and where they are. */
        readonly RotationPlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description The stint the player is in. Absent where it is not known, and of emergencies. */
            readonly currentStint?: components["schemas"]["CurrentStint"];
        };
        /** @description A squad of a match, and where its players are. */
        readonly MatchRotationSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The players, by id. */
            readonly players: readonly components["schemas"]["RotationPlayer"][];
        };
        /** @description A player who leaves the ground. */
        readonly RotationOff: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description Name of the reason. */
            readonly reason: string;
            /** @description Code of the reason, as the rotation types list it. */
            readonly reasonCode: string;
        };
        /** @description A player who comes onto the ground. */
        readonly RotationOn: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
        };
        /** @description A player leaves the ground and another comes on. */
        readonly MatchRotation: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly matchTrxId: number;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /** @description The squad of both players. */
            readonly squad: components["schemas"]["TransactionSquad"];
            /** @description Who leaves, and why. */
            readonly off: components["schemas"]["RotationOff"];
            /** @description Who comes on. */
            readonly on: components["schemas"]["RotationOn"];
        };
        /** @description The rotations of a match, and who is on the ground now. */
        readonly MatchRotations: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The home squad and its players. */
            readonly home: components["schemas"]["MatchRotationSquad"];
            /** @description The away squad and its players. */
            readonly away: components["schemas"]["MatchRotationSquad"];
            /** @description The rotations, in the order of play. Empty where the source of the match captures none. */
            readonly rotations: readonly components["schemas"]["MatchRotation"][];
        };
        /**
         * @description Short form of the result for one squad.
         * @enum {string}
         */
        readonly SquadResultCode: "W" | "L" | "D";
        /** @description The score of one squad in one period, and at its end. */
        readonly PeriodScore: {
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Goals in the period.
             */
            readonly goals: number;
            /**
             * Format: int32
             * @description Behinds in the period.
             */
            readonly behinds: number;
            /**
             * Format: int32
             * @description Points in the period.
             */
            readonly points: number;
            /**
             * Format: int32
             * @description Points in the period minus those of the other squad.
             */
            readonly margin: number;
            /** @description The result of the period for this squad. Only once the period is complete. */
            readonly result?: components["schemas"]["SquadResult"];
            /** @description Short form of the result of the period. Only once the period is complete. */
            readonly resultCode?: components["schemas"]["SquadResultCode"];
            /**
             * Format: int32
             * @description Goals from the start of the match to the end of the period.
             */
            readonly goalsCumulative: number;
            /**
             * Format: int32
             * @description Behinds from the start of the match to the end of the period.
             */
            readonly behindsCumulative: number;
            /**
             * Format: int32
             * @description Points from the start of the match to the end of the period.
             */
            readonly pointsCumulative: number;
            /**
             * Format: int32
             * @description Margin at the end of the period.
             */
            readonly marginCumulative: number;
        };
        /** @description The score of one squad, for the match and by period. */
        readonly MatchScoreSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /**
             * Format: int32
             * @description Goals. Absent if the source has only points.
             */
            readonly goals?: number;
            /**
             * Format: int32
             * @description Behinds. Absent if the source has only points.
             */
            readonly behinds?: number;
            /**
             * Format: int32
             * @description Points.
             */
            readonly points: number;
            /**
             * Format: int32
             * @description Points minus those of the other squad.
             */
            readonly margin: number;
            /** @description The result for this squad. Only once the match is complete. */
            readonly result?: components["schemas"]["SquadResult"];
            /** @description Short form of the result for this squad. Only once the match is complete. */
            readonly resultCode?: components["schemas"]["SquadResultCode"];
            /** @description The periods that have started, in order. */
            readonly periods: readonly components["schemas"]["PeriodScore"][];
        };
        /** @description The score of a match. */
        readonly MatchScore: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The score of the home squad. */
            readonly home: components["schemas"]["MatchScoreSquad"];
            /** @description The score of the away squad. */
            readonly away: components["schemas"]["MatchScoreSquad"];
            /** @description The result. Only once the match is complete. */
            readonly result?: components["schemas"]["MatchResult"];
            /** @description Short form of the result. Only once the match is complete. */
            readonly resultCode?: components["schemas"]["MatchResultCode"];
            /**
             * Format: int32
             * @description Id of the squad that won. Absent for a draw and until the match is complete.
             */
            readonly winningSquadId?: number;
        };
        /** @description What a shot at goal came to, and what an average one from there comes to. */
        readonly ShotResult: {
            /** @description Name of the result. */
            readonly name: string;
            /** @description Short code of the result. */
            readonly code: string;
            /**
             * Format: int32
             * @description Points scored.
             */
            readonly points: number;
            /**
             * Format: double
             * @description Points such a shot brings at competition average. Null where its location is not known.
             */
            readonly pointsExpected: number | null;
            /**
             * Format: double
             * @description Chance that such a shot is a goal at competition average, from 0 to 1. Null where its location is not known.
             */
            readonly accuracyExpected: number | null;
        };
        /** @description The score once a shot was over. */
        readonly ShotTransactionScore: {
            /**
             * Format: int32
             * @description Points of the home squad.
             */
            readonly homePoints: number;
            /**
             * Format: int32
             * @description Points of the away squad.
             */
            readonly awayPoints: number;
        };
        /** @description Where a shot was taken, and how. The words are those of the shot detail types. */
        readonly ShotTransactionDetails: {
            /** @description Angle group, seen by the one who kicks. */
            readonly angleGroup?: string;
            /** @description Distance group. */
            readonly distanceGroup?: string;
            /** @description What the shot came from. */
            readonly origin: string;
            /** @description How the shot was taken. */
            readonly type: string;
            /** @description Where the shot was taken. */
            readonly location?: components["schemas"]["TransactionLocation"];
            /** @description Where the shot was taken, turned so that the squad attacks towards positive x. */
            readonly locationRotated?: components["schemas"]["TransactionLocation"];
        };
        /** @description A shot at goal. */
        readonly ShotTransaction: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly matchTrxId: number;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /** @description Who took the shot. */
            readonly player?: components["schemas"]["TransactionPerson"];
            /** @description The squad that took the shot. */
            readonly squad: components["schemas"]["TransactionSquad"];
            /** @description What the shot came to. Absent while the ball is on its way. */
            readonly result?: components["schemas"]["ShotResult"];
            /** @description The score once the shot was over. Absent while the ball is on its way. */
            readonly score?: components["schemas"]["ShotTransactionScore"];
            /** @description Where the shot was taken, and how. */
            readonly details: components["schemas"]["ShotTransactionDetails"];
        };
        /** @description The shots at goal of a match. */
        readonly MatchShots: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The shots, in the order of play. */
            readonly shots: readonly components["schemas"]["ShotTransaction"][];
        };
        /** @description What came of an entry first. */
        readonly EntryResult: {
            /**
             * @description A score straight from it, the ball in the hands of the squad or of the opposition, a stoppage, or the end of the period. Absent while the ball is on its way.
             * @enum {string}
             */
            readonly outcome?: "Goal" | "Behind" | "Rushed Behind" | "Mark" | "Free Kick" | "Possession" | "Turnover" | "Stoppage" | "End Of Period";
        };
        /** @description How a chain began. */
        readonly EntrySource: {
            /** @description Name of the chain start type. */
            readonly name: string;
            /** @description Name of the group of chain start types. */
            readonly type: string;
        };
        /** @description Pressure on the one who kicked. */
        readonly EntryPressure: {
            /** @description Name of the kind of pressure. */
            readonly name: string;
            /** @description Short code of the kind of pressure. */
            readonly code: string;
            /**
             * Format: double
             * @description Pressure points.
             */
            readonly points: number;
        };
        /** @description A point of the ground. The centre is 0, 0; x runs along the length and y across it. */
        readonly EntryLocation: {
            /**
             * Format: double
             * @description Metres from the centre along the length of the ground.
             */
            readonly x: number;
            /**
             * Format: double
             * @description Metres from the centre across the ground.
             */
            readonly y: number;
            /**
             * Format: double
             * @description The same as x on a standard ground, 160 metres long.
             */
            readonly xStd: number;
            /**
             * Format: double
             * @description The same as y on a standard ground, 141 metres wide.
             */
            readonly yStd: number;
        };
        /** @description A kick into forward 50. What is neither captured nor known from locations is absent. */
        readonly EntryKick: {
            /** @description Whether the ball was kicked off the ground. */
            readonly isGround: boolean;
            /** @description Foot that kicked the ball. */
            readonly foot?: string;
            /** @description What the kick was meant to do. */
            readonly intent?: string;
            /** @description Distance group of the kick. */
            readonly distance?: string;
            /** @description Direction of the kick. */
            readonly direction?: string;
            /** @description Pressure on the one who kicked. */
            readonly pressure?: components["schemas"]["EntryPressure"];
            /** @description Where the ball was kicked. */
            readonly launchLocation?: components["schemas"]["EntryLocation"];
            /** @description Where the ball was kicked, turned so that the squad attacks towards positive x. */
            readonly launchLocationRotated?: components["schemas"]["EntryLocation"];
            /** @description Where the ball came down or was taken. */
            readonly resultLocation?: components["schemas"]["EntryLocation"];
            /** @description Where the ball came down or was taken, turned so that the squad attacks towards positive x. */
            readonly resultLocationRotated?: components["schemas"]["EntryLocation"];
            /**
             * Format: double
             * @description Metres from where the ball was kicked to the middle of the goal, to 1 decimal.
             */
            readonly launchDistanceToGoal?: number;
            /**
             * Format: double
             * @description Metres from where the ball came down to the middle of the goal, to 1 decimal.
             */
            readonly resultDistanceToGoal?: number;
        };
        /** @description How the ball was brought into forward 50, and what came of it. */
        readonly EntryDetails: {
            /**
             * @description How the ball was brought in. A ground kick is a kick.
             * @enum {string}
             */
            readonly type: "Kick" | "Handball" | "Run" | "Knock On" | "Spoil";
            /** @description What came of it first. */
            readonly result: components["schemas"]["EntryResult"];
            /** @description How the chain began that led to it, as the chain start types list it. */
            readonly source: components["schemas"]["EntrySource"];
            /** @description The kick. Absent where the ball was brought in otherwise. */
            readonly kick?: components["schemas"]["EntryKick"];
        };
        /** @description A time the ball was brought into forward 50. */
        readonly MatchEntry: {
            /**
             * Format: int64
             * @description Id of the transaction that brought the ball in.
             */
            readonly id: number;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSecs: number;
            /** @description Who brought the ball in. */
            readonly player?: components["schemas"]["TransactionPerson"];
            /** @description The squad that brought the ball in. */
            readonly squad: components["schemas"]["TransactionSquad"];
            /** @description How the ball was brought in, and what came of it. */
            readonly details: components["schemas"]["EntryDetails"];
        };
        /** @description The inside-50 entries of a match. */
        readonly MatchEntries: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The entries, in the order of play: one for each that INSIDE_50 counts. */
            readonly entries: readonly components["schemas"]["MatchEntry"][];
        };
        /** @description A point of the ground. The centre is 0, 0; x runs along the length and y across it. */
        readonly StoppageGraphicalDetails: {
            /**
             * Format: double
             * @description Metres from the centre along the length of the ground.
             */
            readonly x: number;
            /**
             * Format: double
             * @description Metres from the centre across the ground.
             */
            readonly y: number;
            /**
             * Format: double
             * @description The same as x on a standard ground, 160 metres long.
             */
            readonly xStd: number;
            /**
             * Format: double
             * @description The same as y on a standard ground, 141 metres wide.
             */
            readonly yStd: number;
        };
        /** @description A player at a stoppage. */
        readonly StoppagePlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description Id of the squad of the player.
             */
            readonly squadId: number;
        };
        /** @description Who attended a stoppage. */
        readonly StoppageAttendance: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly id: number;
            /** @description Name of this part of the stoppage. */
            readonly name: string;
            /** @description Short code of this part of the stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description The players, home squad first and within a squad the ruck first; four of a squad at the most. */
            readonly players: readonly components["schemas"]["StoppagePlayer"][];
        };
        /** @description The tap at a stoppage. */
        readonly StoppageHitout: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly id: number;
            /** @description Name of this part of the stoppage. */
            readonly name: string;
            /** @description Short code of this part of the stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description Who tapped the ball. */
            readonly player?: components["schemas"]["StoppagePlayer"];
        };
        /** @description The first possession after a stoppage. */
        readonly StoppageFirstPossession: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly id: number;
            /** @description Name of this part of the stoppage. */
            readonly name: string;
            /** @description Short code of this part of the stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description Zone, as the squad of the player sees the ground. */
            readonly zone?: components["schemas"]["LogicalZone"];
            /** @description Who had the ball. */
            readonly player?: components["schemas"]["StoppagePlayer"];
        };
        /** @description The clearance of a stoppage. */
        readonly StoppageClearance: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly id: number;
            /** @description Name of this part of the stoppage. */
            readonly name: string;
            /** @description Short code of this part of the stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description Zone, as the squad of the player sees the ground. */
            readonly zone?: components["schemas"]["LogicalZone"];
            /** @description Who cleared it. */
            readonly player?: components["schemas"]["StoppagePlayer"];
        };
        /** @description How the ball was kicked out of a stoppage. What is neither captured nor known from locations is absent. */
        readonly StoppageKicking: {
            /** @description Foot that kicked the ball. */
            readonly foot?: string;
            /** @description What the kick was meant to do. */
            readonly intent?: string;
            /** @description Distance group of the kick. */
            readonly distance?: string;
            /** @description Direction of the kick. */
            readonly direction?: string;
        };
        /** @description How the ball left a stoppage. */
        readonly StoppageExit: {
            /**
             * Format: int64
             * @description Id of the transaction.
             */
            readonly id: number;
            /** @description Name of this part of the stoppage. */
            readonly name: string;
            /** @description Short code of this part of the stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description Zone, as the squad of the player sees the ground. */
            readonly zone?: components["schemas"]["LogicalZone"];
            /**
             * @description How the ball left. A ground kick is a kick.
             * @enum {string}
             */
            readonly type: "Kick" | "Handball" | "Knock On";
            /** @description Name of the kind of pressure on the player. Absent where it was not captured. */
            readonly pressure?: string;
            /** @description Who took the ball out. */
            readonly player?: components["schemas"]["StoppagePlayer"];
            /** @description How the ball was kicked. Absent for a handball or knock-on. */
            readonly kicking?: components["schemas"]["StoppageKicking"];
            /** @description Where the ball was used. */
            readonly location?: components["schemas"]["StoppageGraphicalDetails"];
        };
        /** @description A centre bounce, ball-up or throw-in, and what followed. What did not happen, or is not captured, is absent. */
        readonly MatchStoppage: {
            /**
             * Format: int64
             * @description Id of the transaction that restarted play, or of the first of the stoppage where that was not captured.
             */
            readonly id: number;
            /** @description Name of the kind of stoppage. */
            readonly name: string;
            /** @description Short code of the kind of stoppage. */
            readonly code: string;
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Seconds since the start of the period.
             */
            readonly periodSeconds: number;
            /** @description Zone of the ground itself. */
            readonly zonePhysical: components["schemas"]["PhysicalZone"];
            /** @description Where play restarted. */
            readonly location?: components["schemas"]["StoppageGraphicalDetails"];
            /** @description Who attended. */
            readonly attendance?: components["schemas"]["StoppageAttendance"];
            /** @description The tap. */
            readonly hitout?: components["schemas"]["StoppageHitout"];
            /** @description Who had the ball first. */
            readonly firstPossession?: components["schemas"]["StoppageFirstPossession"];
            /** @description The disposal or knock-on that cleared the stoppage, as CLEARANCE counts it. */
            readonly clearance?: components["schemas"]["StoppageClearance"];
            /** @description How the ball left the stoppage, as STOPPAGE_EXIT counts it: by the disposal or knock-on that cleared it. */
            readonly stoppageExit?: components["schemas"]["StoppageExit"];
        };
        /** @description The stoppages of a match. */
        readonly MatchStoppages: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The stoppages, in the order of play: one for each that STOPPAGE counts. */
            readonly stoppages: readonly components["schemas"]["MatchStoppage"][];
        };
        /** @description A leading player. */
        readonly Leader: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description Number on the jumper.
             */
            readonly jumperNumber?: number;
            /** @description Whether the player has played: was on the ground for at least a second, or made any act. Absent before the match, and where only its result is known. */
            readonly played?: boolean;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /** @description Name of the squad. */
            readonly squadName: string;
            /** @description Short code of the squad. */
            readonly squadCode: string;
            /**
             * Format: double
             * @description Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact.
             */
            readonly value: number;
            /** @description Value of the metric, formatted for display. */
            readonly valueDisplay: string;
            /**
             * Format: int32
             * @description Dense rank by value, greatest first: ties share a number and the next value has the next number.
             */
            readonly order: number;
            /**
             * Format: int32
             * @description Competition rank by value, greatest first: ties share a number and as many numbers are skipped.
             */
            readonly rank: number;
        };
        /** @description The leaders of one metric. */
        readonly LeaderStatistic: {
            /**
             * Format: int32
             * @description Id of the metric.
             */
            readonly id: number;
            /** @description Code of the metric. */
            readonly code: string;
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Name of the metric, in the plural. */
            readonly namePlural: string;
            /** @description The leading players, in order. */
            readonly persons: readonly components["schemas"]["Leader"][];
        };
        /** @description The leaders of a match. */
        readonly MatchLeaders: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The leaders of each metric. */
            readonly statistics: readonly components["schemas"]["LeaderStatistic"][];
        };
        /**
         * @description A zone to count, as the acting squad sees the ground. MID stands for DM, AM and CB together.
         * @enum {string}
         */
        readonly ZoneFilter: "D50" | "DM" | "MID" | "CB" | "AM" | "F50";
        /**
         * @description The side to answer.
         * @enum {string}
         */
        readonly TeamFilter: "home" | "away";
        /**
         * @description The state of the score before an act, as the acting squad sees it.
         * @enum {string}
         */
        readonly ScoreState: "leading" | "level" | "trailing";
        /**
         * @description The place of an act that an area contains, where it began or where it ended.
         * @enum {string}
         */
        readonly AreaOf: "begin" | "end";
        /**
         * @description The unit of an area, metres from the centre of the ground or the standard ground of 160 x 141.
         * @enum {string}
         */
        readonly AreaUnit: "metres" | "standard";
        /**
         * @description A role of a player on the ground. A Loose player has no direct opponent.
         * @enum {string}
         */
        readonly GroundRole: "Defence" | "Forward" | "Midfield" | "Ruck" | "Wing" | "Loose";
        /**
         * @description What happens to metrics that cannot be answered. With partial, the response names them and has all others. Without it, the request is refused.
         * @enum {string}
         */
        readonly ValidationMode: "partial";
        /** @description The value of a metric. A metric without a value is not listed. */
        readonly Statistic: {
            /**
             * Format: int32
             * @description Id of the metric.
             */
            readonly id: number;
            /** @description Code of the metric. */
            readonly code: string;
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Name of the metric, in the plural. */
            readonly namePlural: string;
            /**
             * Format: double
             * @description Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact.
             */
            readonly value: number;
            /** @description Value of the metric, formatted for display. */
            readonly valueDisplay: string;
            /**
             * Format: int32
             * @description Dense rank by value within the answer, greatest first: ties share a number and the next value has the next number.
             */
            readonly order: number;
            /**
             * Format: int32
             * @description Competition rank by value within the answer, greatest first: ties share a number and as many numbers are skipped.
             */
            readonly rank: number;
        };
        /** @description The statistics of one player. */
        readonly PlayerStatisticsPlayer: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description Number on the jumper.
             */
            readonly jumperNumber?: number;
            /** @description Whether the player has played: was on the ground for at least a second, or made any act. False for an unused substitute. Absent before the match, and where only its result is known. */
            readonly played?: boolean;
            /** @description The statistics of the player. */
            readonly statistics: readonly components["schemas"]["Statistic"][];
        };
        /** @description The player statistics of one squad. */
        readonly PlayerStatisticsSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The players of the squad. */
            readonly players: readonly components["schemas"]["PlayerStatisticsPlayer"][];
        };
        /** @description A requested metric that the match does not have, or not for this part of it. */
        readonly AbsentMetric: {
            /** @description Code of the metric. */
            readonly code: string;
            /** @description Why there is no value. */
            readonly reason: string;
        };
        /** @description A metric that a request names and that is not in the response, and why. */
        readonly MetricValidation: {
            /**
             * @description What the entry is about.
             * @enum {string}
             */
            readonly context: "Metric";
            /**
             * @description Why the metric is not answered: there is no metric of this code, it exists for players only or for squads only, the account needs a higher tier, the filter of the request does not apply to it, or no source of the matches supplies it.
             * @enum {string}
             */
            readonly reason: "MetricUnknown" | "MetricNotValidForLevel" | "MetricNotLicensed" | "MetricNotValidForFilter" | "MetricNotValidForMatch";
            /**
             * @description What the reason depends on and the reason.
             * @enum {string}
             */
            readonly code: "Request_MetricUnknown" | "Request_MetricNotValidForLevel" | "Account_MetricNotLicensed" | "Request_MetricNotValidForFilter" | "Match_MetricNotValidForMatch";
            /** @description The reason as a sentence. */
            readonly details: string;
            /** @description Code of the metric, as the request has it. */
            readonly metricCode: string;
            /** @description What to request instead, as a sentence. Absent if there is nothing. */
            readonly suggestion?: string;
        };
        /** @description The player statistics of a match. */
        readonly PlayerStatistics: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["PlayerStatisticsSquad"][];
            /** @description Metrics that the request names and the match does not have, each with the reason. Absent if it has all of them, or the request names none. */
            readonly absent?: readonly components["schemas"]["AbsentMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
        };
        /** @description A place on the ground, as the acting squad attacks towards +x, in the unit of the area. */
        readonly AreaPoint: {
            /**
             * Format: double
             * @description The distance from the centre towards the attacked goal.
             */
            readonly x: number;
            /**
             * Format: double
             * @description The distance from the long axis of the ground, positive to the left of the attack.
             */
            readonly y: number;
        };
        /** @description Count the acts in an area of the ground, as the acting squad attacks towards +x. A polygon has points, a circle has a centre and a radius, and goal has ranges of distances and angles to the middle of the attacked goal. Edges are inside. Metrics of time are absent. */
        readonly ActArea: {
            /**
             * @description The shape of the area.
             * @enum {string}
             */
            readonly is: "polygon" | "circle" | "goal";
            readonly of?: components["schemas"]["AreaOf"];
            readonly unit?: components["schemas"]["AreaUnit"];
            /** @description The corners of a polygon. If its edges cross, a place is inside where an odd number of edges surrounds it. */
            readonly points?: readonly components["schemas"]["AreaPoint"][];
            readonly centre?: components["schemas"]["AreaPoint"];
            /**
             * Format: double
             * @description The radius of a circle.
             */
            readonly radius?: number;
            /**
             * Format: double
             * @description The least distance to the middle of the attacked goal.
             */
            readonly fromDistance?: number;
            /**
             * Format: double
             * @description The greatest distance to the middle of the attacked goal.
             */
            readonly toDistance?: number;
            /**
             * Format: double
             * @description The least angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line.
             */
            readonly fromAngle?: number;
            /**
             * Format: double
             * @description The greatest angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line.
             */
            readonly toAngle?: number;
        };
        /**
         * @description Adds the evidence of each value to the result: the ids of its transactions with ids, all that the operations on evidence return with full. Without it, the result has values only. Streams do not take it.
         * @enum {string}
         */
        readonly EvidenceDetail: "ids" | "full";
        /** @description A request for player statistics. Members left out take the same meaning as parameters left out. */
        readonly PlayerMetricRequest: {
            /** @description A label of the caller's choice, repeated in the answer. One is made up where it is left out. */
            readonly id?: string;
            /** @description Codes of the metrics to answer. Without it, every metric that the account is licensed for. */
            readonly metricCodes?: readonly components["schemas"]["MetricCode"][];
            readonly team?: components["schemas"]["TeamFilter"];
            /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
            readonly periods?: readonly number[];
            /** @description Zones to count. Without it, the whole ground. */
            readonly zones?: readonly components["schemas"]["ZoneFilter"][];
            /**
             * Format: int32
             * @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. Not to be combined with fromPeriodSeconds or toPeriodSeconds.
             */
            readonly lastXSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or after this time, in seconds from the start of each period.
             */
            readonly fromPeriodSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or before this time, in seconds from the start of each period.
             */
            readonly toPeriodSeconds?: number;
            /** @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Without it, all. */
            readonly scoreStates?: readonly components["schemas"]["ScoreState"][];
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
             */
            readonly fromScoreMargin?: number;
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
             */
            readonly toScoreMargin?: number;
            readonly area?: components["schemas"]["ActArea"];
            /** @description Count the acts with one of these persons as recorded opponent. Metrics of time are absent. */
            readonly againstPersonIds?: readonly number[];
            /** @description Count the acts of players in one of these roles on the ground, where roles are captured. */
            readonly roles?: readonly components["schemas"]["GroundRole"][];
            /**
             * @description With partial, metrics that cannot be answered are named in the result, which has all others. Streams do not take it.
             * @enum {string}
             */
            readonly validation?: "partial";
            readonly evidence?: components["schemas"]["EvidenceDetail"];
        };
        /** @description A set of requests for player statistics. */
        readonly PostPlayerMetricRequests: {
            /** @description The requests, answered in this order. */
            readonly playerMetricRequests: readonly components["schemas"]["PlayerMetricRequest"][];
        };
        /**
         * @description Values to return for a squad. For: its own. Against: its opponent's. Diff: its own minus its opponent's. PhysicalDiff: its own minus its opponent's in the same area of the ground.
         * @default For
         * @enum {string}
         */
        readonly SquadContext: "For" | "Against" | "Diff" | "PhysicalDiff";
        /** @description A metric of a response. */
        readonly StatisticsMetric: {
            /**
             * Format: int32
             * @description Id of the metric.
             */
            readonly id: number;
            /** @description Code of the metric. */
            readonly code: string;
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Name of the metric, in the plural. */
            readonly namePlural: string;
        };
        /** @description A base of a formula and its weight. */
        readonly EvidenceWeight: {
            /** @description Code of the base. */
            readonly base: string;
            /**
             * Format: double
             * @description What the formula multiplies it by.
             */
            readonly weight: number;
            /** @description What the base counts or adds up. */
            readonly description: string;
        };
        /** @description Weighted bases, added up and then divided. */
        readonly EvidenceLinear: {
            /** @description The bases. */
            readonly bases: readonly components["schemas"]["EvidenceWeight"][];
            /**
             * Format: double
             * @description What the sum is divided by.
             */
            readonly divisor: number;
        };
        /** @description A formula in words and as data. The value of a linear formula is the sum of weight times amount, divided by the divisor. A ratio divides two of them and multiplies by its scale. */
        readonly EvidenceFormula: {
            /** @description The formula. */
            readonly text: string;
            /** @description The metric in words. */
            readonly description: string;
            /**
             * @description Whether the formula is a sum or a ratio.
             * @enum {string}
             */
            readonly is: "linear" | "ratio";
            readonly numerator: components["schemas"]["EvidenceLinear"];
            readonly denominator?: components["schemas"]["EvidenceLinear"];
            /**
             * Format: double
             * @description What a ratio is multiplied by.
             */
            readonly scale?: number;
        };
        /** @description The sums over the terms of one sign, before they are divided, and their value. */
        readonly EvidenceSum: {
            /**
             * Format: int32
             * @description The sign of the terms. -1 is what a difference subtracts.
             * @enum {integer}
             */
            readonly sign: 1 | -1;
            /**
             * Format: double
             * @description Sum of weight times amount.
             */
            readonly numerator: number;
            /**
             * Format: double
             * @description The same sum for the denominator, if the metric is a ratio.
             */
            readonly denominator?: number;
            /**
             * Format: double
             * @description The value that the formula gives.
             */
            readonly value?: number;
        };
        /** @description What one parameter leaves out of the value, though all other parameters select it. */
        readonly EvidenceExcluded: {
            /** @description Name of the parameter. */
            readonly parameter: string;
            /**
             * Format: int32
             * @description Acts that it leaves out.
             */
            readonly acts: number;
            /**
             * Format: int32
             * @description Seconds that it leaves out.
             */
            readonly seconds: number;
        };
        /** @description The terms of one base, counted and added up. */
        readonly EvidenceBase: {
            /**
             * @description The sum it belongs to.
             * @enum {string}
             */
            readonly list: "sum" | "numerator" | "denominator";
            /** @description Code of the base, or of the statistic of a box score. */
            readonly base: string;
            /**
             * Format: int32
             * @description The sign of the terms.
             * @enum {integer}
             */
            readonly sign: 1 | -1;
            /**
             * Format: double
             * @description Weight of the base.
             */
            readonly weight: number;
            /**
             * Format: int32
             * @description Number of terms.
             */
            readonly terms: number;
            /**
             * Format: double
             * @description Sum of the amounts.
             */
            readonly amount: number;
        };
        /** @description One term of a value: what a transaction adds to a base, an interval of time, or a statistic of a box score. */
        readonly EvidenceTerm: {
            /**
             * @description The sum it belongs to.
             * @enum {string}
             */
            readonly list: "sum" | "numerator" | "denominator";
            /** @description Code of the base, or of the statistic of a box score. */
            readonly base: string;
            /**
             * Format: int32
             * @description The sign of the term. -1 is what a difference subtracts.
             * @enum {integer}
             */
            readonly sign: 1 | -1;
            /**
             * Format: double
             * @description What the formula multiplies the amount by.
             */
            readonly weight: number;
            /**
             * Format: double
             * @description What is added to the base, in its unit.
             */
            readonly amount: number;
            /**
             * Format: int32
             * @description Id of the transaction.
             */
            readonly transactionId?: number;
            /** @description Code of the transaction. */
            readonly transactionCode?: string;
            /** @description Name of the transaction. */
            readonly transactionName?: string;
            /**
             * Format: int32
             * @description Period.
             */
            readonly period?: number;
            /**
             * Format: int32
             * @description Second of the period, or the first of an interval.
             */
            readonly periodSecs?: number;
            /**
             * Format: int32
             * @description Second at which an interval ends, without it.
             */
            readonly toPeriodSecs?: number;
            /**
             * Format: int32
             * @description Id of the squad that is credited.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the person who is credited.
             */
            readonly personId?: number;
            readonly zone?: components["schemas"]["LogicalZone"];
            readonly location?: components["schemas"]["TransactionLocation"];
            readonly locationRotated?: components["schemas"]["TransactionLocation"];
        };
        /** @description A statistic and the terms that it is computed from. */
        readonly Evidence: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId?: number;
            readonly context?: components["schemas"]["SquadContext"];
            readonly metric: components["schemas"]["StatisticsMetric"];
            /**
             * Format: double
             * @description The value, as statistics have it.
             */
            readonly value?: number;
            /** @description The value as people read it. */
            readonly valueDisplay?: string;
            /**
             * @description Where the terms come from.
             * @enum {string}
             */
            readonly source: "transactions" | "boxScore";
            readonly absent?: components["schemas"]["AbsentMetric"];
            readonly formula: components["schemas"]["EvidenceFormula"];
            /** @description One sum, or two for a difference. */
            readonly sums: readonly components["schemas"]["EvidenceSum"][];
            /**
             * Format: int32
             * @description Acts that are selected. An act is what one transaction adds for one person or squad in one zone.
             */
            readonly acts: number;
            /**
             * Format: int32
             * @description Seconds that are selected.
             */
            readonly seconds: number;
            /** @description What each parameter that narrows the match leaves out. */
            readonly excluded: readonly components["schemas"]["EvidenceExcluded"][];
            /** @description The terms by base. */
            readonly bases: readonly components["schemas"]["EvidenceBase"][];
            /**
             * Format: int32
             * @description Number of terms.
             */
            readonly termCount: number;
            /** @description The terms, in order of play. Only with the tier of transactions. */
            readonly terms?: readonly components["schemas"]["EvidenceTerm"][];
            /** @description Cursor of the next page. */
            readonly next?: string;
        };
        /** @description The transactions that a value of a batch adds up. Below the tier of transactions, the acts by base. */
        readonly EvidenceIds: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId?: number;
            /** @description Code of the metric. */
            readonly metricCode: string;
            /**
             * Format: int32
             * @description Acts that are selected. An act is what one transaction adds for one person or squad in one zone.
             */
            readonly acts: number;
            /**
             * Format: int32
             * @description Seconds that are selected.
             */
            readonly seconds: number;
            /** @description Ids of the transactions of the sum, or of the numerator of a ratio, in order of play, each once. Only with the tier of transactions. */
            readonly transactionIds?: readonly number[];
            /** @description Ids of the transactions of the denominator, if the metric is a ratio. */
            readonly denominatorTransactionIds?: readonly number[];
            /** @description The terms by base. Only below the tier of transactions. */
            readonly bases?: readonly components["schemas"]["EvidenceBase"][];
        };
        /** @description The player statistics of one request. */
        readonly PlayerStatisticsResult: {
            /** @description Id of the request. */
            readonly id: string;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["PlayerStatisticsSquad"][];
            /** @description Metrics that the request names and the match does not have, each with the reason. Absent if it has all of them, or the request names none. */
            readonly absent?: readonly components["schemas"]["AbsentMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
            /** @description Each value with its terms, in the order of the statistics. Only if the request has evidence=full. */
            readonly evidence?: readonly components["schemas"]["Evidence"][];
            /** @description The transactions of each value, in the order of the statistics. Only if the request has evidence=ids. */
            readonly evidenceIds?: readonly components["schemas"]["EvidenceIds"][];
        };
        /** @description A request for player statistics, as understood. */
        readonly PlayerMetricRequestEcho: components["schemas"]["PlayerMetricRequest"] & {
            /** @description The label of the request, as sent or made up. */
            readonly id: string;
        };
        /** @description The answers to a set of player metric requests. */
        readonly PostPlayerMetricResponse: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description One result for each request, in the order of the requests. */
            readonly playerStatistics: readonly components["schemas"]["PlayerStatisticsResult"][];
            /** @description The requests as understood. */
            readonly playerMetricRequests: readonly components["schemas"]["PlayerMetricRequestEcho"][];
        };
        /** @description The statistics of one squad. */
        readonly SquadStatisticsSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly id: number;
            /** @description Name of the squad. */
            readonly name: string;
            /** @description Short code of the squad. */
            readonly code: string;
            /** @description The statistics of the squad. */
            readonly statistics: readonly components["schemas"]["Statistic"][];
        };
        /** @description The squad statistics of a match. */
        readonly SquadStatistics: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["SquadStatisticsSquad"][];
            /** @description Metrics that the request names and the match does not have, each with the reason. Absent if it has all of them, or the request names none. */
            readonly absent?: readonly components["schemas"]["AbsentMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
        };
        /** @description A request for squad statistics. Members left out take the same meaning as parameters left out. */
        readonly SquadMetricRequest: {
            /** @description A label of the caller's choice, repeated in the answer. One is made up where it is left out. */
            readonly id?: string;
            /** @description Codes of the metrics to answer. Without it, every metric that the account is licensed for. */
            readonly metricCodes?: readonly components["schemas"]["MetricCode"][];
            readonly team?: components["schemas"]["TeamFilter"];
            readonly context?: components["schemas"]["SquadContext"];
            /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
            readonly periods?: readonly number[];
            /** @description Zones to count. Without it, the whole ground. */
            readonly zones?: readonly components["schemas"]["ZoneFilter"][];
            /**
             * Format: int32
             * @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. Not to be combined with fromPeriodSeconds or toPeriodSeconds.
             */
            readonly lastXSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or after this time, in seconds from the start of each period.
             */
            readonly fromPeriodSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or before this time, in seconds from the start of each period.
             */
            readonly toPeriodSeconds?: number;
            /** @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Without it, all. */
            readonly scoreStates?: readonly components["schemas"]["ScoreState"][];
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
             */
            readonly fromScoreMargin?: number;
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
             */
            readonly toScoreMargin?: number;
            readonly area?: components["schemas"]["ActArea"];
            /** @description Count the acts with one of these persons as recorded opponent. Metrics of time are absent. */
            readonly againstPersonIds?: readonly number[];
            /** @description Count the acts of players in one of these roles on the ground, where roles are captured. */
            readonly roles?: readonly components["schemas"]["GroundRole"][];
            /**
             * @description With partial, metrics that cannot be answered are named in the result, which has all others. Streams do not take it.
             * @enum {string}
             */
            readonly validation?: "partial";
            readonly evidence?: components["schemas"]["EvidenceDetail"];
        };
        /** @description A set of requests for squad statistics. */
        readonly PostSquadMetricRequests: {
            /** @description The requests, answered in this order. */
            readonly squadMetricRequests: readonly components["schemas"]["SquadMetricRequest"][];
        };
        /** @description The squad statistics of one request. */
        readonly SquadStatisticsResult: {
            /** @description Id of the request. */
            readonly id: string;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["SquadStatisticsSquad"][];
            /** @description Metrics that the request names and the match does not have, each with the reason. Absent if it has all of them, or the request names none. */
            readonly absent?: readonly components["schemas"]["AbsentMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
            /** @description Each value with its terms, in the order of the statistics. Only if the request has evidence=full. */
            readonly evidence?: readonly components["schemas"]["Evidence"][];
            /** @description The transactions of each value, in the order of the statistics. Only if the request has evidence=ids. */
            readonly evidenceIds?: readonly components["schemas"]["EvidenceIds"][];
        };
        /** @description A request for squad statistics, as understood. */
        readonly SquadMetricRequestEcho: components["schemas"]["SquadMetricRequest"] & {
            /** @description The label of the request, as sent or made up. */
            readonly id: string;
        };
        /** @description The answers to a set of squad metric requests. */
        readonly PostSquadMetricResponse: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description One result for each request, in the order of the requests. */
            readonly squadStatistics: readonly components["schemas"]["SquadStatisticsResult"][];
            /** @description The requests as understood. */
            readonly squadMetricRequests: readonly components["schemas"]["SquadMetricRequestEcho"][];
        };
        /** @description What a metric can be filtered and added up by. */
        readonly MetricDimensions: {
            /** @description Whether values of matches may be added up over a season. */
            readonly season: boolean;
            /** @description Whether it can be limited to periods. */
            readonly matchPeriod: boolean;
            /** @description Whether it can be limited to zones. */
            readonly matchZone: boolean;
            /** @description Whether it can be asked in another context than For. */
            readonly matchContext: boolean;
            /** @description Whether single transactions record it. Time windows apply to other metrics too. */
            readonly matchTransactions: boolean;
            /** @description Whether an average by match makes sense of it. */
            readonly gamesPlayedAverage: boolean;
            /** @description Whether values of matches may be added up over a career. */
            readonly career: boolean;
            /** @description Whether it can be asked of a match. */
            readonly match: boolean;
        };
        /** @description What a metric means and how it is computed. */
        readonly MetricGlossary: {
            /** @description Code of the metric. */
            readonly code: components["schemas"]["MetricCode"];
            /** @description Name of the metric. */
            readonly name: string;
            /** @description What the metric counts. */
            readonly description: string;
            /** @description What each part of the formula stands for and which transactions feed it. */
            readonly technicalDescription: string;
            /** @description When there is no value, and what else to mind. Empty where there is nothing to mind. */
            readonly edgeCases: string;
            /** @description The formula. Its parts are added up over everything selected before anything is divided. */
            readonly aggregateFormula: string;
            /**
             * @description Whether the metric is kept for squads, for players or for both.
             * @enum {string}
             */
            readonly level: "Squad" | "Player" | "Both";
            /** @description Name of the format of a value. */
            readonly format: string;
            /** @description Name of the format of an average. */
            readonly formatAvg: string;
            /** @description What the metric can be filtered and added up by. */
            readonly dimensions: components["schemas"]["MetricDimensions"];
        };
        /** @description A point of a broken line. */
        readonly LinePoint: {
            /**
             * Format: double
             * @description Metres or degrees.
             */
            readonly at: number;
            /**
             * Format: double
             * @description Value there.
             */
            readonly value: number;
        };
        /** @description Natural logarithms of the odds of an outcome. */
        readonly OutcomeOdds: {
            /** @description By metres to the middle of the goal. */
            readonly metres: readonly components["schemas"]["LinePoint"][];
            /** @description By degrees off the axis of the ground, seen from the middle of the goal. */
            readonly degrees: readonly components["schemas"]["LinePoint"][];
            /**
             * Format: double
             * @description Coefficient of the term for both.
             */
            readonly both: number;
        };
        /** @description Odds of a goal, and of a behind if it is no goal. */
        readonly ShotOdds: {
            /** @description Odds of a goal. */
            readonly goal: components["schemas"]["OutcomeOdds"];
            /** @description Odds of a behind if the shot is no goal. */
            readonly behind: components["schemas"]["OutcomeOdds"];
        };
        /** @description Chances of a shot at goal. The chance of a goal is 1 / (1 + exp(-odds)); that of a behind is (1 - goal) / (1 + exp(-odds)) with the odds of the behind. The odds are the value of the line in metres, plus that of the line in degrees, plus both x (metres - bothMetres) x (degrees - bothDegrees) / bothDivisor. */
        readonly ShotModel: {
            /** @description Set shots. */
            readonly set: components["schemas"]["ShotOdds"];
            /** @description Shots in general play. */
            readonly general: components["schemas"]["ShotOdds"];
            /**
             * Format: double
             * @description Metres that the term for both starts from.
             */
            readonly bothMetres: number;
            /**
             * Format: double
             * @description Degrees that the term for both starts from.
             */
            readonly bothDegrees: number;
            /**
             * Format: double
             * @description What the term for both is divided by.
             */
            readonly bothDivisor: number;
            /**
             * Format: int32
             * @description Seconds after a mark or free kick from which a shot counts as set if the source does not capture playing on.
             */
            readonly setAfterSecs: number;
        };
        /** @description Factor of the points by how a squad has the ball. */
        readonly HoldWeights: {
            /**
             * Format: double
             * @description After a mark or free kick.
             */
            readonly set: number;
            /**
             * Format: double
             * @description In the clear.
             */
            readonly clear: number;
            /**
             * Format: double
             * @description In a contest.
             */
            readonly contested: number;
        };
        /** @description Points a squad can expect to score from a spot. */
        readonly EquityModel: {
            /** @description Points of a chain by metres to the middle of the goal. Before the first point and after the last one the line goes on. */
            readonly chainPoints: readonly components["schemas"]["LinePoint"][];
            /** @description Factor of the points by how the squad has the ball. */
            readonly holdWeights: components["schemas"]["HoldWeights"];
            /**
             * Format: double
             * @description Points of a kick-in.
             */
            readonly kickInPoints: number;
        };
        /** @description Shares of changes in equity. */
        readonly RatingShares: {
            /**
             * Format: double
             * @description Share of what the opposition lost that goes to those who pressed it.
             */
            readonly pressure: number;
            /**
             * Format: double
             * @description Share of the equity that a spoil or smother denied.
             */
            readonly denial: number;
            /**
             * Format: double
             * @description Share of the way from a ruck contest to a squad having the ball.
             */
            readonly hitout: number;
        };
        /** @description A code and the points of one of it. */
        readonly WeightedCode: {
            /** @description Code of a kind of transaction, or of a metric. */
            readonly code: string;
            /** @description Name of it. */
            readonly name: string;
            /**
             * Format: double
             * @description Points of one.
             */
            readonly points: number;
        };
        /** @description Weights of RANKING_POINTS. */
        readonly RankingWeights: {
            /** @description Points of one transaction of each code. A code that is not listed has none. */
            readonly transactions: readonly components["schemas"]["WeightedCode"][];
            /** @description Points of one of each metric that counts something other than transactions. */
            readonly metrics: readonly components["schemas"]["WeightedCode"][];
        };
        /** @description A term that technical descriptions of metrics use. */
        readonly MetricTerm: {
            /** @description The term. */
            readonly term: string;
            /** @description What it means. It may use other terms. */
            readonly meaning: string;
        };
        /** @description Coefficients of the ratings of squads, in points of a match. */
        readonly RatingModel: {
            /**
             * Format: double
             * @description Share of a surprise by which a match moves a rating.
             */
            readonly step: number;
            /**
             * Format: double
             * @description By how much more the first match of a season moves it. It fades over five matches.
             */
            readonly early: number;
            /**
             * Format: double
             * @description Share of a rating that is left a year later.
             */
            readonly kept: number;
            /**
             * Format: double
             * @description Advantage of the home squad at first.
             */
            readonly home: number;
            /**
             * Format: double
             * @description Share of a surprise by which it moves.
             */
            readonly homeStep: number;
            /**
             * Format: double
             * @description Advantage for the logarithm of 1 plus the matches at the venue.
             */
            readonly venue: number;
            /**
             * Format: int32
             * @description Years whose matches at the venue count.
             */
            readonly venueYears: number;
            /**
             * Format: double
             * @description Weight of goals and behinds counted alike.
             */
            readonly shotShare: number;
        };
        /** @description How the final margin varies. */
        readonly SpreadModel: {
            /**
             * Format: double
             * @description Share of the expected margin that the rest of a match adds.
             */
            readonly drift: number;
            /** @description Standard deviation of the final margin, by the share of the match that is left. */
            readonly spread: readonly components["schemas"]["LinePoint"][];
        };
        /** @description A mean and a standard deviation. */
        readonly MeanAndSd: {
            /**
             * Format: double
             * @description The mean.
             */
            readonly mean: number;
            /**
             * Format: double
             * @description The standard deviation.
             */
            readonly sd: number;
        };
        /** @description Coefficients of the margin of a competition. */
        readonly MarginModel: {
            readonly ratings: components["schemas"]["RatingModel"];
            readonly margin: components["schemas"]["SpreadModel"];
            /** @description Points of both squads together. */
            readonly total: components["schemas"]["MeanAndSd"];
        };
        /** @description Log-odds of a next score against none. */
        readonly NextScoreOdds: {
            /** @description By metres to goal. */
            readonly metres: readonly number[];
            /** @description By seconds that are left of the period. */
            readonly seconds: readonly number[];
            /** @description Of the ball without a contest, in a contest, and at a kick-in. */
            readonly holds: readonly number[];
        };
        /** @description Coefficients of the next score of a period, seen by the squad with the ball. */
        readonly NextScoreModel: {
            /** @description Knots of metres to goal. */
            readonly metres: readonly number[];
            /** @description Knots of seconds that are left of the period. */
            readonly seconds: readonly number[];
            /** @description Of a goal and a behind of the squad, then of the other squad. */
            readonly odds: readonly components["schemas"]["NextScoreOdds"][];
        };
        /** @description What a model was fitted on. */
        readonly ForecastTraining: {
            /** @description Name of the model. */
            readonly model: string;
            /**
             * Format: int32
             * @description First year.
             */
            readonly from: number;
            /**
             * Format: int32
             * @description Last year.
             */
            readonly to: number;
            /**
             * Format: int32
             * @description Matches.
             */
            readonly matches: number;
            /** @description Which data. */
            readonly what: string;
        };
        /** @description Coefficients of forecasts. */
        readonly ForecastModels: {
            /** @description SHA-256 of the coefficients. */
            readonly digest: string;
            readonly men: components["schemas"]["MarginModel"];
            readonly women: components["schemas"]["MarginModel"];
            /** @description Length of a period, as a multiple of its playing time. */
            readonly periodLength: components["schemas"]["MeanAndSd"];
            readonly nextScore: components["schemas"]["NextScoreModel"];
            /** @description What each model was fitted on. */
            readonly training: readonly components["schemas"]["ForecastTraining"][];
        };
        /** @description The coefficients of every model that a metric or a forecast uses, and the terms of technical descriptions. */
        readonly MetricModels: {
            /** @description Chances of a shot at goal, for the metrics with EXPECTED in their code. */
            readonly shot: components["schemas"]["ShotModel"];
            /** @description Points a squad can expect to score from a spot, for the PLAYER_RATING metrics. */
            readonly equity: components["schemas"]["EquityModel"];
            /** @description Shares of changes in equity, for the PLAYER_RATING metrics. */
            readonly rating: components["schemas"]["RatingShares"];
            /** @description Pressure points of each transaction that records pressure. */
            readonly pressurePoints: readonly components["schemas"]["WeightedCode"][];
            /** @description Weights of RANKING_POINTS. */
            readonly rankingPoints: components["schemas"]["RankingWeights"];
            /** @description Terms that the technical descriptions of metrics use. */
            readonly terms: readonly components["schemas"]["MetricTerm"][];
            /** @description Chances and margins of the forecasts of matches and seasons. */
            readonly forecast: components["schemas"]["ForecastModels"];
        };
        /** @description How good forecasts are on matches that the model was not fitted on. A draw counts as half a win. */
        readonly ForecastScore: {
            /**
             * Format: int32
             * @description States that were forecast.
             */
            readonly states: number;
            /**
             * Format: int32
             * @description Matches of these states.
             */
            readonly matches: number;
            /**
             * Format: double
             * @description Mean log loss, in nats.
             */
            readonly logLoss: number;
            /** @description Interval of 95 % of the log loss, from samples of whole matches. */
            readonly interval: readonly number[];
            /**
             * Format: double
             * @description Brier score.
             */
            readonly brier: number;
            /**
             * Format: double
             * @description Bits a state more than a fair coin.
             */
            readonly bits: number;
            /**
             * Format: double
             * @description Slope of the results on the log-odds of the chances. 1 is as sure as it should be.
             */
            readonly slope: number;
        };
        /** @description Mean log loss of the model minus that of the formula on the same states. Below 0 the model is better. */
        readonly ForecastDifference: {
            /**
             * Format: double
             * @description The difference, in nats.
             */
            readonly mean: number;
            /** @description Interval of 95 % from samples of whole matches. */
            readonly interval: readonly number[];
        };
        /** @description A tenth of the chances, and how often the home squad won. */
        readonly ForecastDecile: {
            /**
             * Format: double
             * @description Least chance of the tenth.
             */
            readonly from: number;
            /**
             * Format: int32
             * @description States in the tenth.
             */
            readonly states: number;
            /**
             * Format: double
             * @description Mean chance.
             */
            readonly expected: number;
            /**
             * Format: double
             * @description Share of home wins, with half of the draws.
             */
            readonly real: number;
            /** @description Interval of 95 % of real, from samples of whole matches. */
            readonly interval: readonly number[];
        };
        /** @description A test of the model. */
        readonly ForecastTest: {
            /** @description What was forecast. */
            readonly name: string;
            /** @description Seasons of the matches. */
            readonly seasons: string;
            /** @description Scores of the model. */
            readonly score: components["schemas"]["ForecastScore"];
            /** @description Scores of a formula that was published in 2010. */
            readonly formula?: components["schemas"]["ForecastScore"];
            readonly difference?: components["schemas"]["ForecastDifference"];
            /** @description Reliability by tenths of the chances. */
            readonly deciles: readonly components["schemas"]["ForecastDecile"][];
        };
        /** @description A test of the model of the next score. */
        readonly NextScoreTest: {
            /** @description Season and rounds. */
            readonly seasons: string;
            /**
             * Format: int32
             * @description Moments in which a squad has the ball.
             */
            readonly states: number;
            /**
             * Format: int32
             * @description Matches.
             */
            readonly matches: number;
            /**
             * Format: double
             * @description Mean log loss, in nats.
             */
            readonly logLoss: number;
            /** @description Interval of 95 % from samples of whole matches. */
            readonly interval: readonly number[];
            /**
             * Format: double
             * @description Log loss of the average chances.
             */
            readonly constant: number;
        };
        /** @description What the models of forecasts were fitted on, and how good they are on matches of later seasons. */
        readonly ForecastCalibration: {
            /** @description Digest of the coefficients, as the models list it. */
            readonly model: string;
            /** @description What each model was fitted on. */
            readonly training: readonly components["schemas"]["ForecastTraining"][];
            /** @description Tests on matches that no model was fitted on. */
            readonly tests: readonly components["schemas"]["ForecastTest"][];
            /** @description Tests of the model of the next score. */
            readonly nextScore: readonly components["schemas"]["NextScoreTest"][];
        };
        /** @description A status a match can be in. */
        readonly MatchStatus: {
            /**
             * Format: int32
             * @description Id of the status.
             */
            readonly id: number;
            /** @description Name of the status. */
            readonly name: string;
            /** @description Short code of the status. */
            readonly code: string;
            /**
             * Format: int32
             * @description Id of the type of status.
             */
            readonly typeId: number;
            /** @description Name of the type of status. */
            readonly typeName: string;
        };
        /** @description A way a chain can start or end. */
        readonly ChainType: {
            /**
             * Format: int32
             * @description Id of the chain type.
             */
            readonly id: number;
            /** @description Short code of the chain type. */
            readonly code: string;
            /** @description Name of the chain type. */
            readonly name: string;
            /** @description Name of the group of chain types. */
            readonly type: string;
            /** @description Short code of the group of chain types. */
            readonly typeCode: string;
        };
        /** @description One word that turnovers are described with. */
        readonly TurnoverKind: {
            /**
             * Format: int32
             * @description Id of the entry.
             */
            readonly id: number;
            /** @description Short code of the entry. */
            readonly code: string;
            /** @description Name of the entry, as chains give it. */
            readonly name: string;
        };
        /** @description A reason of a rotation. */
        readonly RotationType: {
            /**
             * Format: int32
             * @description Id of the rotation type.
             */
            readonly id: number;
            /** @description Code of the rotation type and of the transaction that records it. */
            readonly code: string;
            /** @description Name of the rotation type. */
            readonly name: string;
        };
        /** @description The words that shots at goal are described with. */
        readonly ShotDetailTypes: {
            /** @description Where a shot was taken, from the left-hand boundary to the right-hand one. */
            readonly angleGroup: readonly string[];
            /** @description How far from goal a shot was taken. */
            readonly distanceGroup: readonly string[];
            /** @description How a shot was taken. */
            readonly type: readonly string[];
            /** @description What a shot came from. */
            readonly origin: readonly string[];
        };
        /** @description What a person is in a match. */
        readonly PersonRole: {
            /**
             * Format: int32
             * @description Id of the role.
             */
            readonly id: number;
            /** @description Short code of the role. */
            readonly code: string;
            /** @description Name of the role. */
            readonly name: string;
            /** @description What the role is. */
            readonly description: string;
        };
        /** @description A kind of position. */
        readonly PositionType: {
            /**
             * Format: int32
             * @description Id of the position type.
             */
            readonly id: number;
            /** @description Short code of the position type. */
            readonly code: string;
            /** @description Name of the position type. */
            readonly name: string;
            /** @description What the positions of the type say. */
            readonly description: string;
            /** @description Whom the positions belong to. */
            readonly role: components["schemas"]["PersonRole"];
        };
        /** @description How long a quota lasts. */
        readonly QuotaPeriod: {
            /**
             * @description The period.
             * @enum {string}
             */
            readonly value: "DAY" | "WEEK" | "MONTH";
        };
        /** @description The limits of an account and its usage. */
        readonly ApiUsage: {
            /** @description Name of the plan of the account. */
            readonly planName: string;
            /** @description How long the quota lasts. A day begins at 00:00 UTC, a week on Monday, a month on its first day. */
            readonly quotaPeriod: components["schemas"]["QuotaPeriod"];
            /**
             * Format: int32
             * @description Requests the account may make in a quota period.
             */
            readonly requestLimit: number;
            /**
             * Format: double
             * @description Requests a second the account may make for long.
             */
            readonly rateLimit: number;
            /**
             * Format: int32
             * @description Requests the account may make at once.
             */
            readonly burstLimit: number;
            /**
             * Format: int32
             * @description Requests left of the current quota period.
             */
            readonly requestsRemaining: number;
            /**
             * Format: date
             * @description First day of the items.
             */
            readonly startDate: string;
            /**
             * Format: date
             * @description Last day of the items, which is today in UTC.
             */
            readonly endDate: string;
            /** @description Requests used on a day, and requests remaining at its end of the quota of the period it falls in; one item a day, oldest first. */
            readonly items: readonly (readonly number[])[];
        };
        /** @description What changed of the forecast of a match since the last event. */
        readonly ForecastChange: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Revision of the match log that was read.
             */
            readonly revision: number;
            /** @description The forecast before the match, if it changed. */
            readonly pregame?: components["schemas"]["ForecastChances"];
            /** @description The forecast now, if it changed. */
            readonly now?: components["schemas"]["ForecastChances"];
            /**
             * Format: int32
             * @description Index of the first point that changed. Points from there on are replaced by those of the change.
             */
            readonly from: number;
            /** @description The points from there on. */
            readonly points: readonly components["schemas"]["ForecastPoint"][];
            /** @description What each player added to the margin so far, if it changed. */
            readonly credits?: readonly components["schemas"]["ForecastCredit"][];
        };
        /** @description The data of the first event, answer, and of later events, change. */
        readonly ForecastEvent: components["schemas"]["MatchForecast"] | components["schemas"]["ForecastChange"];
        /** @description A statistic that changed. */
        readonly ChangedStatistic: {
            /** @description Code of the metric. */
            readonly code: string;
            /**
             * Format: double
             * @description Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact.
             */
            readonly value: number;
            /** @description Value of the metric, formatted for display. */
            readonly valueDisplay: string;
            /**
             * Format: int32
             * @description Dense rank by value within the answer.
             */
            readonly order: number;
            /**
             * Format: int32
             * @description Competition rank by value within the answer.
             */
            readonly rank: number;
        };
        /** @description A statistic that had no value before. */
        readonly AddedStatistic: {
            /**
             * Format: int32
             * @description Index in the list of statistics, from 0. Insert the items of this list one after the other.
             */
            readonly at: number;
            readonly statistic: components["schemas"]["Statistic"];
        };
        /** @description What changed in one list of statistics, that of a squad or of a player. */
        readonly StatisticsChange: {
            /** @description Id of the request. */
            readonly id: string;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the player. Only in statistics of players.
             */
            readonly personId?: number;
            /** @description Codes of metrics that no longer have a value. Remove them first. */
            readonly removed?: readonly string[];
            /** @description Statistics that replace those of the same code. */
            readonly changed?: readonly components["schemas"]["ChangedStatistic"][];
            /** @description Statistics that had no value before, by index. */
            readonly added?: readonly components["schemas"]["AddedStatistic"][];
        };
        /** @description All changes of the response since the last event. */
        readonly StatisticsChanges: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Revision of the match.
             */
            readonly revision: number;
            /** @description The lists of statistics that changed. */
            readonly changes: readonly components["schemas"]["StatisticsChange"][];
        };
        /** @description The data of the first event, answer, and of later events, change. */
        readonly PlayerStatisticsEvent: components["schemas"]["PostPlayerMetricResponse"] | components["schemas"]["StatisticsChanges"];
        /** @description The data of the first event, answer, and of later events, change. */
        readonly SquadStatisticsEvent: components["schemas"]["PostSquadMetricResponse"] | components["schemas"]["StatisticsChanges"];
        /** @description A metric that has no occurrences. */
        readonly FlowExcluded: {
            /** @description Code of the metric. */
            readonly code: string;
            /**
             * @description Whether it is a ratio, is made of time, or combines much of the play.
             * @enum {string}
             */
            readonly reason: "ratio" | "time" | "composite";
        };
        /** @description One occurrence of a metric. */
        readonly FlowOccurrence: {
            /** @description Code of the metric. */
            readonly metricCode: string;
            /**
             * Format: double
             * @description What the transaction adds to the metric.
             */
            readonly amount: number;
            /**
             * Format: int32
             * @description Id of the transaction.
             */
            readonly transactionId: number;
            /** @description Code of the transaction. */
            readonly transactionCode: string;
            /** @description Name of the transaction. */
            readonly transactionName: string;
            /**
             * Format: int32
             * @description Period.
             */
            readonly period: number;
            /**
             * Format: int32
             * @description Second of the period.
             */
            readonly periodSecs: number;
            /**
             * Format: int32
             * @description Id of the squad that is credited.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the person who is credited.
             */
            readonly personId?: number;
            readonly zone: components["schemas"]["LogicalZone"];
            readonly location?: components["schemas"]["TransactionLocation"];
            readonly locationRotated?: components["schemas"]["TransactionLocation"];
        };
        /** @description Occurrences of metrics in a match. */
        readonly MatchFlow: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The metrics whose occurrences are listed. */
            readonly metrics: readonly components["schemas"]["StatisticsMetric"][];
            /** @description Requested metrics that have no occurrences. */
            readonly excluded: readonly components["schemas"]["FlowExcluded"][];
            /** @description Requested metrics that the match does not have. */
            readonly absent?: readonly components["schemas"]["AbsentMetric"][];
            /**
             * Format: int32
             * @description Number of occurrences on all pages.
             */
            readonly occurrenceCount: number;
            /** @description The occurrences of this page. */
            readonly occurrences: readonly components["schemas"]["FlowOccurrence"][];
            /** @description Cursor of the next page. */
            readonly next?: string;
        };
        /**
         * Format: double
         * @description Seconds of the match that pass in one second.
         */
        readonly ReplaySpeed: number;
        /** @description A replay of a match for one account. */
        readonly Replay: {
            /**
             * Format: int32
             * @description Match id of the replay. Every operation on a match accepts it.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the match that is replayed.
             */
            readonly replayOf: number;
            readonly speed: components["schemas"]["ReplaySpeed"];
            /** @description Whether the replay is paused. */
            readonly paused: boolean;
            /**
             * Format: date-time
             * @description The time in the match, in UTC.
             */
            readonly position: string;
            /**
             * Format: int32
             * @description Number of entries of the log so far.
             */
            readonly revision: number;
            readonly status: components["schemas"]["MatchStatusPeriod"];
            /**
             * Format: date-time
             * @description When the replay started, in UTC.
             */
            readonly begun: string;
            /**
             * Format: date-time
             * @description When the replay ends, in UTC.
             */
            readonly expires: string;
        };
        /** @description The replays of an account. */
        readonly Replays: {
            /** @description The replays, oldest first. */
            readonly replays: readonly components["schemas"]["Replay"][];
            /**
             * Format: int32
             * @description Most replays that the account can have at a time.
             */
            readonly limit: number;
        };
        /** @description A place in a match: `teams` as the teams are entered, `start` ten seconds before the first bounce, or a period and its clock, such as `Q3:12:30` or `ET1:02:00`. A clock past the end of its period is refused. */
        readonly ReplayPlace: string;
        /** @description A replay to start. */
        readonly ReplayRequest: {
            /**
             * Format: int32
             * @description Id of the match to replay. It must be complete.
             */
            readonly matchId: number;
            readonly speed?: components["schemas"]["ReplaySpeed"];
            readonly from?: components["schemas"]["ReplayPlace"];
            /** @description Whether the replay is paused. */
            readonly paused?: boolean;
        };
        /** @description A match of the timetable. */
        readonly ReplayedMatch: {
            /**
             * Format: int32
             * @description Id of the match of the replay. It exists from three hours before the start to a day after it.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the match that is replayed.
             */
            readonly replayOf: number;
            readonly league: components["schemas"]["League"];
            /**
             * Format: int32
             * @description Id of the season the match was played in.
             */
            readonly seasonId: number;
            readonly home: components["schemas"]["Squad"];
            readonly away: components["schemas"]["Squad"];
        };
        /** @description Matches that start at one time. */
        readonly ReplaySlot: {
            /**
             * Format: date-time
             * @description Scheduled start of the matches, in UTC. The first bounce follows within minutes.
             */
            readonly utcStart: string;
            /** @description The matches, by their ids. */
            readonly matches: readonly components["schemas"]["ReplayedMatch"][];
        };
        /** @description The matches that are replayed for every account, and when. */
        readonly ReplayTimetable: {
            /**
             * Format: int32
             * @description Hours from one start to the next.
             */
            readonly everyHours: number;
            /** @description The starts, in order. */
            readonly slots: readonly components["schemas"]["ReplaySlot"][];
        };
        /** @description A change of a replay. */
        readonly ReplayChange: {
            readonly speed?: components["schemas"]["ReplaySpeed"];
            readonly seek?: components["schemas"]["ReplayPlace"];
            /** @description Whether the replay is paused. */
            readonly paused?: boolean;
        };
        /**
         * @description Format of the response if the URL does not end with .csv or .json. Without it, csv if the operation has CSV, otherwise json.
         * @enum {string}
         */
        readonly PermalinkFormat: "csv" | "json";
        /** @description A permalink, without its secret. */
        readonly Permalink: {
            /** @description Id of the permalink. */
            readonly id: string;
            /** @description Name that the account gave it. */
            readonly name?: string;
            /** @description Path and query of the call. */
            readonly path: string;
            /** @description Body of the call, if it is a POST. */
            readonly body?: {
                readonly [key: string]: unknown;
            };
            readonly format: components["schemas"]["PermalinkFormat"];
            /** @description Table of the response, if one was chosen. */
            readonly table?: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            readonly created: string;
            /**
             * Format: date-time
             * @description When it expires, in UTC. Absent if it does not expire.
             */
            readonly expires?: string;
        };
        /** @description The permalinks of an account. */
        readonly Permalinks: {
            /** @description The permalinks, oldest first. */
            readonly permalinks: readonly components["schemas"]["Permalink"][];
            /**
             * Format: int32
             * @description Most replays that the account can have at a time.
             */
            readonly limit: number;
        };
        /** @description The call of a permalink, and the format of its response. */
        readonly PermalinkRequest: {
            /** @description Name of the permalink, for your own use. */
            readonly name?: string;
            /** @description Path and query of an operation that returns JSON, such as /v1/matches/110510101/statistics/players?period=1. */
            readonly path: string;
            /** @description The body of a batch of statistics, sent by POST. Without it, the call is a GET. */
            readonly body?: {
                readonly [key: string]: unknown;
            };
            readonly format?: components["schemas"]["PermalinkFormat"];
            /** @description Table of a CSV response that has several. Without it, the first. */
            readonly table?: string;
            /**
             * Format: date-time
             * @description When the permalink expires. Without it, it does not expire.
             */
            readonly expires?: string;
        };
        /** @description A new permalink. */
        readonly PermalinkMade: components["schemas"]["Permalink"] & {
            /**
             * Format: uri
             * @description The URL. You can add .csv or .json to it. Anyone who has it can read the response. It is not shown again.
             */
            readonly url: string;
        };
        /** @description A column of the files of a table. Every column may be null. */
        readonly DatasetColumn: {
            /** @description Name of the column. */
            readonly name: string;
            /**
             * @description Its type in Parquet. A TIMESTAMP is an instant of UTC in milliseconds.
             * @enum {string}
             */
            readonly type: "INT32" | "DOUBLE" | "STRING" | "BOOLEAN" | "DATE" | "TIMESTAMP";
            /** @description Unit of its numbers. */
            readonly unit?: string;
            /** @description What it holds. */
            readonly description: string;
        };
        /** @description A table of a dataset. */
        readonly DatasetTable: {
            /** @description Name of the table. Paths of its files begin with it. */
            readonly name: string;
            /** @description What a row is. */
            readonly description: string;
            /** @description The columns in the paths of files, outermost first. They are not in the files. */
            readonly partitions: readonly ("leagueId" | "levelId" | "seasonId" | "matchId")[];
            /** @description The columns of the files. */
            readonly columns: readonly components["schemas"]["DatasetColumn"][];
        };
        /** @description A season of a dataset. */
        readonly DatasetSeason: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Number of its files.
             */
            readonly files: number;
            /**
             * Format: int64
             * @description Size of its files, in bytes.
             */
            readonly bytes: number;
        };
        /** @description The dataset of the server, as far as the account is licensed. */
        readonly Dataset: {
            /**
             * Format: int32
             * @description Version of the layout of datasets and of what their columns mean.
             */
            readonly version: number;
            /** @description The tables. */
            readonly tables: readonly components["schemas"]["DatasetTable"][];
            /** @description The seasons that the account is licensed for. */
            readonly seasons: readonly components["schemas"]["DatasetSeason"][];
        };
        /** @description A file of a dataset. */
        readonly DatasetFile: {
            /** @description The table it belongs to. */
            readonly table: string;
            /** @description Its path, which follows /v1/datasets/ in its URL. */
            readonly path: string;
            /**
             * Format: int32
             * @description Id of the match, if the file is of one.
             */
            readonly matchId?: number;
            /**
             * Format: int32
             * @description Number of log entries that the file was made from: the revision of a match, or the sum of the revisions of the matches of a season.
             */
            readonly revision: number;
            /**
             * Format: int32
             * @description Number of rows.
             */
            readonly rows: number;
            /**
             * Format: int64
             * @description Size, in bytes.
             */
            readonly bytes: number;
            /** @description SHA-256 of the file, in hexadecimal digits. */
            readonly sha256: string;
        };
        /** @description The files of a dataset that hold a season. */
        readonly DatasetFiles: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description The files. */
            readonly files: readonly components["schemas"]["DatasetFile"][];
        };
        /**
         * Format: binary
         * @description A Parquet file.
         */
        readonly DatasetBytes: string;
        /**
         * @description A result of a match, as the squad of a row sees it.
         * @enum {string}
         */
        readonly MatchResultFilter: "won" | "lost" | "drawn";
        /**
         * @description Where a player begins a match.
         * @enum {string}
         */
        readonly MatchStartFilter: "onGround" | "bench";
        /**
         * @description What rows are grouped by. scoreState is the state of the score at the moment of an act, receiver the team-mate who gains possession from a disposal, hex and square are cells of the standard ground, as the acting squad attacks.
         * @enum {string}
         */
        readonly StatisticsDimension: "person" | "squad" | "match" | "round" | "season" | "opponent" | "venue" | "result" | "period" | "scoreState" | "receiver" | "hex" | "square";
        /**
         * @description How the values of a row are summed up. per100Minutes is per 100 minutes on the ground, wherever the ball was; share is the percentage of the total of the squad in the same matches and acts; min, median, max and standardDeviation are over the values of matches played; matchesOver, longestRun and currentRun count matches with at least threshold; rollingMean is the mean of the last rollingMatches matches. Means and shares of ratios are computed from summed bases.
         * @enum {string}
         */
        readonly StatisticsMeasure: "total" | "perMatch" | "per100Minutes" | "share" | "min" | "median" | "max" | "standardDeviation" | "matchesOver" | "longestRun" | "currentRun" | "rollingMean";
        /**
         * @description An optional member of rows and statistics.
         * @enum {string}
         */
        readonly StatisticsField: "matches" | "seconds" | "valueDisplay" | "order" | "rank" | "percentile";
        /** @description A season of a level of a league. */
        readonly SeasonKey: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
        };
        /** @description A person, with the latest squad in the seasons of the query. */
        readonly StatisticsPerson: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId?: number;
            /** @description Name of the squad. */
            readonly squadName?: string;
            /** @description Short code of the squad. */
            readonly squadCode?: string;
        };
        /** @description A squad. */
        readonly StatisticsSquad: {
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /** @description Name of the squad. */
            readonly squadName: string;
            /** @description Short code of the squad. */
            readonly squadCode: string;
        };
        /** @description A match. */
        readonly StatisticsMatch: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description Code of the phase. */
            readonly phaseCode: string;
            /**
             * Format: int32
             * @description Number of the round.
             */
            readonly roundNumber: number;
            /**
             * Format: date
             * @description Local date of the match. Absent if it is not set.
             */
            readonly startDate?: string;
            /**
             * Format: date-time
             * @description Start of the match. Absent if it is not set.
             */
            readonly utcMatchStart?: string;
            /**
             * Format: int32
             * @description Id of the venue.
             */
            readonly venueId: number;
            /**
             * Format: int32
             * @description Id of the home squad.
             */
            readonly homeSquadId: number;
            /** @description Short code of the home squad. */
            readonly homeSquadCode: string;
            /**
             * Format: int32
             * @description Id of the away squad.
             */
            readonly awaySquadId: number;
            /** @description Short code of the away squad. */
            readonly awaySquadCode: string;
            /**
             * Format: int32
             * @description Points of the home squad.
             */
            readonly homePoints?: number;
            /**
             * Format: int32
             * @description Points of the away squad.
             */
            readonly awayPoints?: number;
        };
        /** @description A venue. */
        readonly StatisticsVenue: {
            /**
             * Format: int32
             * @description Id of the venue.
             */
            readonly venueId: number;
            /** @description Name of the venue. */
            readonly venueName: string;
            /** @description Short code of the venue. */
            readonly venueCode: string;
        };
        /** @description A cell of a grid on the standard ground of 160 x 141 metres, as the acting squad attacks towards +x. */
        readonly StatisticsCell: {
            /**
             * Format: int32
             * @description Number of the cell.
             */
            readonly number: number;
            /**
             * Format: double
             * @description Middle of the cell along the ground, in metres from its centre.
             */
            readonly x: number;
            /**
             * Format: double
             * @description Middle of the cell across the ground, in metres from its centre.
             */
            readonly y: number;
        };
        /** @description A measure of a metric. */
        readonly MeasuredStatistic: {
            /** @description Code of the metric. */
            readonly code: string;
            /** @description The measure. */
            readonly measure: components["schemas"]["StatisticsMeasure"];
            /**
             * Format: double
             * @description The value, rounded half away from zero to four decimals at most.
             */
            readonly value: number;
            /** @description The value, formatted for display. */
            readonly valueDisplay?: string;
            /**
             * Format: int32
             * @description Dense rank by value among all rows, greatest first: ties share a number and the next value has the next number.
             */
            readonly order?: number;
            /**
             * Format: int32
             * @description Competition rank by value among all rows, greatest first: ties share a number and as many numbers are skipped.
             */
            readonly rank?: number;
            /**
             * Format: double
             * @description Percentage of the other rows with a lower value; an equal value counts half. Absent if there is only one row.
             */
            readonly percentile?: number;
        };
        /** @description One row: its dimensions, what it is based on, and its statistics. It has the members of the dimensions that the query groups by. */
        readonly StatisticsRow: {
            /** @description The person. */
            readonly person?: components["schemas"]["StatisticsPerson"];
            /** @description The squad. */
            readonly squad?: components["schemas"]["StatisticsSquad"];
            /** @description The match. */
            readonly match?: components["schemas"]["StatisticsMatch"];
            /**
             * Format: int32
             * @description Number of the round.
             */
            readonly round?: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly season?: number;
            /** @description The opponent. */
            readonly opponent?: components["schemas"]["StatisticsSquad"];
            /** @description The venue. */
            readonly venue?: components["schemas"]["StatisticsVenue"];
            /** @description The result of the matches. */
            readonly result?: components["schemas"]["MatchResultFilter"];
            /**
             * Format: int32
             * @description Number of the period.
             */
            readonly period?: number;
            /** @description The state of the score at the moment of the acts. */
            readonly scoreState?: components["schemas"]["ScoreState"];
            /** @description The team-mate who gained possession. Disposals that no team-mate gained are in no row. */
            readonly receiver?: components["schemas"]["StatisticsPerson"];
            /** @description The cell of the grid. */
            readonly cell?: components["schemas"]["StatisticsCell"];
            /**
             * Format: int32
             * @description Matches that the row is based on: those that the player has played, or all of a squad.
             */
            readonly matches?: number;
            /**
             * Format: int32
             * @description Seconds that the row is based on: time on the ground in the selected parts, or playing time of a squad, wherever the ball was: a zone or an area does not narrow it.
             */
            readonly seconds?: number;
            /** @description The statistics: the measures of the first metric, then those of the next. A measure without a value is not listed. */
            readonly statistics: readonly components["schemas"]["MeasuredStatistic"][];
        };
        /** @description The rows that answer a query across matches. */
        readonly StatisticsTable: {
            /** @description The seasons that the query reads and the account is licensed for, oldest first. */
            readonly seasons: readonly components["schemas"]["SeasonKey"][];
            /** @description What rows are grouped by. */
            readonly by: readonly components["schemas"]["StatisticsDimension"][];
            /** @description The measures of each metric. */
            readonly measures: readonly components["schemas"]["StatisticsMeasure"][];
            /** @description The metrics. */
            readonly metrics: readonly components["schemas"]["StatisticsMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
            /**
             * Format: int32
             * @description Matches that the query reads: licensed, started and selected by it.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Matches in the seasons that the query names and that the account is not licensed for, or the matches that it names in such seasons. Other filters do not change the number.
             */
            readonly matchesNotLicensed: number;
            /**
             * Format: int32
             * @description Number of rows on all pages; with rowPersonId, of the rows that are compared.
             */
            readonly rowCount: number;
            /** @description The rows of this page, as sort has them. */
            readonly rows: readonly components["schemas"]["StatisticsRow"][];
            /** @description The cursor of the next page. Absent on the last page. */
            readonly next?: string;
            /** @description Whether matches have changed since the page before, so that rows may have moved past its end. Absent without a cursor. */
            readonly changed?: boolean;
        };
        /** @description A query across matches. Members left out mean the same as parameters left out. */
        readonly StatisticsQuery: {
            /** @description A label of the caller's choice, repeated in the result. One is made up where it is left out. */
            readonly id?: string;
            /**
             * Format: int32
             * @description Matches of the league with this id. Without it, league 1, unless matchIds or personIds select matches of any league.
             */
            readonly leagueId?: number;
            /**
             * Format: int32
             * @description Matches of the level with this id. Without it, level 1, unless matchIds or personIds select matches of any level.
             */
            readonly levelId?: number;
            /** @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchIds or personIds select matches of any season. */
            readonly seasonIds?: readonly number[];
            /** @description Matches of rounds with these numbers. */
            readonly rounds?: readonly number[];
            /** @description Matches of phases with these codes, which the season lists. */
            readonly phases?: readonly string[];
            /**
             * Format: date
             * @description Matches on this date or later, local to the venue.
             */
            readonly fromDate?: string;
            /**
             * Format: date
             * @description Matches on this date or earlier, local to the venue.
             */
            readonly toDate?: string;
            /** @description Matches with these ids. */
            readonly matchIds?: readonly number[];
            /** @description Matches at the venues with these ids. */
            readonly venueIds?: readonly number[];
            /** @description Matches of the squads with these ids, and of them the statistics of these squads. */
            readonly squadIds?: readonly number[];
            /** @description Matches against the squads with these ids, and of them the statistics of their opponents. */
            readonly opponentIds?: readonly number[];
            readonly team?: components["schemas"]["TeamFilter"];
            /** @description Matches with one of these results for the squad of a row. */
            readonly results?: readonly components["schemas"]["MatchResultFilter"][];
            /**
             * Format: int32
             * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
             */
            readonly fromMargin?: number;
            /**
             * Format: int32
             * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
             */
            readonly toMargin?: number;
            /** @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them. */
            readonly personIds?: readonly number[];
            readonly start?: components["schemas"]["MatchStartFilter"];
            /**
             * Format: int32
             * @description Number of most recent matches of each person or squad to count, after all other match filters.
             */
            readonly last?: number;
            /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
            readonly periods?: readonly number[];
            /** @description Zones to count. Without it, the whole ground. */
            readonly zones?: readonly components["schemas"]["ZoneFilter"][];
            /**
             * Format: int32
             * @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. Not to be combined with fromPeriodSeconds or toPeriodSeconds.
             */
            readonly lastXSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or after this time, in seconds from the start of each period.
             */
            readonly fromPeriodSeconds?: number;
            /**
             * Format: int32
             * @description Count what happened at or before this time, in seconds from the start of each period.
             */
            readonly toPeriodSeconds?: number;
            /** @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Without it, all. */
            readonly scoreStates?: readonly components["schemas"]["ScoreState"][];
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
             */
            readonly fromScoreMargin?: number;
            /**
             * Format: int32
             * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
             */
            readonly toScoreMargin?: number;
            readonly area?: components["schemas"]["ActArea"];
            /** @description Count the acts with one of these persons as recorded opponent. Metrics of time are absent. */
            readonly againstPersonIds?: readonly number[];
            /** @description Count the acts of players in one of these roles on the ground, where roles are captured. */
            readonly roles?: readonly components["schemas"]["GroundRole"][];
            readonly context?: components["schemas"]["SquadContext"];
            /** @description Codes of the metrics to answer. Without it, every metric that the account is licensed for. */
            readonly metricCodes?: readonly components["schemas"]["MetricCode"][];
            /** @description What rows are grouped by, one or two. Without it, person for players and squad for squads. */
            readonly by?: readonly components["schemas"]["StatisticsDimension"][];
            /** @description How the values of a row are summed up. Without it, total. */
            readonly measures?: readonly components["schemas"]["StatisticsMeasure"][];
            /**
             * Format: double
             * @description The value that a match must reach for matchesOver, longestRun and currentRun.
             */
            readonly threshold?: number;
            /**
             * Format: int32
             * @description Number of matches of rollingMean.
             */
            readonly rollingMatches?: number;
            /**
             * Format: int32
             * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
             */
            readonly minMatches?: number;
            /** @description Of players, return only the rows of these ones. Orders, ranks and percentiles still compare all rows of the query, and rowCount counts them. Needs person in by, which is the default. */
            readonly rowPersonIds?: readonly number[];
            /**
             * Format: int32
             * @description Width of a cell of hex and square on the standard ground of 160 x 141 metres. Without it, 10.
             */
            readonly cellMetres?: number;
            /**
             * @description With partial, metrics that cannot be answered are named in the result, which has all others.
             * @enum {string}
             */
            readonly validation?: "partial";
            /** @description What rows are sorted by: the code of a metric (with its first measure), a code with a measure such as DISPOSAL.perMatch, a dimension of by, matches or seconds. A minus before it puts the greatest first. Ties are sorted by the following items, and last by the dimensions. Without it, the first metric, greatest first; rows by match, round, season or period are in that order. */
            readonly sort?: readonly string[];
            /**
             * Format: int32
             * @description Most rows to return. Without it, 50.
             */
            readonly limit?: number;
            /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
            readonly cursor?: string;
            /** @description Optional members of rows and statistics to return. Dimensions, codes, measures and values are always there. Without it, all. */
            readonly fields?: readonly components["schemas"]["StatisticsField"][];
        };
        /** @description A set of queries across matches. */
        readonly PostStatisticsQueries: {
            /** @description The queries, answered in this order. */
            readonly queries: readonly components["schemas"]["StatisticsQuery"][];
        };
        /** @description The rows that answer one query of a batch. */
        readonly StatisticsQueryResult: {
            /** @description Label of the query. */
            readonly id: string;
            /** @description The seasons that the query reads and the account is licensed for, oldest first. */
            readonly seasons: readonly components["schemas"]["SeasonKey"][];
            /** @description What rows are grouped by. */
            readonly by: readonly components["schemas"]["StatisticsDimension"][];
            /** @description The measures of each metric. */
            readonly measures: readonly components["schemas"]["StatisticsMeasure"][];
            /** @description The metrics. */
            readonly metrics: readonly components["schemas"]["StatisticsMetric"][];
            /**
             * Format: int32
             * @description Matches that the query reads: licensed, started and selected by it.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Matches in the seasons that the query names and that the account is not licensed for, or the matches that it names in such seasons. Other filters do not change the number.
             */
            readonly matchesNotLicensed: number;
            /**
             * Format: int32
             * @description Number of rows on all pages.
             */
            readonly rowCount: number;
            /** @description The rows of this page, as sort has them. */
            readonly rows: readonly components["schemas"]["StatisticsRow"][];
            /** @description The cursor of the next page. Absent on the last page. */
            readonly next?: string;
            /** @description Whether matches have changed since the page before, so that rows may have moved past its end. Absent without a cursor. */
            readonly changed?: boolean;
        };
        /** @description The results of a set of queries. */
        readonly StatisticsQueryResults: {
            /** @description One result for each query, in the order of the queries. */
            readonly results: readonly components["schemas"]["StatisticsQueryResult"][];
        };
        /**
         * @description A dimension of a row whose evidence is listed.
         * @enum {string}
         */
        readonly EvidenceDimension: "person" | "squad" | "match" | "round" | "season" | "opponent" | "venue" | "result" | "period" | "scoreState";
        /** @description What one person or squad adds to a value in one match, with its terms. */
        readonly AcrossEvidenceRow: {
            readonly match: components["schemas"]["StatisticsMatch"];
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId?: number;
            /**
             * Format: double
             * @description The value, as statistics have it.
             */
            readonly value?: number;
            /** @description The value as people read it. */
            readonly valueDisplay?: string;
            /**
             * @description Where the terms come from.
             * @enum {string}
             */
            readonly source: "transactions" | "boxScore";
            /** @description One sum, or two for a difference. */
            readonly sums: readonly components["schemas"]["EvidenceSum"][];
            /**
             * Format: int32
             * @description Acts that are selected. An act is what one transaction adds for one person or squad in one zone.
             */
            readonly acts: number;
            /**
             * Format: int32
             * @description Seconds that are selected.
             */
            readonly seconds: number;
            /** @description What each parameter that narrows the match leaves out. */
            readonly excluded: readonly components["schemas"]["EvidenceExcluded"][];
            /** @description The terms by base. */
            readonly bases: readonly components["schemas"]["EvidenceBase"][];
            /**
             * Format: int32
             * @description Number of terms.
             */
            readonly termCount: number;
            /** @description The terms, in order of play. Only with the tier of transactions. */
            readonly terms?: readonly components["schemas"]["EvidenceTerm"][];
        };
        /** @description A value across matches, and what each match adds to it. The sums of all rows add up to the sums of the value. */
        readonly AcrossEvidence: {
            readonly metric: components["schemas"]["StatisticsMetric"];
            /** @description The dimensions of the row. */
            readonly by: readonly components["schemas"]["EvidenceDimension"][];
            readonly context?: components["schemas"]["SquadContext"];
            /**
             * Format: double
             * @description The total, as statistics across matches have it.
             */
            readonly value?: number;
            /** @description The value as people read it. */
            readonly valueDisplay?: string;
            readonly formula: components["schemas"]["EvidenceFormula"];
            /** @description One sum, or two for a difference, over all rows. */
            readonly sums: readonly components["schemas"]["EvidenceSum"][];
            /**
             * Format: int32
             * @description Number of matches that the value is based on.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Matches in the seasons that the query names and that the account is not licensed for, or the matches that it names in such seasons. Other filters do not change the number.
             */
            readonly matchesNotLicensed: number;
            /**
             * Format: int32
             * @description Acts that are selected, over all rows.
             */
            readonly acts: number;
            /**
             * Format: int32
             * @description Seconds that are selected, over all rows.
             */
            readonly seconds: number;
            /**
             * Format: int32
             * @description Number of terms of all rows.
             */
            readonly termCount: number;
            /**
             * Format: int32
             * @description Number of rows on all pages.
             */
            readonly rowCount: number;
            /** @description Each person or squad in each match, in the order in which the matches started. */
            readonly rows: readonly components["schemas"]["AcrossEvidenceRow"][];
            /** @description Cursor of the next page. */
            readonly next?: string;
        };
        /** @description A match of a person. */
        readonly PersonMatch: {
            /** @description The match. */
            readonly match: components["schemas"]["StatisticsMatch"];
            /** @description The squad of the person. */
            readonly squad: components["schemas"]["StatisticsSquad"];
            /** @description The opponent. */
            readonly opponent: components["schemas"]["StatisticsSquad"];
            /** @description The result for the squad of the person. Absent if the match is not over. */
            readonly result?: components["schemas"]["MatchResultFilter"];
            /**
             * Format: int32
             * @description Points of the squad minus those of the opponent.
             */
            readonly margin?: number;
            /**
             * Format: int32
             * @description Time of the person on the ground, in seconds.
             */
            readonly seconds?: number;
            /** @description The statistics. */
            readonly statistics: readonly components["schemas"]["MeasuredStatistic"][];
        };
        /** @description The matches of a person. */
        readonly PersonMatches: {
            /** @description The person. */
            readonly person: components["schemas"]["StatisticsPerson"];
            /** @description The measures of each metric, as measure has them. Without it, total. */
            readonly measures: readonly components["schemas"]["StatisticsMeasure"][];
            /** @description The metrics. */
            readonly metrics: readonly components["schemas"]["StatisticsMetric"][];
            /** @description Metrics that the request names and the response does not have, each with the reason. Only with validation=partial; empty if all are answered. */
            readonly validation?: readonly components["schemas"]["MetricValidation"][];
            /**
             * Format: int32
             * @description Matches that the query reads: licensed, started and selected by it.
             */
            readonly matches: number;
            /**
             * Format: int32
             * @description Always 0. Matches in seasons that the account is not licensed for are not counted.
             */
            readonly matchesNotLicensed: number;
            /**
             * Format: int32
             * @description Number of rows on all pages.
             */
            readonly rowCount: number;
            /** @description The matches that the person has played, oldest first unless sort says otherwise. */
            readonly rows: readonly components["schemas"]["PersonMatch"][];
            /** @description The cursor of the next page. Absent on the last page. */
            readonly next?: string;
            /** @description Whether matches have changed since the page before, so that rows may have moved past its end. Absent without a cursor. */
            readonly changed?: boolean;
        };
        /** @description A leading player of a season. */
        readonly SeasonLeader: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId?: number;
            /** @description Name of the squad. */
            readonly squadName?: string;
            /** @description Short code of the squad. */
            readonly squadCode?: string;
            /**
             * Format: int32
             * @description Matches that the player has played.
             */
            readonly matches: number;
            /**
             * Format: double
             * @description The value, rounded half away from zero to four decimals at most.
             */
            readonly value: number;
            /** @description The value, formatted for display. */
            readonly valueDisplay: string;
            /**
             * Format: int32
             * @description Dense rank by value among all players, greatest first.
             */
            readonly order: number;
            /**
             * Format: int32
             * @description Competition rank by value among all players, greatest first.
             */
            readonly rank: number;
        };
        /** @description The leaders of one metric. */
        readonly SeasonLeaderStatistic: {
            /**
             * Format: int32
             * @description Id of the metric.
             */
            readonly id: number;
            /** @description Code of the metric. */
            readonly code: string;
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Name of the metric, in the plural. */
            readonly namePlural: string;
            /** @description The leading players, in order. */
            readonly persons: readonly components["schemas"]["SeasonLeader"][];
        };
        /** @description The leaders of a season. */
        readonly SeasonLeaders: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /** @description The measure that players are compared by. */
            readonly measure: components["schemas"]["StatisticsMeasure"];
            /**
             * Format: int32
             * @description Fewest matches of a player who is compared.
             */
            readonly minMatches: number;
            /**
             * Format: int32
             * @description Matches of the season that are counted.
             */
            readonly matches: number;
            /** @description The leaders by metric. */
            readonly statistics: readonly components["schemas"]["SeasonLeaderStatistic"][];
        };
        /** @description A squad that a player belonged to in a season. */
        readonly PersonSquad: {
            /**
             * Format: int32
             * @description Id of the league.
             */
            readonly leagueId: number;
            /**
             * Format: int32
             * @description Id of the level.
             */
            readonly levelId: number;
            /**
             * Format: int32
             * @description Id of the season.
             */
            readonly seasonId: number;
            /**
             * Format: int32
             * @description Id of the squad.
             */
            readonly squadId: number;
            /** @description Name of the squad. */
            readonly squadName: string;
            /** @description Short code of the squad. */
            readonly squadCode: string;
            /**
             * Format: int32
             * @description Number on the jumper. Absent if the source does not have it.
             */
            readonly jumperNumber?: number;
            /**
             * Format: int32
             * @description Matches that the player has played for the squad in the season.
             */
            readonly matches: number;
        };
        /** @description An id that a source gives to a person. */
        readonly PersonExternalId: {
            /**
             * @description Name of the source.
             * @example afl
             */
            readonly source: string;
            /**
             * @description The id, as the source writes it.
             * @example CD_I9001
             */
            readonly externalId: string;
        };
        /** @description A player, with the squads and seasons that the account is licensed for. */
        readonly Person: {
            /**
             * Format: int32
             * @description Id of the person.
             */
            readonly personId: number;
            /** @description First name and surname, as the latest season has them. */
            readonly fullname: string;
            /** @description Initial and surname. */
            readonly displayName: string;
            /** @description First name. Absent if the source does not have it. */
            readonly firstname?: string;
            /** @description Surname. Absent if the source does not have it. */
            readonly surname?: string;
            /** @description The squads of the player, one for each season and squad, the latest season first. */
            readonly squads: readonly components["schemas"]["PersonSquad"][];
            /** @description The ids that sources give to the person. Absent if no source has one. */
            readonly externalIds?: readonly components["schemas"]["PersonExternalId"][];
        };
        /** @description Persons found by name or by an external id. */
        readonly Persons: {
            /** @description The persons, best match first. */
            readonly persons: readonly components["schemas"]["Person"][];
        };
        /** @description An id that a source gives to a person, a squad, a venue or a match. */
        readonly ExternalIdOfKind: {
            /**
             * @description What the id is of.
             * @enum {string}
             */
            readonly kind: "person" | "squad" | "venue" | "match";
            /**
             * Format: int32
             * @description The id that this server gives.
             */
            readonly id: number;
            /**
             * @description Name of the source.
             * @example afl
             */
            readonly source: string;
            /**
             * @description The id, as the source writes it.
             * @example CD_T902
             */
            readonly externalId: string;
        };
        /** @description Ids that sources give, and the ids that this server gives to the same persons, squads, venues or matches. */
        readonly ExternalIds: {
            /**
             * Format: int32
             * @description How many ids there are on all pages.
             */
            readonly total: number;
            /** @description The ids, in the order in which imports first had them. */
            readonly externalIds: readonly components["schemas"]["ExternalIdOfKind"][];
            /** @description Send it as cursor to get the next page. Absent on the last page. */
            readonly next?: string;
        };
        /** @description CSV by RFC 4180: a header with the names of the columns, then the rows. */
        readonly Csv: string;
    };
    responses: {
        /** @description Nothing has changed since the revision named by If-None-Match. No body. */
        readonly NotModified: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter or the body is not valid. The errors name each fault. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description No valid credentials. No body. */
        readonly Unauthorised: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path does not accept this method. Allow lists the methods it accepts. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request took too long to arrive. The server closes the connection. */
        readonly RequestTimeout: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The URI is longer than 8,192 bytes. Statistics can be requested by POST instead. */
        readonly UriTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A limit of the account is used up. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The headers are larger than 32 KiB, or there are more than 100 of them. */
        readonly HeadersTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server is stopping, or a store that the request needs cannot be reached. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for the league or season. */
        readonly SeasonNotLicensed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no league with this id. */
        readonly LeagueNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no league, or no level of it, with this id. */
        readonly LevelNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no league, level or season with this id. */
        readonly SeasonNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no league, level or season with this id, or nothing of it that is asked for. */
        readonly SeasonDataNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for the match. */
        readonly NotLicensed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description No match has this id. */
        readonly MatchNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for the match, or the match has not started and has no data yet. */
        readonly MatchNotStarted: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description No match has this id, or only its result is stored. */
        readonly MatchDataNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for the match or a metric, or the teams have not been entered yet and there is no data. */
        readonly TeamsNotEntered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The revisions differ by more than one comparison may have. */
        readonly ComparisonTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is longer than 1 MB, or a batch of requests for statistics costs more than the limit. */
        readonly RequestTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A requested metric is not in the glossary. */
        readonly MetricNotInGlossary: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no position type with this id. */
        readonly PositionTypeNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no position with this id. */
        readonly PositionNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has reached its limit of replays. */
        readonly TooManyReplays: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has no such replay, or it has ended. */
        readonly ReplayNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has reached its limit of permalinks. */
        readonly TooManyPermalinks: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has no such permalink. */
        readonly PermalinkNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for datasets, or not for the season. */
        readonly DatasetNotLicensed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server has no dataset, or the dataset has no such season or file. */
        readonly DatasetNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Range begins after the end of the file. */
        readonly RangeNotSatisfiable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no person with this id in a season that the account is licensed for. */
        readonly PersonNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the league, in plain decimal digits. The leagues list them.
         * @example 1
         */
        readonly LeagueId: number;
        /**
         * @description Id of the level, in plain decimal digits. The levels of a league list them.
         * @example 1
         */
        readonly LevelId: number;
        /**
         * @description Id of the season, in plain decimal digits. The seasons of a level list them.
         * @example 2025
         */
        readonly SeasonId: number;
        /**
         * @description Only the matches of the squad with this id.
         * @example 10
         */
        readonly FixtureSquadId: number;
        /** @description Only the conference with this code, case-sensitive. */
        readonly Conference: string;
        /**
         * @description Number of the round, counted through the whole season.
         * @example 3
         */
        readonly RoundNumber: number;
        /**
         * @description Id of the squad, in plain decimal digits. The squads of a season list them.
         * @example 10
         */
        readonly SquadId: number;
        /**
         * @description List every metric there is, whether or not the account is licensed for it.
         * @example true
         */
        readonly ShowAllMetrics: boolean;
        /**
         * @description Forecast as it was at an instant in UTC: later results count neither for the ladder nor for ratings. Without it, as it is now. Returns 404 for an instant in the future.
         * @example 2026-05-01T00:00:00Z
         */
        readonly ForecastAsOf: string;
        /**
         * @description How often the rest of the season is played. A chance of 50 % has a standard error of 1.6 points after 1000 runs, and of 0.5 points after 10000.
         * @example 1000
         */
        readonly ForecastRuns: number;
        /**
         * @description Seed of the random numbers. The same seed gives the same forecast.
         * @example 1
         */
        readonly ForecastSeed: number;
        /**
         * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
         * @example 110510101
         */
        readonly MatchId: number;
        /**
         * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
         * @example Q3:12:30
         */
        readonly AsOf: string;
        /**
         * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
         * @example 2026-03-28T05:20:00Z
         */
        readonly KnownAt: string;
        /**
         * @description How to answer: JSON, or CSV with a row for each point. Without it, the Accept header decides, and JSON is the answer if it names neither.
         * @example json
         */
        readonly ForecastFormat: "json" | "csv";
        /**
         * @description Kinds of entries to return. Without it, all.
         * @example [
         *       "amendment",
         *       "removal"
         *     ]
         */
        readonly EntryKinds: readonly components["schemas"]["EntryKind"][];
        /**
         * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
         * @example 20
         */
        readonly RowLimit: number;
        /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
        readonly Cursor: string;
        /**
         * @description The older and the newer revision, with three dots between them.
         * @example 2400...2412
         */
        readonly Between: string;
        /**
         * @description Statistics of these squads, and of their players. Without it, of both.
         * @example [
         *       10
         *     ]
         */
        readonly ComparedSquads: readonly number[];
        /**
         * @description Statistics of these persons. Without it, of all, and of the squads.
         * @example [
         *       110002
         *     ]
         */
        readonly ComparedPersons: readonly number[];
        /**
         * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
         * @example [
         *       "DISPOSAL",
         *       "GOAL"
         *     ]
         */
        readonly Metric: readonly components["schemas"]["MetricCode"][];
        /**
         * @description The cursor of an earlier response, or the id of an event of the stream. 0 starts at the first change. Without it, the response has the last changes.
         * @example 0
         */
        readonly Since: string;
        /**
         * @description Changes of matches of these leagues. Without it, of all.
         * @example [
         *       1
         *     ]
         */
        readonly ChangedLeagues: readonly number[];
        /**
         * @description Changes of matches of these seasons. Without it, of all.
         * @example [
         *       2026
         *     ]
         */
        readonly ChangedSeasons: readonly number[];
        /**
         * @description Kinds of changes to return. Without it, all.
         * @example [
         *       "amendment",
         *       "removal"
         *     ]
         */
        readonly ChangeKinds: readonly components["schemas"]["ChangeKind"][];
        /**
         * @description Types of events to send. Without it, all.
         * @example [
         *       "MatchStatus",
         *       "MatchScore"
         *     ]
         */
        readonly EventTypes: readonly components["schemas"]["EventType"][];
        /**
         * @description How long to wait for a change if there is none after since. Takes precedence over Prefer: wait. Without either, the response comes at once.
         * @example 10
         */
        readonly Wait: number;
        /**
         * @description Id of the last event you have, for callers that cannot send Last-Event-ID; that header takes precedence. The stream starts with the events after it. For a match, 0 starts at the first event. An id beyond the last event is 400. Without either, the stream starts with the next event.
         * @example 0
         */
        readonly EventsFrom: string;
        /**
         * @description Id of the last event you received. The stream starts with the events after it, so nothing is missing or repeated.
         * @example 412
         */
        readonly LastEventId: string;
        /**
         * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
         * @example [
         *       3,
         *       4
         *     ]
         */
        readonly Period: readonly number[];
        /**
         * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
         * @example [
         *       "F50"
         *     ]
         */
        readonly Zone: readonly components["schemas"]["ZoneFilter"][];
        /**
         * @description Answer one side only, case-sensitive. Without it, both.
         * @example home
         */
        readonly Team: components["schemas"]["TeamFilter"];
        /** @description Count what happened at or after this time, in seconds from the start of each period. */
        readonly FromPeriodSeconds: number;
        /** @description Count what happened at or before this time, in seconds from the start of each period. */
        readonly ToPeriodSeconds: number;
        /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
        readonly LastXSeconds: number;
        /**
         * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
         * @example [
         *       "trailing"
         *     ]
         */
        readonly ScoreState: readonly components["schemas"]["ScoreState"][];
        /**
         * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
         * @example -12
         */
        readonly FromScoreMargin: number;
        /**
         * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
         * @example 12
         */
        readonly ToScoreMargin: number;
        /**
         * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
         * @example goal(0-40 m, 0-45 deg)
         */
        readonly Area: string;
        /**
         * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
         * @example end
         */
        readonly AreaOf: components["schemas"]["AreaOf"];
        /**
         * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
         * @example standard
         */
        readonly AreaUnit: components["schemas"]["AreaUnit"];
        /**
         * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
         * @example [
         *       110043
         *     ]
         */
        readonly AgainstPersonId: readonly number[];
        /**
         * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
         * @example [
         *       "Midfield"
         *     ]
         */
        readonly Role: readonly components["schemas"]["GroundRole"][];
        /**
         * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
         * @example partial
         */
        readonly Validation: components["schemas"]["ValidationMode"];
        /**
         * @description Whose numbers to answer for each squad. Without it, For.
         * @example Diff
         */
        readonly Context: components["schemas"]["SquadContext"];
        /**
         * @description Codes of the metrics to explain, case-sensitive. Without it, every metric.
         * @example [
         *       "KICK",
         *       "GOAL"
         *     ]
         */
        readonly GlossaryMetric: readonly components["schemas"]["MetricCode"][];
        /**
         * @description Id of the position type, in plain decimal digits. /v1/positiontypes lists them.
         * @example 1
         */
        readonly PositionTypeId: number;
        /**
         * @description Id of the position, in plain decimal digits. /v1/positiontypes/{positionTypeId}/positions lists those of a type.
         * @example 301
         */
        readonly PositionId: number;
        /**
         * @description Id of the person, in plain decimal digits. The search for persons and every list of players contain it.
         * @example 110002
         */
        readonly PersonId: number;
        /**
         * @description Code of the metric, case-sensitive.
         * @example DISPOSAL
         */
        readonly EvidenceMetric: components["schemas"]["MetricCode"];
        /**
         * @description Most items to return. Without it, 1,000 in JSON, and all of them in other formats.
         * @example 200
         */
        readonly TermLimit: number;
        /**
         * @description Seconds of the video at which the siren starts each period, the first period first. For XML only. A period that is not listed begins where the one before it ended.
         * @example [
         *       12.5,
         *       2100
         *     ]
         */
        readonly SirenSeconds: readonly number[];
        /**
         * @description Seconds before the act at which an instance of the XML timeline begins. Without it, 5.
         * @example 8
         */
        readonly SecondsBefore: number;
        /**
         * @description Seconds after the act at which an instance of the XML timeline ends. Without it, 5.
         * @example 8
         */
        readonly SecondsAfter: number;
        /**
         * @description How to answer: JSON, CSV, or an XML timeline for video tools. Without it, the Accept header decides, and JSON is the answer if it names none of them.
         * @example json
         */
        readonly EvidenceFormat: "json" | "csv" | "xml";
        /**
         * @description Occurrences of the squads with these ids. Without it, of both.
         * @example [
         *       10
         *     ]
         */
        readonly FlowSquads: readonly number[];
        /**
         * @description Occurrences of the persons with these ids. Without it, of everybody, and of squads where no person is credited.
         * @example [
         *       110002
         *     ]
         */
        readonly FlowPersons: readonly number[];
        /**
         * @description Order of the occurrences: time is the order of play, -time the reverse. Without it, time.
         * @example -time
         */
        readonly FlowOrder: "time" | "-time";
        /**
         * @description How to answer: JSON, CSV, JSON lines, or an XML timeline for video tools. Without it, the Accept header decides, and JSON is the answer if it names none of them.
         * @example json
         */
        readonly FlowFormat: "json" | "csv" | "jsonl" | "xml";
        /**
         * @description Transactions of the squads with these ids. Without it, of both, and those of neither.
         * @example [
         *       10
         *     ]
         */
        readonly TimelineSquads: readonly number[];
        /**
         * @description Transactions of the persons with these ids. Without it, of everybody, and those of nobody.
         * @example [
         *       110002
         *     ]
         */
        readonly TimelinePersons: readonly number[];
        /**
         * @description Id of the match of a replay. The response that started it and the list of replays contain it.
         * @example 900000001
         */
        readonly ReplayId: number;
        /**
         * @description Id of the permalink. The response that created it and the list of permalinks contain it.
         * @example THE-ID-OF-YOURS
         */
        readonly PermalinkId: string;
        /**
         * @description A table with a file for each season. The dataset lists its tables.
         * @example matches
         */
        readonly DatasetTable: string;
        /**
         * @description The part of the file to send. Several parts at once get the whole file.
         * @example bytes=0-1023
         */
        readonly Range: string;
        /**
         * @description The ETag of the file that a part is wanted of. If the file changed since, the whole file is sent.
         * @example "18f-19a"
         */
        readonly IfRange: string;
        /**
         * @description A table with a file for each match. The dataset lists its tables.
         * @example transactions
         */
        readonly DatasetMatchTable: string;
        /**
         * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
         * @example 1
         */
        readonly SelectedLeague: number;
        /**
         * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
         * @example 1
         */
        readonly SelectedLevel: number;
        /**
         * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
         * @example [
         *       2025
         *     ]
         */
        readonly SelectedSeasons: readonly number[];
        /**
         * @description Matches of rounds with these numbers.
         * @example [
         *       1,
         *       2
         *     ]
         */
        readonly SelectedRounds: readonly number[];
        /**
         * @description Matches of phases with these codes, which the season lists.
         * @example [
         *       "HA"
         *     ]
         */
        readonly SelectedPhases: readonly string[];
        /**
         * @description Matches on this date or later, local to the venue.
         * @example 2025-03-01
         */
        readonly FromDate: string;
        /**
         * @description Matches on this date or earlier, local to the venue.
         * @example 2025-09-30
         */
        readonly ToDate: string;
        /**
         * @description Matches with these ids.
         * @example [
         *       110510101
         *     ]
         */
        readonly SelectedMatches: readonly number[];
        /**
         * @description Matches at the venues with these ids.
         * @example [
         *       1
         *     ]
         */
        readonly SelectedVenues: readonly number[];
        /**
         * @description Matches of the squads with these ids, and of them the statistics of these squads.
         * @example [
         *       10
         *     ]
         */
        readonly SelectedSquads: readonly number[];
        /**
         * @description Matches against the squads with these ids, and of them the statistics of their opponents.
         * @example [
         *       20
         *     ]
         */
        readonly SelectedOpponents: readonly number[];
        /**
         * @description Statistics of home squads or away squads only, case-sensitive.
         * @example home
         */
        readonly SelectedTeam: components["schemas"]["TeamFilter"];
        /**
         * @description Matches with one of these results for the squad of a row.
         * @example [
         *       "won"
         *     ]
         */
        readonly SelectedResults: readonly components["schemas"]["MatchResultFilter"][];
        /**
         * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
         * @example -12
         */
        readonly FromMargin: number;
        /**
         * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
         * @example 12
         */
        readonly ToMargin: number;
        /**
         * @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them.
         * @example [
         *       110002
         *     ]
         */
        readonly SelectedPersons: readonly number[];
        /** @description Matches that a player began on the ground or on the bench. */
        readonly SelectedStart: components["schemas"]["MatchStartFilter"];
        /**
         * @description Number of most recent matches of each person or squad to count, after all other match filters.
         * @example 5
         */
        readonly LastMatches: number;
        /**
         * @description What rows are grouped by, one or two. Without it, person for players and squad for squads.
         * @example [
         *       "opponent",
         *       "round"
         *     ]
         */
        readonly By: readonly components["schemas"]["StatisticsDimension"][];
        /**
         * @description How the values of a row are summed up. Without it, total.
         * @example [
         *       "perMatch",
         *       "total"
         *     ]
         */
        readonly MeasureParameter: readonly components["schemas"]["StatisticsMeasure"][];
        /**
         * @description The value that a match must reach for matchesOver, longestRun and currentRun.
         * @example 30
         */
        readonly Threshold: number;
        /**
         * @description Number of matches of rollingMean.
         * @example 5
         */
        readonly RollingMatches: number;
        /**
         * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
         * @example 10
         */
        readonly MinMatches: number;
        /** @description Return only the rows of these players. Orders, ranks and percentiles still compare all rows of the query, and rowCount counts them. Needs person in by, which is the default. */
        readonly RowPersonId: readonly number[];
        /**
         * @description Width of a cell of hex and square on the standard ground of 160 x 141 metres. Without it, 10.
         * @example 10
         */
        readonly CellMetres: number;
        /**
         * @description What rows are sorted by: the code of a metric (with its first measure), a code with a measure such as DISPOSAL.perMatch, a dimension of by, matches or seconds. A minus before it puts the greatest first. Ties are sorted by the following items, and last by the dimensions. Without it, the first metric, greatest first; rows by match, round, season or period are in that order.
         * @example [
         *       "-DISPOSAL.perMatch"
         *     ]
         */
        readonly Sort: readonly string[];
        /**
         * @description Optional members of rows and statistics to return. Dimensions, codes, measures and values are always there. Without it, all.
         * @example [
         *       "matches",
         *       "rank"
         *     ]
         */
        readonly Fields: readonly components["schemas"]["StatisticsField"][];
        /**
         * @description How to answer. Without it, the Accept header decides, and JSON is the answer if it names none of them. With sql the answer is a statement that answers the query from a dataset.
         * @example json
         */
        readonly QueryFormat: "json" | "csv" | "arrow" | "parquet" | "sql";
        /**
         * @description The engine that a statement is written for, with format=sql. The default is duckdb.
         * @example duckdb
         */
        readonly Dialect: "duckdb" | "spark";
        /**
         * @description Folder or URL of the dataset that a statement reads, with format=sql. The default is dataset.
         * @example dataset
         */
        readonly DatasetPlace: string;
        /** @description A set of queries as JSON, the list that the body of POST has under queries. The response is that of POST. Not to be combined with other parameters. */
        readonly Queries: string;
        /**
         * @description How to answer. With sql the answer has a statement for each query, which answers it from a dataset.
         * @example json
         */
        readonly BatchFormat: "json" | "sql";
        /**
         * @description The dimensions of the row, as in statistics across matches, one or two. Without it, person for players and squad for squads.
         * @example [
         *       "opponent"
         *     ]
         */
        readonly EvidenceBy: readonly components["schemas"]["EvidenceDimension"][];
        /**
         * @description Which row: one key for each dimension of by, in its order. Ids of persons, squads, opponents, matches, seasons and venues, numbers of rounds and periods, won, lost or drawn for result, and leading, level or trailing for scoreState.
         * @example [
         *       "20"
         *     ]
         */
        readonly EvidenceKey: readonly string[];
        /**
         * @description How to answer: JSON, or CSV with a row for each term. Without it, the Accept header decides, and JSON is the answer if it names none of them.
         * @example json
         */
        readonly EvidenceRowsFormat: "json" | "csv";
        /**
         * @description How to answer. Without it, the Accept header decides, and JSON is the answer if it names none of them.
         * @example json
         */
        readonly StatisticsFormat: "json" | "csv" | "arrow" | "parquet";
        /**
         * @description What players are compared by. Without it, total.
         * @example perMatch
         */
        readonly LeaderMeasure: "total" | "perMatch" | "per100Minutes";
        /**
         * @description Most players of each metric. Players who share the last rank are cut off by their ids.
         * @example 5
         */
        readonly LeaderLimit: number;
        /**
         * @description The name to search for, at most 6 words. Give a name, or `source` and `externalId`.
         * @example smith
         */
        readonly PersonName: string;
        /** @description Name of the source of `externalId`. */
        readonly ExternalSource: string;
        /** @description An id that the source gives. Found in full only. */
        readonly ExternalId: string;
        /**
         * @description Most persons to return.
         * @example 5
         */
        readonly PersonLimit: number;
        /**
         * @description What the ids are of.
         * @example squad
         */
        readonly ExternalKind: "person" | "squad" | "venue" | "match";
        /**
         * @description The id that this server gives. Without it and `externalId`, lists all ids of the kind.
         * @example 10
         */
        readonly OwnId: number;
        /**
         * @description Most ids on a page.
         * @example 5
         */
        readonly ExternalLimit: number;
        /**
         * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
         * @example csv
         */
        readonly Format: "json" | "csv";
    };
    requestBodies: never;
    headers: {
        /** @description The revision of the response. Send it in If-None-Match to get a 304 without a body if nothing has changed. */
        readonly ETag: string;
        /** @description How long the answer may be kept by the client, in seconds. Never to be kept by a shared cache. */
        readonly CacheControl: string;
        /** @description The scheme to authenticate with and, for a token that was refused, why. */
        readonly WwwAuthenticate: string;
        /** @description The methods that the path accepts, separated by commas. */
        readonly Allow: string;
        /** @description Seconds to wait before the next call. */
        readonly RetryAfter: number;
        /** @description What is left of each limit and the seconds until it is renewed. */
        readonly RateLimit: string;
        /** @description The limits of the account, each as a quota and the length of its window in seconds. */
        readonly RateLimitPolicy: string;
        /** @description Whether parts of the file can be requested by Range. */
        readonly AcceptRanges: string;
        /** @description The bytes of the file in the part, and the length of the file. */
        readonly ContentRange: string;
    };
    pathItems: never;
}
export type League = components['schemas']['League'];
export type ProblemError = components['schemas']['ProblemError'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
export type LeagueSeason = components['schemas']['LeagueSeason'];
export type LeagueDetails = components['schemas']['LeagueDetails'];
export type Level = components['schemas']['Level'];
export type LeagueLevel = components['schemas']['LeagueLevel'];
export type CurrentSeason = components['schemas']['CurrentSeason'];
export type LeagueLevelDetail = components['schemas']['LeagueLevelDetail'];
export type SeasonMatches = components['schemas']['SeasonMatches'];
export type SeasonRound = components['schemas']['SeasonRound'];
export type SeasonRounds = components['schemas']['SeasonRounds'];
export type Season = components['schemas']['Season'];
export type SeasonPhase = components['schemas']['SeasonPhase'];
export type SeasonDetails = components['schemas']['SeasonDetails'];
export type SquadResult = components['schemas']['SquadResult'];
export type SquadScore = components['schemas']['SquadScore'];
export type FixtureMatchSquad = components['schemas']['FixtureMatchSquad'];
export type FixtureMatchSquads = components['schemas']['FixtureMatchSquads'];
export type MatchDate = components['schemas']['MatchDate'];
export type MatchStatusPeriod = components['schemas']['MatchStatusPeriod'];
export type MatchType = components['schemas']['MatchType'];
export type MatchVenue = components['schemas']['MatchVenue'];
export type FixtureMatch = components['schemas']['FixtureMatch'];
export type FixtureRound = components['schemas']['FixtureRound'];
export type FixturePhase = components['schemas']['FixturePhase'];
export type Fixture = components['schemas']['Fixture'];
export type LadderMatches = components['schemas']['LadderMatches'];
export type LadderScores = components['schemas']['LadderScores'];
export type LadderSquad = components['schemas']['LadderSquad'];
export type SeasonLadder = components['schemas']['SeasonLadder'];
export type Squad = components['schemas']['Squad'];
export type SeasonSquads = components['schemas']['SeasonSquads'];
export type State = components['schemas']['State'];
export type SeasonSquadDetail = components['schemas']['SeasonSquadDetail'];
export type Position = components['schemas']['Position'];
export type SquadPlayerMatches = components['schemas']['SquadPlayerMatches'];
export type SquadPlayer = components['schemas']['SquadPlayer'];
export type SeasonSquadPersons = components['schemas']['SeasonSquadPersons'];
export type SeasonConference = components['schemas']['SeasonConference'];
export type SeasonConferences = components['schemas']['SeasonConferences'];
export type SeasonFeatureCoverage = components['schemas']['SeasonFeatureCoverage'];
export type SeasonMetricCoverage = components['schemas']['SeasonMetricCoverage'];
export type SeasonScores = components['schemas']['SeasonScores'];
export type CoverageLevel = components['schemas']['CoverageLevel'];
export type FeatureCoverage = components['schemas']['FeatureCoverage'];
export type MetricCoverage = components['schemas']['MetricCoverage'];
export type DifferentCoverage = components['schemas']['DifferentCoverage'];
export type SeasonCoverage = components['schemas']['SeasonCoverage'];
export type QualityRows = components['schemas']['QualityRows'];
export type QualitySeverity = components['schemas']['QualitySeverity'];
export type SeasonQualityRule = components['schemas']['SeasonQualityRule'];
export type MatchQualityCount = components['schemas']['MatchQualityCount'];
export type SeasonQuality = components['schemas']['SeasonQuality'];
export type FinalsWeek = components['schemas']['FinalsWeek'];
export type SquadForecast = components['schemas']['SquadForecast'];
export type AbsentForecast = components['schemas']['AbsentForecast'];
export type SeasonForecast = components['schemas']['SeasonForecast'];
export type MatchTime = components['schemas']['MatchTime'];
export type MatchSquad = components['schemas']['MatchSquad'];
export type MatchResult = components['schemas']['MatchResult'];
export type MatchResultCode = components['schemas']['MatchResultCode'];
export type CoinTossResult = components['schemas']['CoinTossResult'];
export type MatchPeriod = components['schemas']['MatchPeriod'];
export type LastModified = components['schemas']['LastModified'];
export type MatchInfo = components['schemas']['MatchInfo'];
export type PersonPosition = components['schemas']['PersonPosition'];
export type MatchPlayerPositions = components['schemas']['MatchPlayerPositions'];
export type MatchPlayer = components['schemas']['MatchPlayer'];
export type MatchPersonsSquad = components['schemas']['MatchPersonsSquad'];
export type MatchPersonsSquads = components['schemas']['MatchPersonsSquads'];
export type MatchOfficialPositions = components['schemas']['MatchOfficialPositions'];
export type MatchOfficial = components['schemas']['MatchOfficial'];
export type MatchPersons = components['schemas']['MatchPersons'];
export type VenueDimensions = components['schemas']['VenueDimensions'];
export type Country = components['schemas']['Country'];
export type EventLocation = components['schemas']['EventLocation'];
export type MatchVenueSquad = components['schemas']['MatchVenueSquad'];
export type MatchVenueSquads = components['schemas']['MatchVenueSquads'];
export type MatchVenueDetails = components['schemas']['MatchVenueDetails'];
export type MetricCode = components['schemas']['MetricCode'];
export type MetricMetaData = components['schemas']['MetricMetaData'];
export type MatchMetrics = components['schemas']['MatchMetrics'];
export type InferredBehinds = components['schemas']['InferredBehinds'];
export type GoalsAndBehinds = components['schemas']['GoalsAndBehinds'];
export type ScoreDifference = components['schemas']['ScoreDifference'];
export type CoverageScore = components['schemas']['CoverageScore'];
export type TransactionCount = components['schemas']['TransactionCount'];
export type MatchCoverage = components['schemas']['MatchCoverage'];
export type LineUpChange = components['schemas']['LineUpChange'];
export type SquadInsAndOuts = components['schemas']['SquadInsAndOuts'];
export type MatchInsAndOuts = components['schemas']['MatchInsAndOuts'];
export type QualitySample = components['schemas']['QualitySample'];
export type QualityResult = components['schemas']['QualityResult'];
export type UncheckedRule = components['schemas']['UncheckedRule'];
export type MatchQuality = components['schemas']['MatchQuality'];
export type ForecastChances = components['schemas']['ForecastChances'];
export type ForecastPoint = components['schemas']['ForecastPoint'];
export type ForecastCredit = components['schemas']['ForecastCredit'];
export type MatchForecast = components['schemas']['MatchForecast'];
export type EntryKind = components['schemas']['EntryKind'];
export type RevisedMember = components['schemas']['RevisedMember'];
export type MatchRevision = components['schemas']['MatchRevision'];
export type MatchRevisions = components['schemas']['MatchRevisions'];
export type RevisedStep = components['schemas']['RevisedStep'];
export type RevisedStatistic = components['schemas']['RevisedStatistic'];
export type RevisionComparison = components['schemas']['RevisionComparison'];
export type ChangeKind = components['schemas']['ChangeKind'];
export type EventType = components['schemas']['EventType'];
export type MatchStatusEvent = components['schemas']['MatchStatusEvent'];
export type EventScore = components['schemas']['EventScore'];
export type MatchScoreEvent = components['schemas']['MatchScoreEvent'];
export type MatchMetricUpdateEvent = components['schemas']['MatchMetricUpdateEvent'];
export type ReferenceDataEvent = components['schemas']['ReferenceDataEvent'];
export type MatchEvent = components['schemas']['MatchEvent'];
export type Changes = components['schemas']['Changes'];
export type TransactionSquad = components['schemas']['TransactionSquad'];
export type TransactionPerson = components['schemas']['TransactionPerson'];
export type LogicalZone = components['schemas']['LogicalZone'];
export type PhysicalZone = components['schemas']['PhysicalZone'];
export type TransactionLocation = components['schemas']['TransactionLocation'];
export type PressurePlayer = components['schemas']['PressurePlayer'];
export type Pressure = components['schemas']['Pressure'];
export type Kicking = components['schemas']['Kicking'];
export type TransactionDetails = components['schemas']['TransactionDetails'];
export type MatchTransaction = components['schemas']['MatchTransaction'];
export type MatchStarter = components['schemas']['MatchStarter'];
export type MatchCapture = components['schemas']['MatchCapture'];
export type MatchTransactions = components['schemas']['MatchTransactions'];
export type ChainPlayer = components['schemas']['ChainPlayer'];
export type ChainStart = components['schemas']['ChainStart'];
export type TransactionResult = components['schemas']['TransactionResult'];
export type ChainScore = components['schemas']['ChainScore'];
export type ChainTurnover = components['schemas']['ChainTurnover'];
export type ChainEnd = components['schemas']['ChainEnd'];
export type KeyTransactions = components['schemas']['KeyTransactions'];
export type KeyMetrics = components['schemas']['KeyMetrics'];
export type MatchChain = components['schemas']['MatchChain'];
export type MatchChains = components['schemas']['MatchChains'];
export type CurrentStint = components['schemas']['CurrentStint'];
export type RotationPlayer = components['schemas']['RotationPlayer'];
export type MatchRotationSquad = components['schemas']['MatchRotationSquad'];
export type RotationOff = components['schemas']['RotationOff'];
export type RotationOn = components['schemas']['RotationOn'];
export type MatchRotation = components['schemas']['MatchRotation'];
export type MatchRotations = components['schemas']['MatchRotations'];
export type SquadResultCode = components['schemas']['SquadResultCode'];
export type PeriodScore = components['schemas']['PeriodScore'];
export type MatchScoreSquad = components['schemas']['MatchScoreSquad'];
export type MatchScore = components['schemas']['MatchScore'];
export type ShotResult = components['schemas']['ShotResult'];
export type ShotTransactionScore = components['schemas']['ShotTransactionScore'];
export type ShotTransactionDetails = components['schemas']['ShotTransactionDetails'];
export type ShotTransaction = components['schemas']['ShotTransaction'];
export type MatchShots = components['schemas']['MatchShots'];
export type EntryResult = components['schemas']['EntryResult'];
export type EntrySource = components['schemas']['EntrySource'];
export type EntryPressure = components['schemas']['EntryPressure'];
export type EntryLocation = components['schemas']['EntryLocation'];
export type EntryKick = components['schemas']['EntryKick'];
export type EntryDetails = components['schemas']['EntryDetails'];
export type MatchEntry = components['schemas']['MatchEntry'];
export type MatchEntries = components['schemas']['MatchEntries'];
export type StoppageGraphicalDetails = components['schemas']['StoppageGraphicalDetails'];
export type StoppagePlayer = components['schemas']['StoppagePlayer'];
export type StoppageAttendance = components['schemas']['StoppageAttendance'];
export type StoppageHitout = components['schemas']['StoppageHitout'];
export type StoppageFirstPossession = components['schemas']['StoppageFirstPossession'];
export type StoppageClearance = components['schemas']['StoppageClearance'];
export type StoppageKicking = components['schemas']['StoppageKicking'];
export type StoppageExit = components['schemas']['StoppageExit'];
export type MatchStoppage = components['schemas']['MatchStoppage'];
export type MatchStoppages = components['schemas']['MatchStoppages'];
export type Leader = components['schemas']['Leader'];
export type LeaderStatistic = components['schemas']['LeaderStatistic'];
export type MatchLeaders = components['schemas']['MatchLeaders'];
export type ZoneFilter = components['schemas']['ZoneFilter'];
export type TeamFilter = components['schemas']['TeamFilter'];
export type ScoreState = components['schemas']['ScoreState'];
export type AreaOf = components['schemas']['AreaOf'];
export type AreaUnit = components['schemas']['AreaUnit'];
export type GroundRole = components['schemas']['GroundRole'];
export type ValidationMode = components['schemas']['ValidationMode'];
export type Statistic = components['schemas']['Statistic'];
export type PlayerStatisticsPlayer = components['schemas']['PlayerStatisticsPlayer'];
export type PlayerStatisticsSquad = components['schemas']['PlayerStatisticsSquad'];
export type AbsentMetric = components['schemas']['AbsentMetric'];
export type MetricValidation = components['schemas']['MetricValidation'];
export type PlayerStatistics = components['schemas']['PlayerStatistics'];
export type AreaPoint = components['schemas']['AreaPoint'];
export type ActArea = components['schemas']['ActArea'];
export type EvidenceDetail = components['schemas']['EvidenceDetail'];
export type PlayerMetricRequest = components['schemas']['PlayerMetricRequest'];
export type PostPlayerMetricRequests = components['schemas']['PostPlayerMetricRequests'];
export type SquadContext = components['schemas']['SquadContext'];
export type StatisticsMetric = components['schemas']['StatisticsMetric'];
export type EvidenceWeight = components['schemas']['EvidenceWeight'];
export type EvidenceLinear = components['schemas']['EvidenceLinear'];
export type EvidenceFormula = components['schemas']['EvidenceFormula'];
export type EvidenceSum = components['schemas']['EvidenceSum'];
export type EvidenceExcluded = components['schemas']['EvidenceExcluded'];
export type EvidenceBase = components['schemas']['EvidenceBase'];
export type EvidenceTerm = components['schemas']['EvidenceTerm'];
export type Evidence = components['schemas']['Evidence'];
export type EvidenceIds = components['schemas']['EvidenceIds'];
export type PlayerStatisticsResult = components['schemas']['PlayerStatisticsResult'];
export type PlayerMetricRequestEcho = components['schemas']['PlayerMetricRequestEcho'];
export type PostPlayerMetricResponse = components['schemas']['PostPlayerMetricResponse'];
export type SquadStatisticsSquad = components['schemas']['SquadStatisticsSquad'];
export type SquadStatistics = components['schemas']['SquadStatistics'];
export type SquadMetricRequest = components['schemas']['SquadMetricRequest'];
export type PostSquadMetricRequests = components['schemas']['PostSquadMetricRequests'];
export type SquadStatisticsResult = components['schemas']['SquadStatisticsResult'];
export type SquadMetricRequestEcho = components['schemas']['SquadMetricRequestEcho'];
export type PostSquadMetricResponse = components['schemas']['PostSquadMetricResponse'];
export type MetricDimensions = components['schemas']['MetricDimensions'];
export type MetricGlossary = components['schemas']['MetricGlossary'];
export type LinePoint = components['schemas']['LinePoint'];
export type OutcomeOdds = components['schemas']['OutcomeOdds'];
export type ShotOdds = components['schemas']['ShotOdds'];
export type ShotModel = components['schemas']['ShotModel'];
export type HoldWeights = components['schemas']['HoldWeights'];
export type EquityModel = components['schemas']['EquityModel'];
export type RatingShares = components['schemas']['RatingShares'];
export type WeightedCode = components['schemas']['WeightedCode'];
export type RankingWeights = components['schemas']['RankingWeights'];
export type MetricTerm = components['schemas']['MetricTerm'];
export type RatingModel = components['schemas']['RatingModel'];
export type SpreadModel = components['schemas']['SpreadModel'];
export type MeanAndSd = components['schemas']['MeanAndSd'];
export type MarginModel = components['schemas']['MarginModel'];
export type NextScoreOdds = components['schemas']['NextScoreOdds'];
export type NextScoreModel = components['schemas']['NextScoreModel'];
export type ForecastTraining = components['schemas']['ForecastTraining'];
export type ForecastModels = components['schemas']['ForecastModels'];
export type MetricModels = components['schemas']['MetricModels'];
export type ForecastScore = components['schemas']['ForecastScore'];
export type ForecastDifference = components['schemas']['ForecastDifference'];
export type ForecastDecile = components['schemas']['ForecastDecile'];
export type ForecastTest = components['schemas']['ForecastTest'];
export type NextScoreTest = components['schemas']['NextScoreTest'];
export type ForecastCalibration = components['schemas']['ForecastCalibration'];
export type MatchStatus = components['schemas']['MatchStatus'];
export type ChainType = components['schemas']['ChainType'];
export type TurnoverKind = components['schemas']['TurnoverKind'];
export type RotationType = components['schemas']['RotationType'];
export type ShotDetailTypes = components['schemas']['ShotDetailTypes'];
export type PersonRole = components['schemas']['PersonRole'];
export type PositionType = components['schemas']['PositionType'];
export type QuotaPeriod = components['schemas']['QuotaPeriod'];
export type ApiUsage = components['schemas']['ApiUsage'];
export type ForecastChange = components['schemas']['ForecastChange'];
export type ForecastEvent = components['schemas']['ForecastEvent'];
export type ChangedStatistic = components['schemas']['ChangedStatistic'];
export type AddedStatistic = components['schemas']['AddedStatistic'];
export type StatisticsChange = components['schemas']['StatisticsChange'];
export type StatisticsChanges = components['schemas']['StatisticsChanges'];
export type PlayerStatisticsEvent = components['schemas']['PlayerStatisticsEvent'];
export type SquadStatisticsEvent = components['schemas']['SquadStatisticsEvent'];
export type FlowExcluded = components['schemas']['FlowExcluded'];
export type FlowOccurrence = components['schemas']['FlowOccurrence'];
export type MatchFlow = components['schemas']['MatchFlow'];
export type ReplaySpeed = components['schemas']['ReplaySpeed'];
export type Replay = components['schemas']['Replay'];
export type Replays = components['schemas']['Replays'];
export type ReplayPlace = components['schemas']['ReplayPlace'];
export type ReplayRequest = components['schemas']['ReplayRequest'];
export type ReplayedMatch = components['schemas']['ReplayedMatch'];
export type ReplaySlot = components['schemas']['ReplaySlot'];
export type ReplayTimetable = components['schemas']['ReplayTimetable'];
export type ReplayChange = components['schemas']['ReplayChange'];
export type PermalinkFormat = components['schemas']['PermalinkFormat'];
export type Permalink = components['schemas']['Permalink'];
export type Permalinks = components['schemas']['Permalinks'];
export type PermalinkRequest = components['schemas']['PermalinkRequest'];
export type PermalinkMade = components['schemas']['PermalinkMade'];
export type DatasetColumn = components['schemas']['DatasetColumn'];
export type DatasetTable = components['schemas']['DatasetTable'];
export type DatasetSeason = components['schemas']['DatasetSeason'];
export type Dataset = components['schemas']['Dataset'];
export type DatasetFile = components['schemas']['DatasetFile'];
export type DatasetFiles = components['schemas']['DatasetFiles'];
export type DatasetBytes = components['schemas']['DatasetBytes'];
export type MatchResultFilter = components['schemas']['MatchResultFilter'];
export type MatchStartFilter = components['schemas']['MatchStartFilter'];
export type StatisticsDimension = components['schemas']['StatisticsDimension'];
export type StatisticsMeasure = components['schemas']['StatisticsMeasure'];
export type StatisticsField = components['schemas']['StatisticsField'];
export type SeasonKey = components['schemas']['SeasonKey'];
export type StatisticsPerson = components['schemas']['StatisticsPerson'];
export type StatisticsSquad = components['schemas']['StatisticsSquad'];
export type StatisticsMatch = components['schemas']['StatisticsMatch'];
export type StatisticsVenue = components['schemas']['StatisticsVenue'];
export type StatisticsCell = components['schemas']['StatisticsCell'];
export type MeasuredStatistic = components['schemas']['MeasuredStatistic'];
export type StatisticsRow = components['schemas']['StatisticsRow'];
export type StatisticsTable = components['schemas']['StatisticsTable'];
export type StatisticsQuery = components['schemas']['StatisticsQuery'];
export type PostStatisticsQueries = components['schemas']['PostStatisticsQueries'];
export type StatisticsQueryResult = components['schemas']['StatisticsQueryResult'];
export type StatisticsQueryResults = components['schemas']['StatisticsQueryResults'];
export type EvidenceDimension = components['schemas']['EvidenceDimension'];
export type AcrossEvidenceRow = components['schemas']['AcrossEvidenceRow'];
export type AcrossEvidence = components['schemas']['AcrossEvidence'];
export type PersonMatch = components['schemas']['PersonMatch'];
export type PersonMatches = components['schemas']['PersonMatches'];
export type SeasonLeader = components['schemas']['SeasonLeader'];
export type SeasonLeaderStatistic = components['schemas']['SeasonLeaderStatistic'];
export type SeasonLeaders = components['schemas']['SeasonLeaders'];
export type PersonSquad = components['schemas']['PersonSquad'];
export type PersonExternalId = components['schemas']['PersonExternalId'];
export type Person = components['schemas']['Person'];
export type Persons = components['schemas']['Persons'];
export type ExternalIdOfKind = components['schemas']['ExternalIdOfKind'];
export type ExternalIds = components['schemas']['ExternalIds'];
export type Csv = components['schemas']['Csv'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseRequestTimeout = components['responses']['RequestTimeout'];
export type ResponseUriTooLong = components['responses']['UriTooLong'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseHeadersTooLarge = components['responses']['HeadersTooLarge'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseSeasonNotLicensed = components['responses']['SeasonNotLicensed'];
export type ResponseLeagueNotFound = components['responses']['LeagueNotFound'];
export type ResponseLevelNotFound = components['responses']['LevelNotFound'];
export type ResponseSeasonNotFound = components['responses']['SeasonNotFound'];
export type ResponseSeasonDataNotFound = components['responses']['SeasonDataNotFound'];
export type ResponseNotLicensed = components['responses']['NotLicensed'];
export type ResponseMatchNotFound = components['responses']['MatchNotFound'];
export type ResponseMatchNotStarted = components['responses']['MatchNotStarted'];
export type ResponseMatchDataNotFound = components['responses']['MatchDataNotFound'];
export type ResponseTeamsNotEntered = components['responses']['TeamsNotEntered'];
export type ResponseComparisonTooLong = components['responses']['ComparisonTooLong'];
export type ResponseRequestTooLong = components['responses']['RequestTooLong'];
export type ResponseMetricNotInGlossary = components['responses']['MetricNotInGlossary'];
export type ResponsePositionTypeNotFound = components['responses']['PositionTypeNotFound'];
export type ResponsePositionNotFound = components['responses']['PositionNotFound'];
export type ResponseTooManyReplays = components['responses']['TooManyReplays'];
export type ResponseReplayNotFound = components['responses']['ReplayNotFound'];
export type ResponseTooManyPermalinks = components['responses']['TooManyPermalinks'];
export type ResponsePermalinkNotFound = components['responses']['PermalinkNotFound'];
export type ResponseDatasetNotLicensed = components['responses']['DatasetNotLicensed'];
export type ResponseDatasetNotFound = components['responses']['DatasetNotFound'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponsePersonNotFound = components['responses']['PersonNotFound'];
export type ParameterLeagueId = components['parameters']['LeagueId'];
export type ParameterLevelId = components['parameters']['LevelId'];
export type ParameterSeasonId = components['parameters']['SeasonId'];
export type ParameterFixtureSquadId = components['parameters']['FixtureSquadId'];
export type ParameterConference = components['parameters']['Conference'];
export type ParameterRoundNumber = components['parameters']['RoundNumber'];
export type ParameterSquadId = components['parameters']['SquadId'];
export type ParameterShowAllMetrics = components['parameters']['ShowAllMetrics'];
export type ParameterForecastAsOf = components['parameters']['ForecastAsOf'];
export type ParameterForecastRuns = components['parameters']['ForecastRuns'];
export type ParameterForecastSeed = components['parameters']['ForecastSeed'];
export type ParameterMatchId = components['parameters']['MatchId'];
export type ParameterAsOf = components['parameters']['AsOf'];
export type ParameterKnownAt = components['parameters']['KnownAt'];
export type ParameterForecastFormat = components['parameters']['ForecastFormat'];
export type ParameterEntryKinds = components['parameters']['EntryKinds'];
export type ParameterRowLimit = components['parameters']['RowLimit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterBetween = components['parameters']['Between'];
export type ParameterComparedSquads = components['parameters']['ComparedSquads'];
export type ParameterComparedPersons = components['parameters']['ComparedPersons'];
export type ParameterMetric = components['parameters']['Metric'];
export type ParameterSince = components['parameters']['Since'];
export type ParameterChangedLeagues = components['parameters']['ChangedLeagues'];
export type ParameterChangedSeasons = components['parameters']['ChangedSeasons'];
export type ParameterChangeKinds = components['parameters']['ChangeKinds'];
export type ParameterEventTypes = components['parameters']['EventTypes'];
export type ParameterWait = components['parameters']['Wait'];
export type ParameterEventsFrom = components['parameters']['EventsFrom'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterPeriod = components['parameters']['Period'];
export type ParameterZone = components['parameters']['Zone'];
export type ParameterTeam = components['parameters']['Team'];
export type ParameterFromPeriodSeconds = components['parameters']['FromPeriodSeconds'];
export type ParameterToPeriodSeconds = components['parameters']['ToPeriodSeconds'];
export type ParameterLastXSeconds = components['parameters']['LastXSeconds'];
export type ParameterScoreState = components['parameters']['ScoreState'];
export type ParameterFromScoreMargin = components['parameters']['FromScoreMargin'];
export type ParameterToScoreMargin = components['parameters']['ToScoreMargin'];
export type ParameterArea = components['parameters']['Area'];
export type ParameterAreaOf = components['parameters']['AreaOf'];
export type ParameterAreaUnit = components['parameters']['AreaUnit'];
export type ParameterAgainstPersonId = components['parameters']['AgainstPersonId'];
export type ParameterRole = components['parameters']['Role'];
export type ParameterValidation = components['parameters']['Validation'];
export type ParameterContext = components['parameters']['Context'];
export type ParameterGlossaryMetric = components['parameters']['GlossaryMetric'];
export type ParameterPositionTypeId = components['parameters']['PositionTypeId'];
export type ParameterPositionId = components['parameters']['PositionId'];
export type ParameterPersonId = components['parameters']['PersonId'];
export type ParameterEvidenceMetric = components['parameters']['EvidenceMetric'];
export type ParameterTermLimit = components['parameters']['TermLimit'];
export type ParameterSirenSeconds = components['parameters']['SirenSeconds'];
export type ParameterSecondsBefore = components['parameters']['SecondsBefore'];
export type ParameterSecondsAfter = components['parameters']['SecondsAfter'];
export type ParameterEvidenceFormat = components['parameters']['EvidenceFormat'];
export type ParameterFlowSquads = components['parameters']['FlowSquads'];
export type ParameterFlowPersons = components['parameters']['FlowPersons'];
export type ParameterFlowOrder = components['parameters']['FlowOrder'];
export type ParameterFlowFormat = components['parameters']['FlowFormat'];
export type ParameterTimelineSquads = components['parameters']['TimelineSquads'];
export type ParameterTimelinePersons = components['parameters']['TimelinePersons'];
export type ParameterReplayId = components['parameters']['ReplayId'];
export type ParameterPermalinkId = components['parameters']['PermalinkId'];
export type ParameterDatasetTable = components['parameters']['DatasetTable'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterIfRange = components['parameters']['IfRange'];
export type ParameterDatasetMatchTable = components['parameters']['DatasetMatchTable'];
export type ParameterSelectedLeague = components['parameters']['SelectedLeague'];
export type ParameterSelectedLevel = components['parameters']['SelectedLevel'];
export type ParameterSelectedSeasons = components['parameters']['SelectedSeasons'];
export type ParameterSelectedRounds = components['parameters']['SelectedRounds'];
export type ParameterSelectedPhases = components['parameters']['SelectedPhases'];
export type ParameterFromDate = components['parameters']['FromDate'];
export type ParameterToDate = components['parameters']['ToDate'];
export type ParameterSelectedMatches = components['parameters']['SelectedMatches'];
export type ParameterSelectedVenues = components['parameters']['SelectedVenues'];
export type ParameterSelectedSquads = components['parameters']['SelectedSquads'];
export type ParameterSelectedOpponents = components['parameters']['SelectedOpponents'];
export type ParameterSelectedTeam = components['parameters']['SelectedTeam'];
export type ParameterSelectedResults = components['parameters']['SelectedResults'];
export type ParameterFromMargin = components['parameters']['FromMargin'];
export type ParameterToMargin = components['parameters']['ToMargin'];
export type ParameterSelectedPersons = components['parameters']['SelectedPersons'];
export type ParameterSelectedStart = components['parameters']['SelectedStart'];
export type ParameterLastMatches = components['parameters']['LastMatches'];
export type ParameterBy = components['parameters']['By'];
export type ParameterMeasureParameter = components['parameters']['MeasureParameter'];
export type ParameterThreshold = components['parameters']['Threshold'];
export type ParameterRollingMatches = components['parameters']['RollingMatches'];
export type ParameterMinMatches = components['parameters']['MinMatches'];
export type ParameterRowPersonId = components['parameters']['RowPersonId'];
export type ParameterCellMetres = components['parameters']['CellMetres'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterFields = components['parameters']['Fields'];
export type ParameterQueryFormat = components['parameters']['QueryFormat'];
export type ParameterDialect = components['parameters']['Dialect'];
export type ParameterDatasetPlace = components['parameters']['DatasetPlace'];
export type ParameterQueries = components['parameters']['Queries'];
export type ParameterBatchFormat = components['parameters']['BatchFormat'];
export type ParameterEvidenceBy = components['parameters']['EvidenceBy'];
export type ParameterEvidenceKey = components['parameters']['EvidenceKey'];
export type ParameterEvidenceRowsFormat = components['parameters']['EvidenceRowsFormat'];
export type ParameterStatisticsFormat = components['parameters']['StatisticsFormat'];
export type ParameterLeaderMeasure = components['parameters']['LeaderMeasure'];
export type ParameterLeaderLimit = components['parameters']['LeaderLimit'];
export type ParameterPersonName = components['parameters']['PersonName'];
export type ParameterExternalSource = components['parameters']['ExternalSource'];
export type ParameterExternalId = components['parameters']['ExternalId'];
export type ParameterPersonLimit = components['parameters']['PersonLimit'];
export type ParameterExternalKind = components['parameters']['ExternalKind'];
export type ParameterOwnId = components['parameters']['OwnId'];
export type ParameterExternalLimit = components['parameters']['ExternalLimit'];
export type ParameterFormat = components['parameters']['Format'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderAcceptRanges = components['headers']['AcceptRanges'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getLeagues: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, leagues. Other formats reject it. /tables.json lists the columns, under getLeagues.
                 * @example leagues
                 */
                readonly table?: "leagues";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The leagues. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["League"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLeague: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, league. Other formats reject it. /tables.json lists the columns, under getLeague.
                 * @example league
                 */
                readonly table?: "league" | "seasons";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The league. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueDetails"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LeagueNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevels: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, levels. Other formats reject it. /tables.json lists the columns, under getLevels.
                 * @example levels
                 */
                readonly table?: "levels";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The levels. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueLevel"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LeagueNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevel: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, level. Other formats reject it. /tables.json lists the columns, under getLevel.
                 * @example level
                 */
                readonly table?: "level";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The level. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueLevelDetail"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LevelNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeasons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, seasons. Other formats reject it. /tables.json lists the columns, under getLevelSeasons.
                 * @example seasons
                 */
                readonly table?: "seasons";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The seasons. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Season"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LevelNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeason: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, season. Other formats reject it. /tables.json lists the columns, under getLevelSeason.
                 * @example season
                 */
                readonly table?: "season" | "phases";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonDetails"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelFixture: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only the matches of the squad with this id.
                 * @example 10
                 */
                readonly squadId?: components["parameters"]["FixtureSquadId"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, matches. Other formats reject it. /tables.json lists the columns, under getLevelFixture.
                 * @example matches
                 */
                readonly table?: "matches";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The fixture. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Fixture"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelLadder: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the conference with this code, case-sensitive. */
                readonly conference?: components["parameters"]["Conference"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLevelLadder.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ladder. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLadder"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelLadderByRound: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the conference with this code, case-sensitive. */
                readonly conference?: components["parameters"]["Conference"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLevelLadderByRound.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Number of the round, counted through the whole season.
                 * @example 3
                 */
                readonly roundNumber: components["parameters"]["RoundNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ladder. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLadder"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSquads: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLevelSquads.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The squads. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquads"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSquad: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squad. Other formats reject it. /tables.json lists the columns, under getLevelSquad.
                 * @example squad
                 */
                readonly table?: "squad";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Id of the squad, in plain decimal digits. The squads of a season list them.
                 * @example 10
                 */
                readonly squadId: components["parameters"]["SquadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The squad. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquadDetail"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSquadPersons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, players. Other formats reject it. /tables.json lists the columns, under getLevelSquadPersons.
                 * @example players
                 */
                readonly table?: "players";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Id of the squad, in plain decimal digits. The squads of a season list them.
                 * @example 10
                 */
                readonly squadId: components["parameters"]["SquadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The players. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquadPersons"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelConferences: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the conference with this code, case-sensitive. */
                readonly conference?: components["parameters"]["Conference"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLevelConferences.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The conferences. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonConferences"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeasonCoverage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description List every metric there is, whether or not the account is licensed for it.
                 * @example true
                 */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The coverage of the season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonCoverage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeasonQuality: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The quality of the season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonQuality"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeasonForecast: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Forecast as it was at an instant in UTC: later results count neither for the ladder nor for ratings. Without it, as it is now. Returns 404 for an instant in the future.
                 * @example 2026-05-01T00:00:00Z
                 */
                readonly asOf?: components["parameters"]["ForecastAsOf"];
                /**
                 * @description How often the rest of the season is played. A chance of 50 % has a standard error of 1.6 points after 1000 runs, and of 0.5 points after 10000.
                 * @example 1000
                 */
                readonly runs?: components["parameters"]["ForecastRuns"];
                /**
                 * @description Seed of the random numbers. The same seed gives the same forecast.
                 * @example 1
                 */
                readonly seed?: components["parameters"]["ForecastSeed"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The forecast. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonForecast"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeasons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, seasons. Other formats reject it. /tables.json lists the columns, under getSeasons.
                 * @example seasons
                 */
                readonly table?: "seasons";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The seasons. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Season"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LevelNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeason: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, season. Other formats reject it. /tables.json lists the columns, under getSeason.
                 * @example season
                 */
                readonly table?: "season" | "phases";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonDetails"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFixture: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only the matches of the squad with this id.
                 * @example 10
                 */
                readonly squadId?: components["parameters"]["FixtureSquadId"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, matches. Other formats reject it. /tables.json lists the columns, under getFixture.
                 * @example matches
                 */
                readonly table?: "matches";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The fixture. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Fixture"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLadder: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the conference with this code, case-sensitive. */
                readonly conference?: components["parameters"]["Conference"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLadder.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ladder. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLadder"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLadderByRound: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the conference with this code, case-sensitive. */
                readonly conference?: components["parameters"]["Conference"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getLadderByRound.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Number of the round, counted through the whole season.
                 * @example 3
                 */
                readonly roundNumber: components["parameters"]["RoundNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ladder. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLadder"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquads: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squads. Other formats reject it. /tables.json lists the columns, under getSquads.
                 * @example squads
                 */
                readonly table?: "squads";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The squads. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquads"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquad: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, squad. Other formats reject it. /tables.json lists the columns, under getSquad.
                 * @example squad
                 */
                readonly table?: "squad";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Id of the squad, in plain decimal digits. The squads of a season list them.
                 * @example 10
                 */
                readonly squadId: components["parameters"]["SquadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The squad. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquadDetail"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquadPersons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, players. Other formats reject it. /tables.json lists the columns, under getSquadPersons.
                 * @example players
                 */
                readonly table?: "players";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Id of the squad, in plain decimal digits. The squads of a season list them.
                 * @example 10
                 */
                readonly squadId: components["parameters"]["SquadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The players. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonSquadPersons"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeasonCoverage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description List every metric there is, whether or not the account is licensed for it.
                 * @example true
                 */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The coverage of the season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonCoverage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeasonQuality: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The quality of the season. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonQuality"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatch: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, match. Other formats reject it. /tables.json lists the columns, under getMatch.
                 * @example match
                 */
                readonly table?: "match" | "periods";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchInfo"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchPersons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, players. Other formats reject it. /tables.json lists the columns, under getMatchPersons.
                 * @example players
                 */
                readonly table?: "players" | "officials";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The persons of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchPersons"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchVenue: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, venue. Other formats reject it. /tables.json lists the columns, under getMatchVenue.
                 * @example venue
                 */
                readonly table?: "venue";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The venue of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchVenueDetails"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchMetrics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description List every metric there is, whether or not the account is licensed for it.
                 * @example true
                 */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, metrics. Other formats reject it. /tables.json lists the columns, under getMatchMetrics.
                 * @example metrics
                 */
                readonly table?: "metrics";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metrics of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchMetrics"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchCoverage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description List every metric there is, whether or not the account is licensed for it.
                 * @example true
                 */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The coverage of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchCoverage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchInsAndOuts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ins and outs. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchInsAndOuts"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchQuality: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The quality of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchQuality"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchForecast: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description How to answer: JSON, or CSV with a row for each point. Without it, the Accept header decides, and JSON is the answer if it names neither.
                 * @example json
                 */
                readonly format?: components["parameters"]["ForecastFormat"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The forecast. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchForecast"];
                    readonly "text/csv": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchRevisions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of entries to return. Without it, all.
                 * @example [
                 *       "amendment",
                 *       "removal"
                 *     ]
                 */
                readonly kind?: components["parameters"]["EntryKinds"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revisions. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchRevisions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRevisionComparison: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Statistics of these squads, and of their players. Without it, of both.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["ComparedSquads"];
                /**
                 * @description Statistics of these persons. Without it, of all, and of the squads.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["ComparedPersons"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
                /**
                 * @description The older and the newer revision, with three dots between them.
                 * @example 2400...2412
                 */
                readonly between: components["parameters"]["Between"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What changed. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevisionComparison"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["ComparisonTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChanges: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The cursor of an earlier response, or the id of an event of the stream. 0 starts at the first change. Without it, the response has the last changes.
                 * @example 0
                 */
                readonly since?: components["parameters"]["Since"];
                /**
                 * @description Changes of matches of these leagues. Without it, of all.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly leagueId?: components["parameters"]["ChangedLeagues"];
                /**
                 * @description Changes of matches of these seasons. Without it, of all.
                 * @example [
                 *       2026
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["ChangedSeasons"];
                /**
                 * @description Kinds of changes to return. Without it, all.
                 * @example [
                 *       "amendment",
                 *       "removal"
                 *     ]
                 */
                readonly kind?: components["parameters"]["ChangeKinds"];
                /**
                 * @description Types of events to send. Without it, all.
                 * @example [
                 *       "MatchStatus",
                 *       "MatchScore"
                 *     ]
                 */
                readonly types?: components["parameters"]["EventTypes"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /**
                 * @description How long to wait for a change if there is none after since. Takes precedence over Prefer: wait. Without either, the response comes at once.
                 * @example 10
                 */
                readonly wait?: components["parameters"]["Wait"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Changes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChangesEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Changes of matches of these leagues. Without it, of all.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly leagueId?: components["parameters"]["ChangedLeagues"];
                /**
                 * @description Changes of matches of these seasons. Without it, of all.
                 * @example [
                 *       2026
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["ChangedSeasons"];
                /**
                 * @description Kinds of changes to return. Without it, all.
                 * @example [
                 *       "amendment",
                 *       "removal"
                 *     ]
                 */
                readonly kind?: components["parameters"]["ChangeKinds"];
                /**
                 * @description Types of events to send. Without it, all.
                 * @example [
                 *       "MatchStatus",
                 *       "MatchScore"
                 *     ]
                 */
                readonly types?: components["parameters"]["EventTypes"];
                /**
                 * @description Id of the last event you have, for callers that cannot send Last-Event-ID; that header takes precedence. The stream starts with the events after it. For a match, 0 starts at the first event. An id beyond the last event is 400. Without either, the stream starts with the next event.
                 * @example 0
                 */
                readonly from?: components["parameters"]["EventsFrom"];
            };
            readonly header?: {
                /**
                 * @description Id of the last event you received. The stream starts with the events after it, so nothing is missing or repeated.
                 * @example 412
                 */
                readonly "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["MatchEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchTransactions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, transactions. Other formats reject it. /tables.json lists the columns, under getMatchTransactions.
                 * @example transactions
                 */
                readonly table?: "transactions" | "starters";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The transactions of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchTransactions"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchChains: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, chains. Other formats reject it. /tables.json lists the columns, under getMatchChains.
                 * @example chains
                 */
                readonly table?: "chains";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chains of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchChains"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchRotations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, rotations. Other formats reject it. /tables.json lists the columns, under getMatchRotations.
                 * @example rotations
                 */
                readonly table?: "rotations" | "stints";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rotations of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchRotations"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchScore: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, score. Other formats reject it. /tables.json lists the columns, under getMatchScore.
                 * @example score
                 */
                readonly table?: "score" | "periods";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The score of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchScore"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchShots: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, shots. Other formats reject it. /tables.json lists the columns, under getMatchShots.
                 * @example shots
                 */
                readonly table?: "shots";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The shots of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchShots"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchEntries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, entries. Other formats reject it. /tables.json lists the columns, under getMatchEntries.
                 * @example entries
                 */
                readonly table?: "entries";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchEntries"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchStoppages: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, stoppages. Other formats reject it. /tables.json lists the columns, under getMatchStoppages.
                 * @example stoppages
                 */
                readonly table?: "stoppages";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stoppages of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchStoppages"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchLeaders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, leaders. Other formats reject it. /tables.json lists the columns, under getMatchLeaders.
                 * @example leaders
                 */
                readonly table?: "leaders";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The leaders of the match. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchLeaders"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayerStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description Answer one side only, case-sensitive. Without it, both.
                 * @example home
                 */
                readonly team?: components["parameters"]["Team"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
                 * @example partial
                 */
                readonly validation?: components["parameters"]["Validation"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, statistics. Other formats reject it. /tables.json lists the columns, under getPlayerStatistics.
                 * @example statistics
                 */
                readonly table?: "statistics" | "absent" | "validation";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statistics of the players, by squad. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerStatistics"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postPlayerStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, statistics. Other formats reject it. /tables.json lists the columns, under postPlayerStatistics.
                 * @example statistics
                 */
                readonly table?: "statistics" | "requests" | "areaPoints" | "absent" | "validation" | "evidence" | "evidenceTerms" | "evidenceIds";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        /** @description The requests to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostPlayerMetricRequests"];
            };
        };
        readonly responses: {
            /** @description One set of statistics for each request, in the order of the requests, and the requests as understood. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostPlayerMetricResponse"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquadStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description Answer one side only, case-sensitive. Without it, both.
                 * @example home
                 */
                readonly team?: components["parameters"]["Team"];
                /**
                 * @description Whose numbers to answer for each squad. Without it, For.
                 * @example Diff
                 */
                readonly context?: components["parameters"]["Context"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
                 * @example partial
                 */
                readonly validation?: components["parameters"]["Validation"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, statistics. Other formats reject it. /tables.json lists the columns, under getSquadStatistics.
                 * @example statistics
                 */
                readonly table?: "statistics" | "absent" | "validation";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statistics of the squads. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SquadStatistics"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postSquadStatistics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, statistics. Other formats reject it. /tables.json lists the columns, under postSquadStatistics.
                 * @example statistics
                 */
                readonly table?: "statistics" | "requests" | "areaPoints" | "absent" | "validation" | "evidence" | "evidenceTerms" | "evidenceIds";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        /** @description The requests to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostSquadMetricRequests"];
            };
        };
        readonly responses: {
            /** @description One set of statistics for each request, in the order of the requests, and the requests as understood. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostSquadMetricResponse"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description List every metric there is, whether or not the account is licensed for it.
                 * @example true
                 */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, metrics. Other formats reject it. /tables.json lists the columns, under getMetrics.
                 * @example metrics
                 */
                readonly table?: "metrics";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metrics. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MetricMetaData"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMetricGlossary: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Codes of the metrics to explain, case-sensitive. Without it, every metric.
                 * @example [
                 *       "KICK",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["GlossaryMetric"];
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, metrics. Other formats reject it. /tables.json lists the columns, under getMetricGlossary.
                 * @example metrics
                 */
                readonly table?: "metrics";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The glossary entries. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MetricGlossary"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["MetricNotInGlossary"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMetricModels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The models. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MetricModels"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getForecastCalibration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tests. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ForecastCalibration"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchStatuses: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, statuses. Other formats reject it. /tables.json lists the columns, under getMatchStatuses.
                 * @example statuses
                 */
                readonly table?: "statuses";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statuses. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MatchStatus"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getMatchTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The match types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MatchType"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChainStartTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getChainStartTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain start types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ChainType"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChainEndTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getChainEndTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain end types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ChainType"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChainTurnoverTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getChainTurnoverTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain turnover types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TurnoverKind"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChainTurnoverStates: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, states. Other formats reject it. /tables.json lists the columns, under getChainTurnoverStates.
                 * @example states
                 */
                readonly table?: "states";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain turnover states. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TurnoverKind"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getChainTurnoverCreations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, creations. Other formats reject it. /tables.json lists the columns, under getChainTurnoverCreations.
                 * @example creations
                 */
                readonly table?: "creations";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain turnover creations. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TurnoverKind"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRotationTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getRotationTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rotation types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RotationType"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getShotDetailTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, details. Other formats reject it. /tables.json lists the columns, under getShotDetailTypes.
                 * @example details
                 */
                readonly table?: "details";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lists, by detail. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShotDetailTypes"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPositionTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, types. Other formats reject it. /tables.json lists the columns, under getPositionTypes.
                 * @example types
                 */
                readonly table?: "types";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The position types. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PositionType"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPositionType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, type. Other formats reject it. /tables.json lists the columns, under getPositionType.
                 * @example type
                 */
                readonly table?: "type";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the position type, in plain decimal digits. /v1/positiontypes lists them.
                 * @example 1
                 */
                readonly positionTypeId: components["parameters"]["PositionTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The position type. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PositionType"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PositionTypeNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPositions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, positions. Other formats reject it. /tables.json lists the columns, under getPositions.
                 * @example positions
                 */
                readonly table?: "positions";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the position type, in plain decimal digits. /v1/positiontypes lists them.
                 * @example 1
                 */
                readonly positionTypeId: components["parameters"]["PositionTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The positions. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Position"][];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PositionTypeNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPosition: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, position. Other formats reject it. /tables.json lists the columns, under getPosition.
                 * @example position
                 */
                readonly table?: "position";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the position, in plain decimal digits. /v1/positiontypes/{positionTypeId}/positions lists those of a type.
                 * @example 301
                 */
                readonly positionId: components["parameters"]["PositionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The position. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Position"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PositionNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.
                 * @example csv
                 */
                readonly format?: components["parameters"]["Format"];
                /**
                 * @description The table of a CSV response. Without it, usage. Other formats reject it. /tables.json lists the columns, under getUsage.
                 * @example usage
                 */
                readonly table?: "usage" | "days";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The usage. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiUsage"];
                    readonly "text/csv": components["schemas"]["Csv"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of changes to return. Without it, all.
                 * @example [
                 *       "amendment",
                 *       "removal"
                 *     ]
                 */
                readonly kind?: components["parameters"]["ChangeKinds"];
                /**
                 * @description Types of events to send. Without it, all.
                 * @example [
                 *       "MatchStatus",
                 *       "MatchScore"
                 *     ]
                 */
                readonly types?: components["parameters"]["EventTypes"];
                /**
                 * @description Id of the last event you have, for callers that cannot send Last-Event-ID; that header takes precedence. The stream starts with the events after it. For a match, 0 starts at the first event. An id beyond the last event is 400. Without either, the stream starts with the next event.
                 * @example 0
                 */
                readonly from?: components["parameters"]["EventsFrom"];
            };
            readonly header?: {
                /**
                 * @description Id of the last event you received. The stream starts with the events after it, so nothing is missing or repeated.
                 * @example 412
                 */
                readonly "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["MatchEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLeagueEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Kinds of changes to return. Without it, all.
                 * @example [
                 *       "amendment",
                 *       "removal"
                 *     ]
                 */
                readonly kind?: components["parameters"]["ChangeKinds"];
                /**
                 * @description Types of events to send. Without it, all.
                 * @example [
                 *       "MatchStatus",
                 *       "MatchScore"
                 *     ]
                 */
                readonly types?: components["parameters"]["EventTypes"];
                /**
                 * @description Id of the last event you have, for callers that cannot send Last-Event-ID; that header takes precedence. The stream starts with the events after it. For a match, 0 starts at the first event. An id beyond the last event is 400. Without either, the stream starts with the next event.
                 * @example 0
                 */
                readonly from?: components["parameters"]["EventsFrom"];
            };
            readonly header?: {
                /**
                 * @description Id of the last event you received. The stream starts with the events after it, so nothing is missing or repeated.
                 * @example 412
                 */
                readonly "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["MatchEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["LeagueNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchForecastEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["ForecastEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postPlayerStatisticsEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        /** @description The requests to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostPlayerMetricRequests"];
            };
        };
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["PlayerStatisticsEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postSquadStatisticsEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        /** @description The requests to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostSquadMetricRequests"];
            };
        };
        readonly responses: {
            /** @description The stream, which ends with the connection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["SquadStatisticsEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayerEvidence: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Code of the metric, case-sensitive.
                 * @example DISPOSAL
                 */
                readonly metric: components["parameters"]["EvidenceMetric"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Most items to return. Without it, 1,000 in JSON, and all of them in other formats.
                 * @example 200
                 */
                readonly limit?: components["parameters"]["TermLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Seconds of the video at which the siren starts each period, the first period first. For XML only. A period that is not listed begins where the one before it ended.
                 * @example [
                 *       12.5,
                 *       2100
                 *     ]
                 */
                readonly sirenSeconds?: components["parameters"]["SirenSeconds"];
                /**
                 * @description Seconds before the act at which an instance of the XML timeline begins. Without it, 5.
                 * @example 8
                 */
                readonly secondsBefore?: components["parameters"]["SecondsBefore"];
                /**
                 * @description Seconds after the act at which an instance of the XML timeline ends. Without it, 5.
                 * @example 8
                 */
                readonly secondsAfter?: components["parameters"]["SecondsAfter"];
                /**
                 * @description How to answer: JSON, CSV, or an XML timeline for video tools. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["EvidenceFormat"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
                /**
                 * @description Id of the person, in plain decimal digits. The search for persons and every list of players contain it.
                 * @example 110002
                 */
                readonly personId: components["parameters"]["PersonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The value and its terms. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Evidence"];
                    readonly "text/csv": string;
                    readonly "application/xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquadEvidence: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Code of the metric, case-sensitive.
                 * @example DISPOSAL
                 */
                readonly metric: components["parameters"]["EvidenceMetric"];
                /**
                 * @description Whose numbers to answer for each squad. Without it, For.
                 * @example Diff
                 */
                readonly context?: components["parameters"]["Context"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Most items to return. Without it, 1,000 in JSON, and all of them in other formats.
                 * @example 200
                 */
                readonly limit?: components["parameters"]["TermLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Seconds of the video at which the siren starts each period, the first period first. For XML only. A period that is not listed begins where the one before it ended.
                 * @example [
                 *       12.5,
                 *       2100
                 *     ]
                 */
                readonly sirenSeconds?: components["parameters"]["SirenSeconds"];
                /**
                 * @description Seconds before the act at which an instance of the XML timeline begins. Without it, 5.
                 * @example 8
                 */
                readonly secondsBefore?: components["parameters"]["SecondsBefore"];
                /**
                 * @description Seconds after the act at which an instance of the XML timeline ends. Without it, 5.
                 * @example 8
                 */
                readonly secondsAfter?: components["parameters"]["SecondsAfter"];
                /**
                 * @description How to answer: JSON, CSV, or an XML timeline for video tools. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["EvidenceFormat"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
                /**
                 * @description Id of the squad, in plain decimal digits. The squads of a season list them.
                 * @example 10
                 */
                readonly squadId: components["parameters"]["SquadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The value and its terms. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Evidence"];
                    readonly "text/csv": string;
                    readonly "application/xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMatchFlow: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /**
                 * @description Occurrences of the squads with these ids. Without it, of both.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["FlowSquads"];
                /**
                 * @description Occurrences of the persons with these ids. Without it, of everybody, and of squads where no person is credited.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["FlowPersons"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Order of the occurrences: time is the order of play, -time the reverse. Without it, time.
                 * @example -time
                 */
                readonly orderBy?: components["parameters"]["FlowOrder"];
                /**
                 * @description Most items to return. Without it, 1,000 in JSON, and all of them in other formats.
                 * @example 200
                 */
                readonly limit?: components["parameters"]["TermLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Seconds of the video at which the siren starts each period, the first period first. For XML only. A period that is not listed begins where the one before it ended.
                 * @example [
                 *       12.5,
                 *       2100
                 *     ]
                 */
                readonly sirenSeconds?: components["parameters"]["SirenSeconds"];
                /**
                 * @description Seconds before the act at which an instance of the XML timeline begins. Without it, 5.
                 * @example 8
                 */
                readonly secondsBefore?: components["parameters"]["SecondsBefore"];
                /**
                 * @description Seconds after the act at which an instance of the XML timeline ends. Without it, 5.
                 * @example 8
                 */
                readonly secondsAfter?: components["parameters"]["SecondsAfter"];
                /**
                 * @description How to answer: JSON, CSV, JSON lines, or an XML timeline for video tools. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["FlowFormat"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The occurrences. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchFlow"];
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": string;
                    readonly "application/xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTransactionTimeline: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Transactions of the squads with these ids. Without it, of both, and those of neither.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["TimelineSquads"];
                /**
                 * @description Transactions of the persons with these ids. Without it, of everybody, and those of nobody.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["TimelinePersons"];
                /**
                 * @description Return the match as it was at a revision, at a clock of a period, or at an instant in UTC. Without it, the match as it is now. Returns 404 for a revision, a clock or an instant that the match has not reached, and for a clock past the end of its period.
                 * @example Q3:12:30
                 */
                readonly asOf?: components["parameters"]["AsOf"];
                /**
                 * @description Return what was known of the match at an instant in UTC, without corrections that were recorded later. With asOf, which must then be a period and its clock, it returns the play up to that clock. Returns 400 for an instant before the first revision of the match or in the future.
                 * @example 2026-03-28T05:20:00Z
                 */
                readonly knownAt?: components["parameters"]["KnownAt"];
                /**
                 * @description Seconds of the video at which the siren starts each period, the first period first. For XML only. A period that is not listed begins where the one before it ended.
                 * @example [
                 *       12.5,
                 *       2100
                 *     ]
                 */
                readonly sirenSeconds?: components["parameters"]["SirenSeconds"];
                /**
                 * @description Seconds before the act at which an instance of the XML timeline begins. Without it, 5.
                 * @example 8
                 */
                readonly secondsBefore?: components["parameters"]["SecondsBefore"];
                /**
                 * @description Seconds after the act at which an instance of the XML timeline ends. Without it, 5.
                 * @example 8
                 */
                readonly secondsAfter?: components["parameters"]["SecondsAfter"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/xml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchDataNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReplays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The replays. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replays"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postReplay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The match, the start point and the speed. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        readonly responses: {
            /** @description The new replay. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["TooManyReplays"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReplayTimetable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timetable. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReplayTimetable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReplay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match of a replay. The response that started it and the list of replays contain it.
                 * @example 900000001
                 */
                readonly replayId: components["parameters"]["ReplayId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The replay. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["ReplayNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postReplayChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match of a replay. The response that started it and the list of replays contain it.
                 * @example 900000001
                 */
                readonly replayId: components["parameters"]["ReplayId"];
            };
            readonly cookie?: never;
        };
        /** @description What changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplayChange"];
            };
        };
        readonly responses: {
            /** @description The replay after the change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["ReplayNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteReplay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the match of a replay. The response that started it and the list of replays contain it.
                 * @example 900000001
                 */
                readonly replayId: components["parameters"]["ReplayId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The replay has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["ReplayNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPermalinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The permalinks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Permalinks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postPermalink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The call and the format of its response. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PermalinkRequest"];
            };
        };
        readonly responses: {
            /** @description The permalink with its URL. The URL is shown only once. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PermalinkMade"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["TooManyPermalinks"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deletePermalink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the permalink. The response that created it and the list of permalinks contain it.
                 * @example THE-ID-OF-YOURS
                 */
                readonly permalinkId: components["parameters"]["PermalinkId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The permalink is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PermalinkNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDataset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dataset. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Dataset"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["DatasetNotLicensed"];
            readonly 404: components["responses"]["DatasetNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDatasetSeason: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The files. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DatasetFiles"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["DatasetNotLicensed"];
            readonly 404: components["responses"]["DatasetNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDatasetSeasonFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The part of the file to send. Several parts at once get the whole file.
                 * @example bytes=0-1023
                 */
                readonly Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag of the file that a part is wanted of. If the file changed since, the whole file is sent.
                 * @example "18f-19a"
                 */
                readonly "If-Range"?: components["parameters"]["IfRange"];
            };
            readonly path: {
                /**
                 * @description A table with a file for each season. The dataset lists its tables.
                 * @example matches
                 */
                readonly datasetTable: components["parameters"]["DatasetTable"];
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": components["schemas"]["DatasetBytes"];
                };
            };
            /** @description The part of the file that Range selects. */
            readonly 206: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": components["schemas"]["DatasetBytes"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["DatasetNotLicensed"];
            readonly 404: components["responses"]["DatasetNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDatasetMatchFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The part of the file to send. Several parts at once get the whole file.
                 * @example bytes=0-1023
                 */
                readonly Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag of the file that a part is wanted of. If the file changed since, the whole file is sent.
                 * @example "18f-19a"
                 */
                readonly "If-Range"?: components["parameters"]["IfRange"];
            };
            readonly path: {
                /**
                 * @description A table with a file for each match. The dataset lists its tables.
                 * @example transactions
                 */
                readonly datasetTable: components["parameters"]["DatasetMatchTable"];
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
                /**
                 * @description Id of the match, in plain decimal digits. The fixture lists the ids of a season.
                 * @example 110510101
                 */
                readonly matchId: components["parameters"]["MatchId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": components["schemas"]["DatasetBytes"];
                };
            };
            /** @description The part of the file that Range selects. */
            readonly 206: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": components["schemas"]["DatasetBytes"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["DatasetNotLicensed"];
            readonly 404: components["responses"]["DatasetNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayersAcrossMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
                 * @example 1
                 */
                readonly leagueId?: components["parameters"]["SelectedLeague"];
                /**
                 * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
                 * @example 1
                 */
                readonly levelId?: components["parameters"]["SelectedLevel"];
                /**
                 * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
                 * @example [
                 *       2025
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["SelectedSeasons"];
                /**
                 * @description Matches of rounds with these numbers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                readonly round?: components["parameters"]["SelectedRounds"];
                /**
                 * @description Matches of phases with these codes, which the season lists.
                 * @example [
                 *       "HA"
                 *     ]
                 */
                readonly phase?: components["parameters"]["SelectedPhases"];
                /**
                 * @description Matches on this date or later, local to the venue.
                 * @example 2025-03-01
                 */
                readonly fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Matches on this date or earlier, local to the venue.
                 * @example 2025-09-30
                 */
                readonly toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Matches with these ids.
                 * @example [
                 *       110510101
                 *     ]
                 */
                readonly matchId?: components["parameters"]["SelectedMatches"];
                /**
                 * @description Matches at the venues with these ids.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly venueId?: components["parameters"]["SelectedVenues"];
                /**
                 * @description Matches of the squads with these ids, and of them the statistics of these squads.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["SelectedSquads"];
                /**
                 * @description Matches against the squads with these ids, and of them the statistics of their opponents.
                 * @example [
                 *       20
                 *     ]
                 */
                readonly opponentId?: components["parameters"]["SelectedOpponents"];
                /**
                 * @description Statistics of home squads or away squads only, case-sensitive.
                 * @example home
                 */
                readonly team?: components["parameters"]["SelectedTeam"];
                /**
                 * @description Matches with one of these results for the squad of a row.
                 * @example [
                 *       "won"
                 *     ]
                 */
                readonly result?: components["parameters"]["SelectedResults"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
                 * @example -12
                 */
                readonly fromMargin?: components["parameters"]["FromMargin"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
                 * @example 12
                 */
                readonly toMargin?: components["parameters"]["ToMargin"];
                /**
                 * @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["SelectedPersons"];
                /** @description Matches that a player began on the ground or on the bench. */
                readonly start?: components["parameters"]["SelectedStart"];
                /**
                 * @description Number of most recent matches of each person or squad to count, after all other match filters.
                 * @example 5
                 */
                readonly last?: components["parameters"]["LastMatches"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description What rows are grouped by, one or two. Without it, person for players and squad for squads.
                 * @example [
                 *       "opponent",
                 *       "round"
                 *     ]
                 */
                readonly by?: components["parameters"]["By"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
                 * @example partial
                 */
                readonly validation?: components["parameters"]["Validation"];
                /**
                 * @description How the values of a row are summed up. Without it, total.
                 * @example [
                 *       "perMatch",
                 *       "total"
                 *     ]
                 */
                readonly measure?: components["parameters"]["MeasureParameter"];
                /**
                 * @description The value that a match must reach for matchesOver, longestRun and currentRun.
                 * @example 30
                 */
                readonly threshold?: components["parameters"]["Threshold"];
                /**
                 * @description Number of matches of rollingMean.
                 * @example 5
                 */
                readonly rollingMatches?: components["parameters"]["RollingMatches"];
                /**
                 * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
                 * @example 10
                 */
                readonly minMatches?: components["parameters"]["MinMatches"];
                /** @description Return only the rows of these players. Orders, ranks and percentiles still compare all rows of the query, and rowCount counts them. Needs person in by, which is the default. */
                readonly rowPersonId?: components["parameters"]["RowPersonId"];
                /**
                 * @description Width of a cell of hex and square on the standard ground of 160 x 141 metres. Without it, 10.
                 * @example 10
                 */
                readonly cellMetres?: components["parameters"]["CellMetres"];
                /**
                 * @description What rows are sorted by: the code of a metric (with its first measure), a code with a measure such as DISPOSAL.perMatch, a dimension of by, matches or seconds. A minus before it puts the greatest first. Ties are sorted by the following items, and last by the dimensions. Without it, the first metric, greatest first; rows by match, round, season or period are in that order.
                 * @example [
                 *       "-DISPOSAL.perMatch"
                 *     ]
                 */
                readonly sort?: components["parameters"]["Sort"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Optional members of rows and statistics to return. Dimensions, codes, measures and values are always there. Without it, all.
                 * @example [
                 *       "matches",
                 *       "rank"
                 *     ]
                 */
                readonly fields?: components["parameters"]["Fields"];
                /**
                 * @description How to answer. Without it, the Accept header decides, and JSON is the answer if it names none of them. With sql the answer is a statement that answers the query from a dataset.
                 * @example json
                 */
                readonly format?: components["parameters"]["QueryFormat"];
                /**
                 * @description The engine that a statement is written for, with format=sql. The default is duckdb.
                 * @example duckdb
                 */
                readonly dialect?: components["parameters"]["Dialect"];
                /**
                 * @description Folder or URL of the dataset that a statement reads, with format=sql. The default is dataset.
                 * @example dataset
                 */
                readonly dataset?: components["parameters"]["DatasetPlace"];
                /** @description A set of queries as JSON, the list that the body of POST has under queries. The response is that of POST. Not to be combined with other parameters. */
                readonly queries?: components["parameters"]["Queries"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticsTable"];
                    readonly "text/csv": string;
                    readonly "application/vnd.apache.arrow.stream": string;
                    readonly "application/vnd.apache.parquet": string;
                    readonly "application/sql": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postPlayersAcrossMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How to answer. With sql the answer has a statement for each query, which answers it from a dataset.
                 * @example json
                 */
                readonly format?: components["parameters"]["BatchFormat"];
                /**
                 * @description The engine that a statement is written for, with format=sql. The default is duckdb.
                 * @example duckdb
                 */
                readonly dialect?: components["parameters"]["Dialect"];
                /**
                 * @description Folder or URL of the dataset that a statement reads, with format=sql. The default is dataset.
                 * @example dataset
                 */
                readonly dataset?: components["parameters"]["DatasetPlace"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The queries to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostStatisticsQueries"];
            };
        };
        readonly responses: {
            /** @description One result for each query, in the order of the queries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticsQueryResults"];
                    readonly "application/sql": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquadsAcrossMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
                 * @example 1
                 */
                readonly leagueId?: components["parameters"]["SelectedLeague"];
                /**
                 * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
                 * @example 1
                 */
                readonly levelId?: components["parameters"]["SelectedLevel"];
                /**
                 * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
                 * @example [
                 *       2025
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["SelectedSeasons"];
                /**
                 * @description Matches of rounds with these numbers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                readonly round?: components["parameters"]["SelectedRounds"];
                /**
                 * @description Matches of phases with these codes, which the season lists.
                 * @example [
                 *       "HA"
                 *     ]
                 */
                readonly phase?: components["parameters"]["SelectedPhases"];
                /**
                 * @description Matches on this date or later, local to the venue.
                 * @example 2025-03-01
                 */
                readonly fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Matches on this date or earlier, local to the venue.
                 * @example 2025-09-30
                 */
                readonly toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Matches with these ids.
                 * @example [
                 *       110510101
                 *     ]
                 */
                readonly matchId?: components["parameters"]["SelectedMatches"];
                /**
                 * @description Matches at the venues with these ids.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly venueId?: components["parameters"]["SelectedVenues"];
                /**
                 * @description Matches of the squads with these ids, and of them the statistics of these squads.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["SelectedSquads"];
                /**
                 * @description Matches against the squads with these ids, and of them the statistics of their opponents.
                 * @example [
                 *       20
                 *     ]
                 */
                readonly opponentId?: components["parameters"]["SelectedOpponents"];
                /**
                 * @description Statistics of home squads or away squads only, case-sensitive.
                 * @example home
                 */
                readonly team?: components["parameters"]["SelectedTeam"];
                /**
                 * @description Matches with one of these results for the squad of a row.
                 * @example [
                 *       "won"
                 *     ]
                 */
                readonly result?: components["parameters"]["SelectedResults"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
                 * @example -12
                 */
                readonly fromMargin?: components["parameters"]["FromMargin"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
                 * @example 12
                 */
                readonly toMargin?: components["parameters"]["ToMargin"];
                /**
                 * @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["SelectedPersons"];
                /** @description Matches that a player began on the ground or on the bench. */
                readonly start?: components["parameters"]["SelectedStart"];
                /**
                 * @description Number of most recent matches of each person or squad to count, after all other match filters.
                 * @example 5
                 */
                readonly last?: components["parameters"]["LastMatches"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description Whose numbers to answer for each squad. Without it, For.
                 * @example Diff
                 */
                readonly context?: components["parameters"]["Context"];
                /**
                 * @description What rows are grouped by, one or two. Without it, person for players and squad for squads.
                 * @example [
                 *       "opponent",
                 *       "round"
                 *     ]
                 */
                readonly by?: components["parameters"]["By"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
                 * @example partial
                 */
                readonly validation?: components["parameters"]["Validation"];
                /**
                 * @description How the values of a row are summed up. Without it, total.
                 * @example [
                 *       "perMatch",
                 *       "total"
                 *     ]
                 */
                readonly measure?: components["parameters"]["MeasureParameter"];
                /**
                 * @description The value that a match must reach for matchesOver, longestRun and currentRun.
                 * @example 30
                 */
                readonly threshold?: components["parameters"]["Threshold"];
                /**
                 * @description Number of matches of rollingMean.
                 * @example 5
                 */
                readonly rollingMatches?: components["parameters"]["RollingMatches"];
                /**
                 * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
                 * @example 10
                 */
                readonly minMatches?: components["parameters"]["MinMatches"];
                /**
                 * @description Width of a cell of hex and square on the standard ground of 160 x 141 metres. Without it, 10.
                 * @example 10
                 */
                readonly cellMetres?: components["parameters"]["CellMetres"];
                /**
                 * @description What rows are sorted by: the code of a metric (with its first measure), a code with a measure such as DISPOSAL.perMatch, a dimension of by, matches or seconds. A minus before it puts the greatest first. Ties are sorted by the following items, and last by the dimensions. Without it, the first metric, greatest first; rows by match, round, season or period are in that order.
                 * @example [
                 *       "-DISPOSAL.perMatch"
                 *     ]
                 */
                readonly sort?: components["parameters"]["Sort"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Optional members of rows and statistics to return. Dimensions, codes, measures and values are always there. Without it, all.
                 * @example [
                 *       "matches",
                 *       "rank"
                 *     ]
                 */
                readonly fields?: components["parameters"]["Fields"];
                /**
                 * @description How to answer. Without it, the Accept header decides, and JSON is the answer if it names none of them. With sql the answer is a statement that answers the query from a dataset.
                 * @example json
                 */
                readonly format?: components["parameters"]["QueryFormat"];
                /**
                 * @description The engine that a statement is written for, with format=sql. The default is duckdb.
                 * @example duckdb
                 */
                readonly dialect?: components["parameters"]["Dialect"];
                /**
                 * @description Folder or URL of the dataset that a statement reads, with format=sql. The default is dataset.
                 * @example dataset
                 */
                readonly dataset?: components["parameters"]["DatasetPlace"];
                /** @description A set of queries as JSON, the list that the body of POST has under queries. The response is that of POST. Not to be combined with other parameters. */
                readonly queries?: components["parameters"]["Queries"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticsTable"];
                    readonly "text/csv": string;
                    readonly "application/vnd.apache.arrow.stream": string;
                    readonly "application/vnd.apache.parquet": string;
                    readonly "application/sql": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postSquadsAcrossMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How to answer. With sql the answer has a statement for each query, which answers it from a dataset.
                 * @example json
                 */
                readonly format?: components["parameters"]["BatchFormat"];
                /**
                 * @description The engine that a statement is written for, with format=sql. The default is duckdb.
                 * @example duckdb
                 */
                readonly dialect?: components["parameters"]["Dialect"];
                /**
                 * @description Folder or URL of the dataset that a statement reads, with format=sql. The default is dataset.
                 * @example dataset
                 */
                readonly dataset?: components["parameters"]["DatasetPlace"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The queries to answer, at most 1 MB in all. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostStatisticsQueries"];
            };
        };
        readonly responses: {
            /** @description One result for each query, in the order of the queries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticsQueryResults"];
                    readonly "application/sql": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayersEvidenceAcrossMatches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
                 * @example 1
                 */
                readonly leagueId?: components["parameters"]["SelectedLeague"];
                /**
                 * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
                 * @example 1
                 */
                readonly levelId?: components["parameters"]["SelectedLevel"];
                /**
                 * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
                 * @example [
                 *       2025
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["SelectedSeasons"];
                /**
                 * @description Matches of rounds with these numbers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                readonly round?: components["parameters"]["SelectedRounds"];
                /**
                 * @description Matches of phases with these codes, which the season lists.
                 * @example [
                 *       "HA"
                 *     ]
                 */
                readonly phase?: components["parameters"]["SelectedPhases"];
                /**
                 * @description Matches on this date or later, local to the venue.
                 * @example 2025-03-01
                 */
                readonly fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Matches on this date or earlier, local to the venue.
                 * @example 2025-09-30
                 */
                readonly toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Matches with these ids.
                 * @example [
                 *       110510101
                 *     ]
                 */
                readonly matchId?: components["parameters"]["SelectedMatches"];
                /**
                 * @description Matches at the venues with these ids.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly venueId?: components["parameters"]["SelectedVenues"];
                /**
                 * @description Matches of the squads with these ids, and of them the statistics of these squads.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["SelectedSquads"];
                /**
                 * @description Matches against the squads with these ids, and of them the statistics of their opponents.
                 * @example [
                 *       20
                 *     ]
                 */
                readonly opponentId?: components["parameters"]["SelectedOpponents"];
                /**
                 * @description Statistics of home squads or away squads only, case-sensitive.
                 * @example home
                 */
                readonly team?: components["parameters"]["SelectedTeam"];
                /**
                 * @description Matches with one of these results for the squad of a row.
                 * @example [
                 *       "won"
                 *     ]
                 */
                readonly result?: components["parameters"]["SelectedResults"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
                 * @example -12
                 */
                readonly fromMargin?: components["parameters"]["FromMargin"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
                 * @example 12
                 */
                readonly toMargin?: components["parameters"]["ToMargin"];
                /**
                 * @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["SelectedPersons"];
                /** @description Matches that a player began on the ground or on the bench. */
                readonly start?: components["parameters"]["SelectedStart"];
                /**
                 * @description Number of most recent matches of each person or squad to count, after all other match filters.
                 * @example 5
                 */
                readonly last?: components["parameters"]["LastMatches"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description The dimensions of the row, as in statistics across matches, one or two. Without it, person for players and squad for squads.
                 * @example [
                 *       "opponent"
                 *     ]
                 */
                readonly by?: components["parameters"]["EvidenceBy"];
                /**
                 * @description Which row: one key for each dimension of by, in its order. Ids of persons, squads, opponents, matches, seasons and venues, numbers of rounds and periods, won, lost or drawn for result, and leading, level or trailing for scoreState.
                 * @example [
                 *       "20"
                 *     ]
                 */
                readonly key: components["parameters"]["EvidenceKey"];
                /**
                 * @description Code of the metric, case-sensitive.
                 * @example DISPOSAL
                 */
                readonly metric: components["parameters"]["EvidenceMetric"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How to answer: JSON, or CSV with a row for each term. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["EvidenceRowsFormat"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The value and what each match adds to it. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AcrossEvidence"];
                    readonly "text/csv": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSquadsEvidenceAcrossMatches: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
                 * @example 1
                 */
                readonly leagueId?: components["parameters"]["SelectedLeague"];
                /**
                 * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
                 * @example 1
                 */
                readonly levelId?: components["parameters"]["SelectedLevel"];
                /**
                 * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
                 * @example [
                 *       2025
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["SelectedSeasons"];
                /**
                 * @description Matches of rounds with these numbers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                readonly round?: components["parameters"]["SelectedRounds"];
                /**
                 * @description Matches of phases with these codes, which the season lists.
                 * @example [
                 *       "HA"
                 *     ]
                 */
                readonly phase?: components["parameters"]["SelectedPhases"];
                /**
                 * @description Matches on this date or later, local to the venue.
                 * @example 2025-03-01
                 */
                readonly fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Matches on this date or earlier, local to the venue.
                 * @example 2025-09-30
                 */
                readonly toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Matches with these ids.
                 * @example [
                 *       110510101
                 *     ]
                 */
                readonly matchId?: components["parameters"]["SelectedMatches"];
                /**
                 * @description Matches at the venues with these ids.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly venueId?: components["parameters"]["SelectedVenues"];
                /**
                 * @description Matches of the squads with these ids, and of them the statistics of these squads.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["SelectedSquads"];
                /**
                 * @description Matches against the squads with these ids, and of them the statistics of their opponents.
                 * @example [
                 *       20
                 *     ]
                 */
                readonly opponentId?: components["parameters"]["SelectedOpponents"];
                /**
                 * @description Statistics of home squads or away squads only, case-sensitive.
                 * @example home
                 */
                readonly team?: components["parameters"]["SelectedTeam"];
                /**
                 * @description Matches with one of these results for the squad of a row.
                 * @example [
                 *       "won"
                 *     ]
                 */
                readonly result?: components["parameters"]["SelectedResults"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
                 * @example -12
                 */
                readonly fromMargin?: components["parameters"]["FromMargin"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
                 * @example 12
                 */
                readonly toMargin?: components["parameters"]["ToMargin"];
                /**
                 * @description Statistics of the persons with these ids; of squads, in the matches that these persons played for them.
                 * @example [
                 *       110002
                 *     ]
                 */
                readonly personId?: components["parameters"]["SelectedPersons"];
                /** @description Matches that a player began on the ground or on the bench. */
                readonly start?: components["parameters"]["SelectedStart"];
                /**
                 * @description Number of most recent matches of each person or squad to count, after all other match filters.
                 * @example 5
                 */
                readonly last?: components["parameters"]["LastMatches"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description Whose numbers to answer for each squad. Without it, For.
                 * @example Diff
                 */
                readonly context?: components["parameters"]["Context"];
                /**
                 * @description The dimensions of the row, as in statistics across matches, one or two. Without it, person for players and squad for squads.
                 * @example [
                 *       "opponent"
                 *     ]
                 */
                readonly by?: components["parameters"]["EvidenceBy"];
                /**
                 * @description Which row: one key for each dimension of by, in its order. Ids of persons, squads, opponents, matches, seasons and venues, numbers of rounds and periods, won, lost or drawn for result, and leading, level or trailing for scoreState.
                 * @example [
                 *       "20"
                 *     ]
                 */
                readonly key: components["parameters"]["EvidenceKey"];
                /**
                 * @description Code of the metric, case-sensitive.
                 * @example DISPOSAL
                 */
                readonly metric: components["parameters"]["EvidenceMetric"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How to answer: JSON, or CSV with a row for each term. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["EvidenceRowsFormat"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The value and what each match adds to it. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AcrossEvidence"];
                    readonly "text/csv": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPersonMatches: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Matches of the league with this id. Without it, league 1, unless matchId or personId select matches of any league.
                 * @example 1
                 */
                readonly leagueId?: components["parameters"]["SelectedLeague"];
                /**
                 * @description Matches of the level with this id. Without it, level 1, unless matchId or personId select matches of any level.
                 * @example 1
                 */
                readonly levelId?: components["parameters"]["SelectedLevel"];
                /**
                 * @description Matches of the seasons with these ids. Without it, the latest season that has begun, unless fromDate, toDate, matchId or personId select matches of any season.
                 * @example [
                 *       2025
                 *     ]
                 */
                readonly seasonId?: components["parameters"]["SelectedSeasons"];
                /**
                 * @description Matches of rounds with these numbers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                readonly round?: components["parameters"]["SelectedRounds"];
                /**
                 * @description Matches of phases with these codes, which the season lists.
                 * @example [
                 *       "HA"
                 *     ]
                 */
                readonly phase?: components["parameters"]["SelectedPhases"];
                /**
                 * @description Matches on this date or later, local to the venue.
                 * @example 2025-03-01
                 */
                readonly fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Matches on this date or earlier, local to the venue.
                 * @example 2025-09-30
                 */
                readonly toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Matches with these ids.
                 * @example [
                 *       110510101
                 *     ]
                 */
                readonly matchId?: components["parameters"]["SelectedMatches"];
                /**
                 * @description Matches at the venues with these ids.
                 * @example [
                 *       1
                 *     ]
                 */
                readonly venueId?: components["parameters"]["SelectedVenues"];
                /**
                 * @description Matches of the squads with these ids, and of them the statistics of these squads.
                 * @example [
                 *       10
                 *     ]
                 */
                readonly squadId?: components["parameters"]["SelectedSquads"];
                /**
                 * @description Matches against the squads with these ids, and of them the statistics of their opponents.
                 * @example [
                 *       20
                 *     ]
                 */
                readonly opponentId?: components["parameters"]["SelectedOpponents"];
                /**
                 * @description Statistics of home squads or away squads only, case-sensitive.
                 * @example home
                 */
                readonly team?: components["parameters"]["SelectedTeam"];
                /**
                 * @description Matches with one of these results for the squad of a row.
                 * @example [
                 *       "won"
                 *     ]
                 */
                readonly result?: components["parameters"]["SelectedResults"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or more; a loss is negative.
                 * @example -12
                 */
                readonly fromMargin?: components["parameters"]["FromMargin"];
                /**
                 * @description Matches that the squad of a row won by this margin in points or less; a loss is negative.
                 * @example 12
                 */
                readonly toMargin?: components["parameters"]["ToMargin"];
                /** @description Matches that a player began on the ground or on the bench. */
                readonly start?: components["parameters"]["SelectedStart"];
                /**
                 * @description Number of most recent matches of each person or squad to count, after all other match filters.
                 * @example 5
                 */
                readonly last?: components["parameters"]["LastMatches"];
                /**
                 * @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods.
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                readonly period?: components["parameters"]["Period"];
                /**
                 * @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground.
                 * @example [
                 *       "F50"
                 *     ]
                 */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count only this many seconds at the end of each requested period, or of the match if no period is requested. In a live match or period they end now. Cannot be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
                /**
                 * @description Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Results of several states are added up. Without it, all.
                 * @example [
                 *       "trailing"
                 *     ]
                 */
                readonly scoreState?: components["parameters"]["ScoreState"];
                /**
                 * @description Count only acts of a squad that led by at least this many points before the act. A negative number is a deficit.
                 * @example -12
                 */
                readonly fromScoreMargin?: components["parameters"]["FromScoreMargin"];
                /**
                 * @description Count only acts of a squad that led by at most this many points before the act. A negative number is a deficit.
                 * @example 12
                 */
                readonly toScoreMargin?: components["parameters"]["ToScoreMargin"];
                /**
                 * @description Count the acts in an area of the ground, as the acting squad attacks towards +x: polygon(x y, x y, ...) with 3 to 256 points, circle(x y radius), or goal(0-40 m, 0-45 deg), which is a range of distances to the middle of the attacked goal, of angles to it, or both. Edges are inside, and so are places nearer to one than half the resolution of the source. Time has no place, so metrics of time are absent.
                 * @example goal(0-40 m, 0-45 deg)
                 */
                readonly area?: components["parameters"]["Area"];
                /**
                 * @description Whether the area is where an act began, or where it ended, which is where the ball is located next. Without it, where it began.
                 * @example end
                 */
                readonly areaOf?: components["parameters"]["AreaOf"];
                /**
                 * @description Whether the area is in metres from the centre of the ground, or on the standard ground of 160 x 141. Without it, metres.
                 * @example standard
                 */
                readonly areaUnit?: components["parameters"]["AreaUnit"];
                /**
                 * @description Count the acts with one of these persons as recorded opponent: who pressed the act, the other person of a one-on-one or ruck contest, or the direct opponent of a match-up. Metrics of time are absent.
                 * @example [
                 *       110043
                 *     ]
                 */
                readonly againstPersonId?: components["parameters"]["AgainstPersonId"];
                /**
                 * @description Count the acts of players in one of these roles on the ground, where roles are captured. Of metrics of time, only time on the ground has a role.
                 * @example [
                 *       "Midfield"
                 *     ]
                 */
                readonly role?: components["parameters"]["Role"];
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description With partial, metrics that cannot be answered are named in the member validation of the response, which has all others. Without it, a request with such a metric is refused.
                 * @example partial
                 */
                readonly validation?: components["parameters"]["Validation"];
                /**
                 * @description How the values of a row are summed up. Without it, total.
                 * @example [
                 *       "perMatch",
                 *       "total"
                 *     ]
                 */
                readonly measure?: components["parameters"]["MeasureParameter"];
                /**
                 * @description The value that a match must reach for matchesOver, longestRun and currentRun.
                 * @example 30
                 */
                readonly threshold?: components["parameters"]["Threshold"];
                /**
                 * @description Number of matches of rollingMean.
                 * @example 5
                 */
                readonly rollingMatches?: components["parameters"]["RollingMatches"];
                /**
                 * @description What rows are sorted by: the code of a metric (with its first measure), a code with a measure such as DISPOSAL.perMatch, a dimension of by, matches or seconds. A minus before it puts the greatest first. Ties are sorted by the following items, and last by the dimensions. Without it, the first metric, greatest first; rows by match, round, season or period are in that order.
                 * @example [
                 *       "-DISPOSAL.perMatch"
                 *     ]
                 */
                readonly sort?: components["parameters"]["Sort"];
                /**
                 * @description Most groups to return. Without it, 50. JSON has a row for each group; CSV, Arrow and Parquet have one for each of its metrics and measures.
                 * @example 20
                 */
                readonly limit?: components["parameters"]["RowLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Optional members of rows and statistics to return. Dimensions, codes, measures and values are always there. Without it, all.
                 * @example [
                 *       "matches",
                 *       "rank"
                 *     ]
                 */
                readonly fields?: components["parameters"]["Fields"];
                /**
                 * @description How to answer. Without it, the Accept header decides, and JSON is the answer if it names none of them.
                 * @example json
                 */
                readonly format?: components["parameters"]["StatisticsFormat"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the person, in plain decimal digits. The search for persons and every list of players contain it.
                 * @example 110002
                 */
                readonly personId: components["parameters"]["PersonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The matches. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonMatches"];
                    readonly "text/csv": string;
                    readonly "application/vnd.apache.arrow.stream": string;
                    readonly "application/vnd.apache.parquet": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PersonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLevelSeasonLeaders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description What players are compared by. Without it, total.
                 * @example perMatch
                 */
                readonly measure?: components["parameters"]["LeaderMeasure"];
                /**
                 * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
                 * @example 10
                 */
                readonly minMatches?: components["parameters"]["MinMatches"];
                /**
                 * @description Most players of each metric. Players who share the last rank are cut off by their ids.
                 * @example 5
                 */
                readonly limit?: components["parameters"]["LeaderLimit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the league, in plain decimal digits. The leagues list them.
                 * @example 1
                 */
                readonly leagueId: components["parameters"]["LeagueId"];
                /**
                 * @description Id of the level, in plain decimal digits. The levels of a league list them.
                 * @example 1
                 */
                readonly levelId: components["parameters"]["LevelId"];
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The leaders. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLeaders"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeasonLeaders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for.
                 * @example [
                 *       "DISPOSAL",
                 *       "GOAL"
                 *     ]
                 */
                readonly metric?: components["parameters"]["Metric"];
                /**
                 * @description What players are compared by. Without it, total.
                 * @example perMatch
                 */
                readonly measure?: components["parameters"]["LeaderMeasure"];
                /**
                 * @description Rows with fewer matches are left out, also of orders, ranks and percentiles. Without it, 1.
                 * @example 10
                 */
                readonly minMatches?: components["parameters"]["MinMatches"];
                /**
                 * @description Most players of each metric. Players who share the last rank are cut off by their ids.
                 * @example 5
                 */
                readonly limit?: components["parameters"]["LeaderLimit"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the season, in plain decimal digits. The seasons of a level list them.
                 * @example 2025
                 */
                readonly seasonId: components["parameters"]["SeasonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The leaders. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeasonLeaders"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["SeasonNotLicensed"];
            readonly 404: components["responses"]["SeasonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPersons: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name to search for, at most 6 words. Give a name, or `source` and `externalId`.
                 * @example smith
                 */
                readonly name?: components["parameters"]["PersonName"];
                /** @description Name of the source of `externalId`. */
                readonly source?: components["parameters"]["ExternalSource"];
                /** @description An id that the source gives. Found in full only. */
                readonly externalId?: components["parameters"]["ExternalId"];
                /**
                 * @description Most persons to return.
                 * @example 5
                 */
                readonly limit?: components["parameters"]["PersonLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The persons found. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Persons"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the person, in plain decimal digits. The search for persons and every list of players contain it.
                 * @example 110002
                 */
                readonly personId: components["parameters"]["PersonId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The person. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 404: components["responses"]["PersonNotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExternalIds: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the ids are of.
                 * @example squad
                 */
                readonly kind: components["parameters"]["ExternalKind"];
                /** @description Name of the source of `externalId`. */
                readonly source?: components["parameters"]["ExternalSource"];
                /** @description An id that the source gives. Found in full only. */
                readonly externalId?: components["parameters"]["ExternalId"];
                /**
                 * @description The id that this server gives. Without it and `externalId`, lists all ids of the kind.
                 * @example 10
                 */
                readonly id?: components["parameters"]["OwnId"];
                /**
                 * @description Most ids on a page.
                 * @example 5
                 */
                readonly limit?: components["parameters"]["ExternalLimit"];
                /** @description Continues after the last row of a page: the member next of its response, with the same parameters otherwise. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ids found. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExternalIds"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
export type ExtensionId = 'getLevelSeasonCoverage' | 'getLevelSeasonQuality' | 'getLevelSeasonForecast' | 'getSeasonCoverage' | 'getSeasonQuality' | 'getMatchCoverage' | 'getMatchInsAndOuts' | 'getMatchQuality' | 'getMatchForecast' | 'getMatchRevisions' | 'getRevisionComparison' | 'getChanges' | 'getChangesEvents' | 'getMetricModels' | 'getForecastCalibration' | 'getMatchEvents' | 'getLeagueEvents' | 'getMatchForecastEvents' | 'postPlayerStatisticsEvents' | 'postSquadStatisticsEvents' | 'getPlayerEvidence' | 'getSquadEvidence' | 'getMatchFlow' | 'getTransactionTimeline' | 'getReplays' | 'postReplay' | 'getReplayTimetable' | 'getReplay' | 'postReplayChange' | 'deleteReplay' | 'getPermalinks' | 'postPermalink' | 'deletePermalink' | 'getDataset' | 'getDatasetSeason' | 'getDatasetSeasonFile' | 'getDatasetMatchFile' | 'getPlayersAcrossMatches' | 'postPlayersAcrossMatches' | 'getSquadsAcrossMatches' | 'postSquadsAcrossMatches' | 'getPlayersEvidenceAcrossMatches' | 'getSquadsEvidenceAcrossMatches' | 'getPersonMatches' | 'getLevelSeasonLeaders' | 'getSeasonLeaders' | 'getPersons' | 'getPerson' | 'getExternalIds';
export type ExtensionPath = '/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/coverage' | '/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/quality' | '/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/forecast' | '/v1/seasons/{seasonId}/coverage' | '/v1/seasons/{seasonId}/quality' | '/v1/matches/{matchId}/coverage' | '/v1/matches/{matchId}/ins-and-outs' | '/v1/matches/{matchId}/quality' | '/v1/matches/{matchId}/forecast' | '/v1/matches/{matchId}/revisions' | '/v1/matches/{matchId}/revisions/{between}' | '/v1/changes' | '/v1/changes/events' | '/v1/metadata/models' | '/v1/metadata/forecasts/calibration' | '/v1/matches/{matchId}/events' | '/v1/leagues/{leagueId}/events' | '/v1/matches/{matchId}/forecast/events' | '/v1/matches/{matchId}/statistics/players/events' | '/v1/matches/{matchId}/statistics/squads/events' | '/v1/matches/{matchId}/statistics/players/{personId}/evidence' | '/v1/matches/{matchId}/statistics/squads/{squadId}/evidence' | '/v1/matches/{matchId}/statistics/flow' | '/v1/matches/{matchId}/transactions/timeline' | '/v1/replays' | '/v1/replays/timetable' | '/v1/replays/{replayId}' | '/v1/permalinks' | '/v1/permalinks/{permalinkId}' | '/v1/datasets' | '/v1/datasets/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}' | '/v1/datasets/{datasetTable}/leagueId={leagueId}/levelId={levelId}/seasonId={seasonId}/data.parquet' | '/v1/datasets/{datasetTable}/leagueId={leagueId}/levelId={levelId}/seasonId={seasonId}/matchId={matchId}/data.parquet' | '/v1/statistics/players' | '/v1/statistics/squads' | '/v1/statistics/players/evidence' | '/v1/statistics/squads/evidence' | '/v1/persons/{personId}/matches' | '/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/leaders' | '/v1/seasons/{seasonId}/leaders' | '/v1/persons' | '/v1/persons/{personId}' | '/v1/external-ids';
