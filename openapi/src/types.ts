// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /**
         * @description The result for one squad.
         * @enum {string}
         */
        readonly SquadResult: "Win" | "Loss" | "Draw";
        /** @description The score of one squad. */
        readonly SquadScore: {
            /**
             * Format: int32
             * @description Goals, worth six points each.
             */
            readonly goals: number;
            /**
             * Format: int32
             * @description Behinds, worth one point each.
             */
            readonly behinds: number;
            /**
             * Format: int32
             * @description Points.
             */
            readonly points: number;
            /** @description The result for this squad. Only once the match is complete. */
            readonly result?: components["schemas"]["SquadResult"];
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
             * @description Length of the period in seconds; while it is live, seconds since its start.
             */
            readonly periodSecs: number;
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
            /** @description Each fault of the request, where there are faults to tell apart. */
            readonly errors?: readonly components["schemas"]["ProblemError"][];
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
             * @description Metres gained less those of the reply.
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
            /** @description How the chain ended. */
            readonly end: components["schemas"]["ChainEnd"];
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
             * @description Points less the points of the other squad, in the period.
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
             * @description Goals.
             */
            readonly goals: number;
            /**
             * Format: int32
             * @description Behinds.
             */
            readonly behinds: number;
            /**
             * Format: int32
             * @description Points.
             */
            readonly points: number;
            /**
             * Format: int32
             * @description Points less the points of the other squad.
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
             * @description Value of the metric.
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
        /** @description Code of a metric, case-sensitive. */
        readonly MetricCode: string;
        /**
         * @description The side to answer.
         * @enum {string}
         */
        readonly TeamFilter: "home" | "away";
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
             * @description Value of the metric.
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
        /** @description The player statistics of a match. */
        readonly PlayerStatistics: {
            /**
             * Format: int32
             * @description Id of the match.
             */
            readonly matchId: number;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["PlayerStatisticsSquad"][];
        };
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
             * @description Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds.
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
        };
        /** @description A set of requests for player statistics. */
        readonly PostPlayerMetricRequests: {
            /** @description The requests, answered in this order. */
            readonly playerMetricRequests: readonly components["schemas"]["PlayerMetricRequest"][];
        };
        /** @description The player statistics of one request. */
        readonly PlayerStatisticsResult: {
            /** @description Id of the request. */
            readonly id: string;
            /** @description The squads, home squad first. */
            readonly squads: readonly components["schemas"]["PlayerStatisticsSquad"][];
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
        /**
         * @description Whose numbers to answer for a squad. For: its own. Against: its opponent's. Diff: its own less its opponent's. PhysicalDiff: its own less its opponent's in the same area of the ground.
         * @default For
         * @enum {string}
         */
        readonly SquadContext: "For" | "Against" | "Diff" | "PhysicalDiff";
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
             * @description Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds.
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
            /** @description Whether the metric is recorded by transaction, so that it can be limited to a time window. */
            readonly transaction: boolean;
        };
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
        /** @description The account is not licensed for the match. */
        readonly NotLicensed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no match with this id. */
        readonly MatchNotFound: {
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
        /** @description The account is not licensed for the match, or the match has not started and has no data yet. */
        readonly MatchNotStarted: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account is not licensed for the match, or its teams have not been entered yet and there is no data. */
        readonly TeamsNotEntered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The URI is longer than 8,192 bytes. Use the POST operation instead. */
        readonly UriTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is longer than 1 MB. */
        readonly RequestTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: {
        /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
        readonly MatchId: number;
        /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods. */
        readonly Period: readonly number[];
        /** @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground. */
        readonly Zone: readonly components["schemas"]["ZoneFilter"][];
        /** @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for. */
        readonly Metric: readonly components["schemas"]["MetricCode"][];
        /** @description Answer one side only, case-sensitive. Without it, both. */
        readonly Team: components["schemas"]["TeamFilter"];
        /** @description Count what happened at or after this time, in seconds from the start of each period. */
        readonly FromPeriodSeconds: number;
        /** @description Count what happened at or before this time, in seconds from the start of each period. */
        readonly ToPeriodSeconds: number;
        /** @description Count the last so many seconds of each period asked for, or of the match when no period is asked for; while it is live, back from now. Not to be combined with fromPeriodSeconds or toPeriodSeconds. */
        readonly LastXSeconds: number;
        /** @description Whose numbers to answer for each squad. Without it, For. */
        readonly Context: components["schemas"]["SquadContext"];
        /** @description List every metric there is, whether or not the account is licensed for it. */
        readonly ShowAllMetrics: boolean;
    };
    requestBodies: never;
    headers: {
        /** @description The revision of what was answered. Send it back in If-None-Match to be told when nothing has changed. */
        readonly ETag: string;
        /** @description How long the answer may be kept by the client, in seconds. Never to be kept by a shared cache. */
        readonly CacheControl: string;
        /** @description The scheme to authenticate with and, for a token that was refused, why. */
        readonly WwwAuthenticate: string;
        /** @description Seconds to wait before the next call. */
        readonly RetryAfter: number;
        /** @description What is left of each limit and the seconds until it is renewed. */
        readonly RateLimit: string;
        /** @description The limits of the account, each as a quota and the length of its window in seconds. */
        readonly RateLimitPolicy: string;
    };
    pathItems: never;
}
export type MatchType = components['schemas']['MatchType'];
export type MatchDate = components['schemas']['MatchDate'];
export type MatchTime = components['schemas']['MatchTime'];
export type MatchVenue = components['schemas']['MatchVenue'];
export type MatchStatusPeriod = components['schemas']['MatchStatusPeriod'];
export type SquadResult = components['schemas']['SquadResult'];
export type SquadScore = components['schemas']['SquadScore'];
export type MatchSquad = components['schemas']['MatchSquad'];
export type MatchResult = components['schemas']['MatchResult'];
export type MatchResultCode = components['schemas']['MatchResultCode'];
export type CoinTossResult = components['schemas']['CoinTossResult'];
export type MatchPeriod = components['schemas']['MatchPeriod'];
export type LastModified = components['schemas']['LastModified'];
export type MatchInfo = components['schemas']['MatchInfo'];
export type ProblemError = components['schemas']['ProblemError'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
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
export type SquadResultCode = components['schemas']['SquadResultCode'];
export type PeriodScore = components['schemas']['PeriodScore'];
export type MatchScoreSquad = components['schemas']['MatchScoreSquad'];
export type MatchScore = components['schemas']['MatchScore'];
export type Leader = components['schemas']['Leader'];
export type LeaderStatistic = components['schemas']['LeaderStatistic'];
export type MatchLeaders = components['schemas']['MatchLeaders'];
export type ZoneFilter = components['schemas']['ZoneFilter'];
export type MetricCode = components['schemas']['MetricCode'];
export type TeamFilter = components['schemas']['TeamFilter'];
export type Statistic = components['schemas']['Statistic'];
export type PlayerStatisticsPlayer = components['schemas']['PlayerStatisticsPlayer'];
export type PlayerStatisticsSquad = components['schemas']['PlayerStatisticsSquad'];
export type PlayerStatistics = components['schemas']['PlayerStatistics'];
export type PlayerMetricRequest = components['schemas']['PlayerMetricRequest'];
export type PostPlayerMetricRequests = components['schemas']['PostPlayerMetricRequests'];
export type PlayerStatisticsResult = components['schemas']['PlayerStatisticsResult'];
export type PlayerMetricRequestEcho = components['schemas']['PlayerMetricRequestEcho'];
export type PostPlayerMetricResponse = components['schemas']['PostPlayerMetricResponse'];
export type SquadContext = components['schemas']['SquadContext'];
export type SquadStatisticsSquad = components['schemas']['SquadStatisticsSquad'];
export type SquadStatistics = components['schemas']['SquadStatistics'];
export type SquadMetricRequest = components['schemas']['SquadMetricRequest'];
export type PostSquadMetricRequests = components['schemas']['PostSquadMetricRequests'];
export type SquadStatisticsResult = components['schemas']['SquadStatisticsResult'];
export type SquadMetricRequestEcho = components['schemas']['SquadMetricRequestEcho'];
export type PostSquadMetricResponse = components['schemas']['PostSquadMetricResponse'];
export type MetricMetaData = components['schemas']['MetricMetaData'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponseNotLicensed = components['responses']['NotLicensed'];
export type ResponseMatchNotFound = components['responses']['MatchNotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseMatchNotStarted = components['responses']['MatchNotStarted'];
export type ResponseTeamsNotEntered = components['responses']['TeamsNotEntered'];
export type ResponseUriTooLong = components['responses']['UriTooLong'];
export type ResponseRequestTooLong = components['responses']['RequestTooLong'];
export type ParameterMatchId = components['parameters']['MatchId'];
export type ParameterPeriod = components['parameters']['Period'];
export type ParameterZone = components['parameters']['Zone'];
export type ParameterMetric = components['parameters']['Metric'];
export type ParameterTeam = components['parameters']['Team'];
export type ParameterFromPeriodSeconds = components['parameters']['FromPeriodSeconds'];
export type ParameterToPeriodSeconds = components['parameters']['ToPeriodSeconds'];
export type ParameterLastXSeconds = components['parameters']['LastXSeconds'];
export type ParameterContext = components['parameters']['Context'];
export type ParameterShowAllMetrics = components['parameters']['ShowAllMetrics'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getMatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["NotLicensed"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getMatchTransactions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getMatchChains: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getMatchScore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["MatchNotStarted"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getMatchLeaders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getPlayerStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods. */
                readonly period?: components["parameters"]["Period"];
                /** @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground. */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for. */
                readonly metric?: components["parameters"]["Metric"];
                /** @description Answer one side only, case-sensitive. Without it, both. */
                readonly team?: components["parameters"]["Team"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count the last so many seconds of each period asked for, or of the match when no period is asked for; while it is live, back from now. Not to be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly postPlayerStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getSquadStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Periods to count, 1 to 4, and 5 to 10 for extra time. Results of several periods are added up. Without it, all periods. */
                readonly period?: components["parameters"]["Period"];
                /** @description Zones to count, as the acting squad sees the ground. MID stands for DM, AM and CB together. Results of several zones are added up. Without it, the whole ground. */
                readonly zone?: components["parameters"]["Zone"];
                /** @description Codes of the metrics to answer, case-sensitive. Without it, every metric that the account is licensed for. */
                readonly metric?: components["parameters"]["Metric"];
                /** @description Answer one side only, case-sensitive. Without it, both. */
                readonly team?: components["parameters"]["Team"];
                /** @description Whose numbers to answer for each squad. Without it, For. */
                readonly context?: components["parameters"]["Context"];
                /** @description Count what happened at or after this time, in seconds from the start of each period. */
                readonly fromPeriodSeconds?: components["parameters"]["FromPeriodSeconds"];
                /** @description Count what happened at or before this time, in seconds from the start of each period. */
                readonly toPeriodSeconds?: components["parameters"]["ToPeriodSeconds"];
                /** @description Count the last so many seconds of each period asked for, or of the match when no period is asked for; while it is live, back from now. Not to be combined with fromPeriodSeconds or toPeriodSeconds. */
                readonly lastXSeconds?: components["parameters"]["LastXSeconds"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly postSquadStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the match, in plain decimal digits. The fixture lists the ids of a season. */
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
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 403: components["responses"]["TeamsNotEntered"];
            readonly 404: components["responses"]["MatchNotFound"];
            readonly 413: components["responses"]["RequestTooLong"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: {
                /** @description List every metric there is, whether or not the account is licensed for it. */
                readonly showAllMetrics?: components["parameters"]["ShowAllMetrics"];
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
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorised"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
}
