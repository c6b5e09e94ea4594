// Generated from openapi/src/tables/ by `npm run generate`. Do not edit.

/** The rows of each table of each operation: the columns of the server's CSV. An empty cell is null. */
export interface TableRows {
  readonly getLeagues: {
  readonly "leagues": {
    /** Id of the league. */
    readonly league_id: number;
    /** Name of the league. */
    readonly league_name: string;
    /** Short code of the league. */
    readonly league_code: string;
    /** Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known. */
    readonly league_gender: string | null;
  };
  };
  readonly getLeague: {
  readonly "league": {
    /** Id of the league. */
    readonly league_id: number;
    /** Name of the league. */
    readonly league_name: string;
    /** Short code of the league. */
    readonly league_code: string;
    /** Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known. */
    readonly league_gender: string | null;
  };
  readonly "seasons": {
    /** Id of the league. */
    readonly league_id: number;
    /** Name of the league. */
    readonly league_name: string;
    /** Short code of the league. */
    readonly league_code: string;
    /** Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known. */
    readonly league_gender: string | null;
    /** Id of the level. */
    readonly level_id: number;
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Id of the championship, which is the same in every season. Absent where the season has none. */
    readonly championship_id: number | null;
  };
  };
  readonly getLevels: {
  readonly "levels": {
    /** Id of the league. */
    readonly league_id: number;
    /** Name of the league. */
    readonly league_name: string;
    /** Short code of the league. */
    readonly league_code: string;
    /** Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known. */
    readonly league_gender: string | null;
    /** Id of the level. */
    readonly level_id: number;
    /** Name of the level. */
    readonly level_name: string;
    /** Short code of the level. */
    readonly level_code: string;
  };
  };
  readonly getLevel: {
  readonly "level": {
    /** Id of the level. */
    readonly level_id: number;
    /** Name of the level. */
    readonly level_name: string;
    /** Short code of the level. */
    readonly level_code: string;
    /** Id of the league. */
    readonly league_id: number;
    /** Name of the league. */
    readonly league_name: string;
    /** Short code of the league. */
    readonly league_code: string;
    /** Code of who plays, 1 men, 2 women, 3 mixed. Absent while it is not known. */
    readonly league_gender: string | null;
    /** Id of the competition. */
    readonly current_competition_id: number | null;
    /** Id of the championship, which is the same in every season. Absent where the season has none. */
    readonly current_championship_id: number | null;
    /** Id of the season. */
    readonly current_season_id: number | null;
  };
  };
  readonly getLevelSeasons: {
  readonly "seasons": {
    /** Id of the season. */
    readonly season_id: number;
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Matches that are complete or were called off. */
    readonly matches_complete: number;
    /** Matches still to be played or completed. */
    readonly matches_incomplete: number;
    /** Id of the round within the season. */
    readonly last_round_id: number | null;
    /** Id of the phase. */
    readonly last_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly last_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly last_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly last_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly last_round_end: string | null;
    /** Id of the round within the season. */
    readonly next_round_id: number | null;
    /** Id of the phase. */
    readonly next_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly next_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly next_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly next_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly next_round_end: string | null;
  };
  };
  readonly getLevelSeason: {
  readonly "season": {
    /** Id of the season. */
    readonly season_id: number;
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Matches that are complete or were called off. */
    readonly matches_complete: number;
    /** Matches still to be played or completed. */
    readonly matches_incomplete: number;
    /** Id of the round within the season. */
    readonly last_round_id: number | null;
    /** Id of the phase. */
    readonly last_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly last_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly last_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly last_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly last_round_end: string | null;
    /** Id of the round within the season. */
    readonly next_round_id: number | null;
    /** Id of the phase. */
    readonly next_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly next_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly next_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly next_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly next_round_end: string | null;
  };
  readonly "phases": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase. */
    readonly phase_id: number;
    /** Name of the phase. */
    readonly phase_name: string;
    /** Short code of the phase. */
    readonly phase_code: string;
  };
  };
  readonly getLevelFixture: {
  readonly "matches": {
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase. */
    readonly phase_id: number;
    /** Name of the phase. */
    readonly phase_name: string;
    /** Short code of the phase. */
    readonly phase_code: string;
    /** Id of the round within the season. */
    readonly round_id: number;
    /** Short code of the round. */
    readonly round_code: string;
    /** Name of the round. */
    readonly round_name: string;
    /** Number of the round, counted through the whole season. */
    readonly round_number: number;
    /** Number of the round, counted from the start of its phase. */
    readonly phase_round_number: number;
    /** Id of the match. */
    readonly match_id: number;
    /** Place of the match in its round, by its start. */
    readonly round_order: number;
    /** Id of the squad. */
    readonly home_squad_id: number;
    /** Name of the squad. */
    readonly home_squad_name: string;
    /** Short code of the squad. */
    readonly home_squad_code: string;
    /** Goals, worth six points each. */
    readonly home_goals: number | null;
    /** Behinds, worth one point each. */
    readonly home_behinds: number | null;
    /** Points. */
    readonly home_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly home_result: string | null;
    /** Id of the squad. */
    readonly away_squad_id: number;
    /** Name of the squad. */
    readonly away_squad_name: string;
    /** Short code of the squad. */
    readonly away_squad_code: string;
    /** Goals, worth six points each. */
    readonly away_goals: number | null;
    /** Behinds, worth one point each. */
    readonly away_behinds: number | null;
    /** Points. */
    readonly away_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly away_result: string | null;
    /** Date at the venue. */
    readonly match_date: string | null;
    /** Time of day at the venue, as hours, minutes and seconds. */
    readonly match_time: string | null;
    /** Start in UTC. */
    readonly utc_match_start: string | null;
    /** Id of the status. */
    readonly match_status_id: number;
    /** Name of the status. */
    readonly match_status_name: string;
    /** Short code of the status. */
    readonly match_status_code: string;
    /** Id of the type of status. */
    readonly match_status_type_id: number;
    /** Name of the type of status. */
    readonly match_status_type_name: string;
    /** Number of the current or last period. */
    readonly match_status_period: number | null;
    /** Seconds since the start of the period, time on included. Unit: seconds. */
    readonly match_status_period_secs: number | null;
    /** Period and seconds since its start, for display. */
    readonly match_status_period_display: string | null;
    /** Seconds of playing time left in the period, counted down to 0, where time on begins. Unit: seconds. */
    readonly match_status_remaining_secs: number | null;
    /** Playing time left in the period, as minutes and seconds. */
    readonly match_status_remaining_time: string | null;
    /** Period and playing time left in it, for display. */
    readonly match_status_remaining_display: string | null;
    /** Id of the match type. */
    readonly match_type_id: number;
    /** Name of the match type. */
    readonly match_type_name: string;
    /** Short code of the match type. */
    readonly match_type_code: string;
    /** Id of the venue. */
    readonly venue_id: number;
    /** Name of the venue. */
    readonly venue_name: string;
    /** Short code of the venue. */
    readonly venue_code: string;
    /** Time zone of the venue, as the IANA database names it. */
    readonly venue_time_zone: string | null;
    /** Id of the squad that won. Absent for a draw and until the match is complete. */
    readonly winning_squad_id: number | null;
  };
  };
  readonly getLevelLadder: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase of the last round that counts. Absent before the first match is complete. */
    readonly phase_id: number | null;
    /** Number of the last round that counts. Absent before the first match is complete. */
    readonly round_number: number | null;
    /** Place on the ladder, from 1. */
    readonly position: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Short code of the conference of the squad. Absent where there are none. */
    readonly conference_code: string | null;
    /** Place among the squads of the conference, from 1. Absent where there are none. */
    readonly conference_position: number | null;
    /** 4 for a win, 2 for a draw, 2 for a match that was called off. */
    readonly ladder_points: number;
    /** Points scored out of a hundred the opponents scored, to 2 decimals. 0 before the first match; absent while no opponent has scored. Unit: percent. */
    readonly ladder_percentage: number | null;
    /** Matches played. One that was called off is not. */
    readonly matches_played: number;
    /** Matches won. */
    readonly matches_win: number;
    /** Matches drawn. */
    readonly matches_draw: number;
    /** Matches lost. */
    readonly matches_loss: number;
    /** Matches won out of a hundred played, to 1 decimal. 0 before the first. Unit: percent. */
    readonly matches_win_pct: number;
    /** Points scored. */
    readonly scores_for: number;
    /** Points scored a match, to 1 decimal. */
    readonly scores_for_average: number;
    /** Points the opponents scored. */
    readonly scores_against: number;
    /** Points the opponents scored a match, to 1 decimal. */
    readonly scores_against_average: number;
    /** Points scored less points the opponents scored. */
    readonly scores_margin: number;
    /** Margin a match, to 1 decimal. */
    readonly scores_margin_average: number;
  };
  };
  readonly getLevelLadderByRound: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase of the last round that counts. Absent before the first match is complete. */
    readonly phase_id: number | null;
    /** Number of the last round that counts. Absent before the first match is complete. */
    readonly round_number: number | null;
    /** Place on the ladder, from 1. */
    readonly position: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Short code of the conference of the squad. Absent where there are none. */
    readonly conference_code: string | null;
    /** Place among the squads of the conference, from 1. Absent where there are none. */
    readonly conference_position: number | null;
    /** 4 for a win, 2 for a draw, 2 for a match that was called off. */
    readonly ladder_points: number;
    /** Points scored out of a hundred the opponents scored, to 2 decimals. 0 before the first match; absent while no opponent has scored. Unit: percent. */
    readonly ladder_percentage: number | null;
    /** Matches played. One that was called off is not. */
    readonly matches_played: number;
    /** Matches won. */
    readonly matches_win: number;
    /** Matches drawn. */
    readonly matches_draw: number;
    /** Matches lost. */
    readonly matches_loss: number;
    /** Matches won out of a hundred played, to 1 decimal. 0 before the first. Unit: percent. */
    readonly matches_win_pct: number;
    /** Points scored. */
    readonly scores_for: number;
    /** Points scored a match, to 1 decimal. */
    readonly scores_for_average: number;
    /** Points the opponents scored. */
    readonly scores_against: number;
    /** Points the opponents scored a match, to 1 decimal. */
    readonly scores_against_average: number;
    /** Points scored less points the opponents scored. */
    readonly scores_margin: number;
    /** Margin a match, to 1 decimal. */
    readonly scores_margin_average: number;
  };
  };
  readonly getLevelSquads: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
  };
  };
  readonly getLevelSquad: {
  readonly "squad": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the state. */
    readonly home_state_id: number | null;
    /** Name of the state. */
    readonly home_state_name: string | null;
    /** Short code of the state. */
    readonly home_state_code: string | null;
  };
  };
  readonly getLevelSquadPersons: {
  readonly "players": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** First name. */
    readonly person_firstname: string | null;
    /** Surname. */
    readonly person_surname: string | null;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Date of birth, yyyy-MM-dd. */
    readonly date_of_birth: string | null;
    /** Age in years today, in UTC, to 1 decimal. Unit: years. */
    readonly age_today: number | null;
    /** Age in years on the day of the first match of the season, to 1 decimal. Unit: years. */
    readonly age_season: number | null;
    /** Age in whole years at the end of the last year of the season. Unit: years. */
    readonly age_year: number | null;
    /** Height in centimetres. Unit: centimetres. */
    readonly height: number | null;
    /** Weight in kilograms. Unit: kilograms. */
    readonly weight: number | null;
    /** Id of the position. */
    readonly position_id: number | null;
    /** Short code of the position, unique within its type. */
    readonly position_code: string | null;
    /** Name of the position. */
    readonly position_name: string | null;
    /** What the position is. */
    readonly position_description: string | null;
    /** Matches of the season the player has played, so far. A match the player was selected for without coming on does not count. */
    readonly matches_season: number;
  };
  };
  readonly getLevelConferences: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Short code of the conference. */
    readonly conference_code: string;
    /** Name of the conference. */
    readonly conference_name: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
  };
  };
  readonly getSeasons: {
  readonly "seasons": {
    /** Id of the season. */
    readonly season_id: number;
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Matches that are complete or were called off. */
    readonly matches_complete: number;
    /** Matches still to be played or completed. */
    readonly matches_incomplete: number;
    /** Id of the round within the season. */
    readonly last_round_id: number | null;
    /** Id of the phase. */
    readonly last_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly last_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly last_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly last_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly last_round_end: string | null;
    /** Id of the round within the season. */
    readonly next_round_id: number | null;
    /** Id of the phase. */
    readonly next_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly next_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly next_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly next_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly next_round_end: string | null;
  };
  };
  readonly getSeason: {
  readonly "season": {
    /** Id of the season. */
    readonly season_id: number;
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Matches that are complete or were called off. */
    readonly matches_complete: number;
    /** Matches still to be played or completed. */
    readonly matches_incomplete: number;
    /** Id of the round within the season. */
    readonly last_round_id: number | null;
    /** Id of the phase. */
    readonly last_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly last_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly last_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly last_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly last_round_end: string | null;
    /** Id of the round within the season. */
    readonly next_round_id: number | null;
    /** Id of the phase. */
    readonly next_round_phase_id: number | null;
    /** Number of the round, counted through the whole season. */
    readonly next_round_number: number | null;
    /** Number of the round, counted from the start of its phase. */
    readonly next_round_phase_number: number | null;
    /** Start of the first match of the round in UTC. Absent while it is not known. */
    readonly next_round_start: string | null;
    /** Start of the last match of the round in UTC. Absent while it is not known. */
    readonly next_round_end: string | null;
  };
  readonly "phases": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase. */
    readonly phase_id: number;
    /** Name of the phase. */
    readonly phase_name: string;
    /** Short code of the phase. */
    readonly phase_code: string;
  };
  };
  readonly getFixture: {
  readonly "matches": {
    /** Short code of the competition. */
    readonly competition_code: string;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Type of the competition, where it is known. */
    readonly competition_type: string | null;
    /** Date of the first match, at its venue. Absent while no date is known. */
    readonly season_start_date: string | null;
    /** Year of the first match. */
    readonly season_start_year: number | null;
    /** Date of the last match, at its venue. Absent while no date is known. */
    readonly season_end_date: string | null;
    /** Year of the last match. */
    readonly season_end_year: number | null;
    /** Start of the first match in UTC. Absent while it is not known. */
    readonly first_match_start: string | null;
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase. */
    readonly phase_id: number;
    /** Name of the phase. */
    readonly phase_name: string;
    /** Short code of the phase. */
    readonly phase_code: string;
    /** Id of the round within the season. */
    readonly round_id: number;
    /** Short code of the round. */
    readonly round_code: string;
    /** Name of the round. */
    readonly round_name: string;
    /** Number of the round, counted through the whole season. */
    readonly round_number: number;
    /** Number of the round, counted from the start of its phase. */
    readonly phase_round_number: number;
    /** Id of the match. */
    readonly match_id: number;
    /** Place of the match in its round, by its start. */
    readonly round_order: number;
    /** Id of the squad. */
    readonly home_squad_id: number;
    /** Name of the squad. */
    readonly home_squad_name: string;
    /** Short code of the squad. */
    readonly home_squad_code: string;
    /** Goals, worth six points each. */
    readonly home_goals: number | null;
    /** Behinds, worth one point each. */
    readonly home_behinds: number | null;
    /** Points. */
    readonly home_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly home_result: string | null;
    /** Id of the squad. */
    readonly away_squad_id: number;
    /** Name of the squad. */
    readonly away_squad_name: string;
    /** Short code of the squad. */
    readonly away_squad_code: string;
    /** Goals, worth six points each. */
    readonly away_goals: number | null;
    /** Behinds, worth one point each. */
    readonly away_behinds: number | null;
    /** Points. */
    readonly away_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly away_result: string | null;
    /** Date at the venue. */
    readonly match_date: string | null;
    /** Time of day at the venue, as hours, minutes and seconds. */
    readonly match_time: string | null;
    /** Start in UTC. */
    readonly utc_match_start: string | null;
    /** Id of the status. */
    readonly match_status_id: number;
    /** Name of the status. */
    readonly match_status_name: string;
    /** Short code of the status. */
    readonly match_status_code: string;
    /** Id of the type of status. */
    readonly match_status_type_id: number;
    /** Name of the type of status. */
    readonly match_status_type_name: string;
    /** Number of the current or last period. */
    readonly match_status_period: number | null;
    /** Seconds since the start of the period, time on included. Unit: seconds. */
    readonly match_status_period_secs: number | null;
    /** Period and seconds since its start, for display. */
    readonly match_status_period_display: string | null;
    /** Seconds of playing time left in the period, counted down to 0, where time on begins. Unit: seconds. */
    readonly match_status_remaining_secs: number | null;
    /** Playing time left in the period, as minutes and seconds. */
    readonly match_status_remaining_time: string | null;
    /** Period and playing time left in it, for display. */
    readonly match_status_remaining_display: string | null;
    /** Id of the match type. */
    readonly match_type_id: number;
    /** Name of the match type. */
    readonly match_type_name: string;
    /** Short code of the match type. */
    readonly match_type_code: string;
    /** Id of the venue. */
    readonly venue_id: number;
    /** Name of the venue. */
    readonly venue_name: string;
    /** Short code of the venue. */
    readonly venue_code: string;
    /** Time zone of the venue, as the IANA database names it. */
    readonly venue_time_zone: string | null;
    /** Id of the squad that won. Absent for a draw and until the match is complete. */
    readonly winning_squad_id: number | null;
  };
  };
  readonly getLadder: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase of the last round that counts. Absent before the first match is complete. */
    readonly phase_id: number | null;
    /** Number of the last round that counts. Absent before the first match is complete. */
    readonly round_number: number | null;
    /** Place on the ladder, from 1. */
    readonly position: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Short code of the conference of the squad. Absent where there are none. */
    readonly conference_code: string | null;
    /** Place among the squads of the conference, from 1. Absent where there are none. */
    readonly conference_position: number | null;
    /** 4 for a win, 2 for a draw, 2 for a match that was called off. */
    readonly ladder_points: number;
    /** Points scored out of a hundred the opponents scored, to 2 decimals. 0 before the first match; absent while no opponent has scored. Unit: percent. */
    readonly ladder_percentage: number | null;
    /** Matches played. One that was called off is not. */
    readonly matches_played: number;
    /** Matches won. */
    readonly matches_win: number;
    /** Matches drawn. */
    readonly matches_draw: number;
    /** Matches lost. */
    readonly matches_loss: number;
    /** Matches won out of a hundred played, to 1 decimal. 0 before the first. Unit: percent. */
    readonly matches_win_pct: number;
    /** Points scored. */
    readonly scores_for: number;
    /** Points scored a match, to 1 decimal. */
    readonly scores_for_average: number;
    /** Points the opponents scored. */
    readonly scores_against: number;
    /** Points the opponents scored a match, to 1 decimal. */
    readonly scores_against_average: number;
    /** Points scored less points the opponents scored. */
    readonly scores_margin: number;
    /** Margin a match, to 1 decimal. */
    readonly scores_margin_average: number;
  };
  };
  readonly getLadderByRound: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase of the last round that counts. Absent before the first match is complete. */
    readonly phase_id: number | null;
    /** Number of the last round that counts. Absent before the first match is complete. */
    readonly round_number: number | null;
    /** Place on the ladder, from 1. */
    readonly position: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Short code of the conference of the squad. Absent where there are none. */
    readonly conference_code: string | null;
    /** Place among the squads of the conference, from 1. Absent where there are none. */
    readonly conference_position: number | null;
    /** 4 for a win, 2 for a draw, 2 for a match that was called off. */
    readonly ladder_points: number;
    /** Points scored out of a hundred the opponents scored, to 2 decimals. 0 before the first match; absent while no opponent has scored. Unit: percent. */
    readonly ladder_percentage: number | null;
    /** Matches played. One that was called off is not. */
    readonly matches_played: number;
    /** Matches won. */
    readonly matches_win: number;
    /** Matches drawn. */
    readonly matches_draw: number;
    /** Matches lost. */
    readonly matches_loss: number;
    /** Matches won out of a hundred played, to 1 decimal. 0 before the first. Unit: percent. */
    readonly matches_win_pct: number;
    /** Points scored. */
    readonly scores_for: number;
    /** Points scored a match, to 1 decimal. */
    readonly scores_for_average: number;
    /** Points the opponents scored. */
    readonly scores_against: number;
    /** Points the opponents scored a match, to 1 decimal. */
    readonly scores_against_average: number;
    /** Points scored less points the opponents scored. */
    readonly scores_margin: number;
    /** Margin a match, to 1 decimal. */
    readonly scores_margin_average: number;
  };
  };
  readonly getSquads: {
  readonly "squads": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
  };
  };
  readonly getSquad: {
  readonly "squad": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the state. */
    readonly home_state_id: number | null;
    /** Name of the state. */
    readonly home_state_name: string | null;
    /** Short code of the state. */
    readonly home_state_code: string | null;
  };
  };
  readonly getSquadPersons: {
  readonly "players": {
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** First name. */
    readonly person_firstname: string | null;
    /** Surname. */
    readonly person_surname: string | null;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Date of birth, yyyy-MM-dd. */
    readonly date_of_birth: string | null;
    /** Age in years today, in UTC, to 1 decimal. Unit: years. */
    readonly age_today: number | null;
    /** Age in years on the day of the first match of the season, to 1 decimal. Unit: years. */
    readonly age_season: number | null;
    /** Age in whole years at the end of the last year of the season. Unit: years. */
    readonly age_year: number | null;
    /** Height in centimetres. Unit: centimetres. */
    readonly height: number | null;
    /** Weight in kilograms. Unit: kilograms. */
    readonly weight: number | null;
    /** Id of the position. */
    readonly position_id: number | null;
    /** Short code of the position, unique within its type. */
    readonly position_code: string | null;
    /** Name of the position. */
    readonly position_name: string | null;
    /** What the position is. */
    readonly position_description: string | null;
    /** Matches of the season the player has played, so far. A match the player was selected for without coming on does not count. */
    readonly matches_season: number;
  };
  };
  readonly getMatch: {
  readonly "match": {
    /** Id of the match. */
    readonly match_id: number;
    /** Names of both squads, home squad first. */
    readonly match_name: string;
    /** Codes of both squads, home squad first. */
    readonly match_code: string;
    /** Id of the league. */
    readonly league_id: number;
    /** Id of the level. */
    readonly level_id: number;
    /** Id of the competition. */
    readonly competition_id: number;
    /** Name of the competition. */
    readonly competition_name: string;
    /** Id of the season. */
    readonly season_id: number;
    /** Id of the phase of the season. */
    readonly phase_id: number;
    /** Name of the phase of the season. */
    readonly phase_name: string;
    /** Number of the round, counted through the whole season. */
    readonly round_number: number;
    /** Number of the round, counted from the start of its phase. */
    readonly phase_round_number: number;
    /** Id of the match type. */
    readonly match_type_id: number;
    /** Name of the match type. */
    readonly match_type_name: string;
    /** Short code of the match type. */
    readonly match_type_code: string;
    /** Date at the venue. */
    readonly match_date: string | null;
    /** Time of day at the venue, as hours, minutes and seconds. */
    readonly match_time: string | null;
    /** Start in UTC. */
    readonly utc_match_start: string | null;
    /** Actual start in UTC. */
    readonly utc_match_start_actual: string | null;
    /** Actual end in UTC. Absent until the match is complete. */
    readonly utc_match_end_actual: string | null;
    /** Length of all periods so far, in seconds. Unit: seconds. */
    readonly match_total_period_secs: number | null;
    /** Length of all periods so far, as minutes and seconds. Minutes may be more than 60. */
    readonly match_duration: string | null;
    /** Id of the venue. */
    readonly venue_id: number;
    /** Name of the venue. */
    readonly venue_name: string;
    /** Short code of the venue. */
    readonly venue_code: string;
    /** Time zone of the venue, as the IANA database names it. */
    readonly venue_time_zone: string | null;
    /** Id of the status. */
    readonly match_status_id: number;
    /** Name of the status. */
    readonly match_status_name: string;
    /** Short code of the status. */
    readonly match_status_code: string;
    /** Id of the type of status. */
    readonly match_status_type_id: number;
    /** Name of the type of status. */
    readonly match_status_type_name: string;
    /** Number of the current or last period. */
    readonly match_status_period: number | null;
    /** Seconds since the start of the period, time on included. Unit: seconds. */
    readonly match_status_period_secs: number | null;
    /** Period and seconds since its start, for display. */
    readonly match_status_period_display: string | null;
    /** Seconds of playing time left in the period, counted down to 0, where time on begins. Unit: seconds. */
    readonly match_status_remaining_secs: number | null;
    /** Playing time left in the period, as minutes and seconds. */
    readonly match_status_remaining_time: string | null;
    /** Period and playing time left in it, for display. */
    readonly match_status_remaining_display: string | null;
    /** Id of the squad. */
    readonly home_squad_id: number;
    /** Name of the squad. */
    readonly home_squad_name: string;
    /** Short code of the squad. */
    readonly home_squad_code: string;
    /** Goals, worth six points each. */
    readonly home_goals: number | null;
    /** Behinds, worth one point each. */
    readonly home_behinds: number | null;
    /** Points. */
    readonly home_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly home_result: string | null;
    /** Id of the squad. */
    readonly away_squad_id: number;
    /** Name of the squad. */
    readonly away_squad_name: string;
    /** Short code of the squad. */
    readonly away_squad_code: string;
    /** Goals, worth six points each. */
    readonly away_goals: number | null;
    /** Behinds, worth one point each. */
    readonly away_behinds: number | null;
    /** Points. */
    readonly away_points: number | null;
    /** The result for this squad. Only once the match is complete. */
    readonly away_result: string | null;
    /** The result. Only once the match is complete. */
    readonly match_result: string | null;
    /** Short form of the result. Only once the match is complete. */
    readonly match_result_code: string | null;
    /** Id of the squad that won. Absent for a draw and until the match is complete. */
    readonly winning_squad_id: number | null;
    /** Number of spectators, once known. */
    readonly attendance: number | null;
    /** Id of the squad that won the toss. */
    readonly coin_toss_winning_squad_id: number | null;
    /** The end the winner kicks to in periods 1, 3 and 5, as seen on the physical zones of the ground. */
    readonly coin_toss_decision: string | null;
    /** Last change of any statistic, in UTC. Absent while there are none. */
    readonly statistic_update: string | null;
  };
  readonly "periods": {
    /** Id of the match. */
    readonly match_id: number;
    /** Number of the period, 1 to 4, and 5 to 10 for extra time. */
    readonly period: number;
    /** Start in UTC. */
    readonly utc_period_start: string | null;
    /** End in UTC. Absent while the period is live. */
    readonly utc_period_end: string | null;
    /** Length of the period in seconds; while it is live, seconds since its start. Absent where no more of the match is held than its result. Unit: seconds. */
    readonly period_secs: number | null;
  };
  };
  readonly getMatchPersons: {
  readonly "players": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** First name. */
    readonly person_firstname: string | null;
    /** Surname. */
    readonly person_surname: string | null;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Date of birth, yyyy-MM-dd. */
    readonly date_of_birth: string | null;
    /** Age in years on the day of the match, to 1 decimal. Unit: years. */
    readonly match_age: number | null;
    /** Height in centimetres. Unit: centimetres. */
    readonly height: number | null;
    /** Weight in kilograms. Unit: kilograms. */
    readonly weight: number | null;
    /** Whether the player has played: was on the ground for at least a second, or made any act. False for an unused substitute. Absent before the match, and where only its result is known. */
    readonly played: boolean | null;
    /** Id of the position. */
    readonly selected_position_id: number | null;
    /** Name of the position. */
    readonly selected_position_name: string | null;
    /** Short code of the position. */
    readonly selected_position_code: string | null;
    /** Id of the position. */
    readonly season_position_id: number | null;
    /** Name of the position. */
    readonly season_position_name: string | null;
    /** Short code of the position. */
    readonly season_position_code: string | null;
  };
  readonly "officials": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** First name. */
    readonly person_firstname: string | null;
    /** Surname. */
    readonly person_surname: string | null;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Date of birth, yyyy-MM-dd. */
    readonly date_of_birth: string | null;
    /** Age in years on the day of the match, to 1 decimal. Unit: years. */
    readonly match_age: number | null;
    /** Height in centimetres. Unit: centimetres. */
    readonly height: number | null;
    /** Weight in kilograms. Unit: kilograms. */
    readonly weight: number | null;
    /** Id of the position. */
    readonly selected_position_id: number | null;
    /** Name of the position. */
    readonly selected_position_name: string | null;
    /** Short code of the position. */
    readonly selected_position_code: string | null;
    /** Id of the position. */
    readonly season_position_id: number | null;
    /** Name of the position. */
    readonly season_position_name: string | null;
    /** Short code of the position. */
    readonly season_position_code: string | null;
  };
  };
  readonly getMatchVenue: {
  readonly "venue": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the venue. */
    readonly venue_id: number;
    /** Name of the venue. */
    readonly venue_name: string;
    /** Short code of the venue. */
    readonly venue_code: string;
    /** Metres from goal line to goal line. Unit: metres. */
    readonly venue_length: number;
    /** Metres from wing to wing. Unit: metres. */
    readonly venue_width: number;
    /** Time zone, as the IANA database names it. */
    readonly venue_time_zone: string | null;
    /** Id of the country. */
    readonly country_id: number | null;
    /** Name of the country. */
    readonly country_name: string | null;
    /** Short code of the country. */
    readonly country_code: string | null;
    /** Id of the state. */
    readonly state_id: number | null;
    /** Name of the state. */
    readonly state_name: string | null;
    /** Short code of the state. */
    readonly state_code: string | null;
    /** Id of the squad. */
    readonly home_squad_id: number;
    /** Name of the squad. */
    readonly home_squad_name: string;
    /** Short code of the squad. */
    readonly home_squad_code: string;
    /** Whether the venue is in another state than the home of the squad. Absent where either is not known. */
    readonly home_interstate_travel: boolean | null;
    /** Id of the squad. */
    readonly away_squad_id: number;
    /** Name of the squad. */
    readonly away_squad_name: string;
    /** Short code of the squad. */
    readonly away_squad_code: string;
    /** Whether the venue is in another state than the home of the squad. Absent where either is not known. */
    readonly away_interstate_travel: boolean | null;
  };
  };
  readonly getMatchMetrics: {
  readonly "metrics": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Abbreviation of the metric. */
    readonly metric_code_short: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Short name of the metric, at most 25 characters. */
    readonly metric_name_short: string;
    /** Name of the metric in camel case, for use as a member name. */
    readonly metric_name_display: string;
    /** What the metric counts. */
    readonly metric_description: string;
    /** Id of the level. */
    readonly metric_level_id: number;
    /** Whether the metric is kept for squads, for players or for both. */
    readonly metric_level: string;
    /** Id of the format of a value. */
    readonly metric_format_id: number;
    /** Name of the format of a value. */
    readonly metric_format: string;
    /** Id of the format of an average. */
    readonly metric_format_avg_id: number;
    /** Name of the format of an average. */
    readonly metric_format_avg: string;
    /** Whether single transactions record the metric, such as kicks. Other metrics follow from several transactions, chains or time. Time windows apply to both. */
    readonly metric_transaction: boolean;
  };
  };
  readonly getMatchTransactions: {
  readonly "transactions": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the transaction. Ids rise with the order of play. */
    readonly match_trx_id: number;
    /** Code of the kind of transaction. */
    readonly transaction_code: string;
    /** Name of the kind of transaction. */
    readonly transaction_name: string;
    /** Number of the period. */
    readonly period: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly period_secs: number;
    /** Number of this entry within its transaction, from 1. */
    readonly sequence: number;
    /** Points of the home squad after the transaction. */
    readonly home_score: number;
    /** Points of the away squad after the transaction. */
    readonly away_score: number;
    /** Id of the squad. */
    readonly squad_id: number | null;
    /** Name of the squad. */
    readonly squad_name: string | null;
    /** Short code of the squad. */
    readonly squad_code: string | null;
    /** Id of the person. */
    readonly person_id: number | null;
    /** First name and surname. */
    readonly person_fullname: string | null;
    /** Initial and surname. */
    readonly person_display_name: string | null;
    /** Zone, as the acting squad sees the ground. */
    readonly zone_logical: string | null;
    /** Zone of the ground itself. */
    readonly zone_physical: string | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_rotated_y_std: number | null;
    /** Name of the kind of pressure. */
    readonly pressure_name: string | null;
    /** Short code of the kind of pressure. */
    readonly pressure_code: string | null;
    /** Pressure points. */
    readonly pressure_points: number | null;
    /** Id of the squad. */
    readonly pressure_squad_id: number | null;
    /** Name of the squad. */
    readonly pressure_squad_name: string | null;
    /** Short code of the squad. */
    readonly pressure_squad_code: string | null;
    /** Id of the person. */
    readonly pressure_player_1_id: number | null;
    /** First name and surname. */
    readonly pressure_player_1_fullname: string | null;
    /** Initial and surname. */
    readonly pressure_player_1_display_name: string | null;
    /** 1 for the first player to apply the pressure, 2 for the second. */
    readonly pressure_player_1_role: number | null;
    /** Id of the person. */
    readonly pressure_player_2_id: number | null;
    /** First name and surname. */
    readonly pressure_player_2_fullname: string | null;
    /** Initial and surname. */
    readonly pressure_player_2_display_name: string | null;
    /** 1 for the first player to apply the pressure, 2 for the second. */
    readonly pressure_player_2_role: number | null;
    /** Foot that kicked the ball. */
    readonly kicking_foot: string | null;
    /** What the kick was meant to do. */
    readonly kicking_intent: string | null;
    /** Distance group of the kick. */
    readonly kicking_distance: string | null;
    /** Direction of the kick. */
    readonly kicking_direction: string | null;
    /** Why the free kick was paid. */
    readonly free_kick_reason: string | null;
    /** The contest in which the free kick was paid. */
    readonly free_kick_context: string | null;
    /** Where the inside 50 went to. */
    readonly inside50_direction: string | null;
    /** What the inside 50 was meant to do. */
    readonly inside50_intent: string | null;
    /** What the shot at goal came from. */
    readonly shot_source: string | null;
    /** How the shot at goal was taken. */
    readonly shot_type: string | null;
    /** Angle group of the shot at goal. */
    readonly shot_angle: string | null;
    /** Distance group of the shot at goal. */
    readonly shot_distance: string | null;
    /** What the shot at goal came to. */
    readonly shot_result: string | null;
    /** Where the kick-in went to. */
    readonly kickin_direction: string | null;
    /** Whether this kick is captured as an inside-50 entry. Present only if true. */
    readonly inside50: boolean | null;
    /** Whether this disposal is captured as a shot at goal. Present only if true. */
    readonly shot: boolean | null;
    /** Whether this row takes the ball from the opposition, so that a chain begins here. Present only if true, in matches whose source marks chains. */
    readonly gain: boolean | null;
    /** Id of the squad. */
    readonly won_by_id: number | null;
    /** Name of the squad. */
    readonly won_by_name: string | null;
    /** Short code of the squad. */
    readonly won_by_code: string | null;
    /** Whether the target of an inside-50 kick had a real chance to win the ball. Present only if true. */
    readonly chance: boolean | null;
    /** Whether the source does not have this rushed behind, which follows from the official score. Present only if true. */
    readonly inferred: boolean | null;
    /** Role that the person takes from now on; in a rotation, the role of the person who comes on. */
    readonly role: string | null;
    /** Id of the person. */
    readonly on_person_id: number | null;
    /** First name and surname. */
    readonly on_person_fullname: string | null;
    /** Initial and surname. */
    readonly on_person_display_name: string | null;
    /** Id of the person. */
    readonly opponent_id: number | null;
    /** First name and surname. */
    readonly opponent_fullname: string | null;
    /** Initial and surname. */
    readonly opponent_display_name: string | null;
  };
  readonly "starters": {
    /** Id of the match. */
    readonly match_id: number;
    /** Whether the source says where chains begin (gain, wonBy). Otherwise both are derived from the play. */
    readonly capture_chains_marked: boolean | null;
    /** Resolution of the coordinates in metres. The arcs around the goals are wider by half of it. */
    readonly capture_resolution_metres: number | null;
    /** Playing seconds that a quarter counts down from. Unit: seconds. */
    readonly capture_countdown_secs: number | null;
    /** Features that the source does not capture. Metrics that need one of them are absent. */
    readonly capture_lacks: readonly (string | number)[] | null;
    /** Id of the person. */
    readonly person_id: number;
    /** Role at the first bounce. Absent if the source does not name one. */
    readonly role: string | null;
  };
  };
  readonly getMatchChains: {
  readonly "chains": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the chain. Ids rise with the order of play. */
    readonly chain_id: number;
    /** Number of the period. */
    readonly period: number;
    /** Id of the squad. */
    readonly squad_id: number | null;
    /** Name of the squad. */
    readonly squad_name: string | null;
    /** Short code of the squad. */
    readonly squad_code: string | null;
    /** Id of the transaction that started the chain. */
    readonly start_match_trx_id: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly start_period_secs: number;
    /** Id of the chain start type. */
    readonly start_state_id: number;
    /** Name of the chain start type. */
    readonly start_state_name: string;
    /** Short code of the chain start type. */
    readonly start_state_code: string;
    /** Name of the group of chain start types. */
    readonly start_state_type: string;
    /** Short code of the group of chain start types. */
    readonly start_state_type_code: string;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly start_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly start_y: number | null;
    /** Zone, as the squad in possession sees the ground. */
    readonly start_zone: string | null;
    /** Zone of the ground itself. */
    readonly start_zone_physical: string | null;
    /** Id of the person. */
    readonly start_launch_player_id: number | null;
    /** First name and surname. */
    readonly start_launch_player_fullname: string | null;
    /** Initial and surname. */
    readonly start_launch_player_display_name: string | null;
    /** Id of the transaction that ended the chain. */
    readonly end_match_trx_id: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly end_period_secs: number | null;
    /** Id of the chain end type. */
    readonly end_state_id: number | null;
    /** Name of the chain end type. */
    readonly end_state_name: string | null;
    /** Short code of the chain end type. */
    readonly end_state_code: string | null;
    /** Name of the group of chain end types. */
    readonly end_state_type: string | null;
    /** Short code of the group of chain end types. */
    readonly end_state_type_code: string | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly end_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly end_y: number | null;
    /** Zone, as the squad in possession sees the ground. */
    readonly end_zone: string | null;
    /** Zone of the ground itself. */
    readonly end_zone_physical: string | null;
    /** Id of the scoring transaction. */
    readonly score_match_trx_id: number | null;
    /** Id of the person. */
    readonly score_player_id: number | null;
    /** First name and surname. */
    readonly score_player_fullname: string | null;
    /** Initial and surname. */
    readonly score_player_display_name: string | null;
    /** Name of the result. */
    readonly score_result_name: string | null;
    /** Short code of the result. */
    readonly score_result_code: string | null;
    /** Points scored. */
    readonly score_result_points: number | null;
    /** Id of the transaction that turned the ball over. */
    readonly turnover_match_trx_id: number | null;
    /** Id of the person. */
    readonly turnover_player_id: number | null;
    /** First name and surname. */
    readonly turnover_player_fullname: string | null;
    /** Initial and surname. */
    readonly turnover_player_display_name: string | null;
    /** Name of the chain turnover type. */
    readonly turnover_type: string | null;
    /** Name of the chain turnover state. */
    readonly turnover_state: string | null;
    /** Name of the chain turnover creation. */
    readonly turnover_creation: string | null;
    /** Id of the stoppage that the chain started from. */
    readonly stoppage_id: number | null;
    /** Id of the clearance. */
    readonly clearance_match_trx_id: number | null;
    /** Id of the first inside 50. */
    readonly inside50_match_trx_id: number | null;
    /** Id of the first rebound 50. */
    readonly rebound50_match_trx_id: number | null;
    /** Id of the chain before. */
    readonly prev_chain_id: number | null;
    /** Id of the chain after. */
    readonly next_chain_id: number | null;
    /** Metres gained towards goal from the start to the end of the chain. Unit: metres. */
    readonly chain_metres: number | null;
    /** Metres gained by the opposition in the chain that answered. Unit: metres. */
    readonly chain_metres_reply: number | null;
    /** Metres gained less those of the reply. Unit: metres. */
    readonly chain_metres_net: number | null;
  };
  };
  readonly getMatchRotations: {
  readonly "rotations": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the transaction. */
    readonly match_trx_id: number;
    /** Number of the period. */
    readonly period: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly period_secs: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly off_person_id: number;
    /** First name and surname. */
    readonly off_person_fullname: string;
    /** Initial and surname. */
    readonly off_person_display_name: string;
    /** Name of the reason. */
    readonly off_reason: string;
    /** Code of the reason, as the rotation types list it. */
    readonly off_reason_code: string;
    /** Id of the person. */
    readonly on_person_id: number;
    /** First name and surname. */
    readonly on_person_fullname: string;
    /** Initial and surname. */
    readonly on_person_display_name: string;
  };
  readonly "stints": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** Whether the player is on the ground. */
    readonly current_stint_status: string | null;
    /** Number of the period in which the stint began. */
    readonly current_stint_period: number | null;
    /** Seconds from the start of that period to the start of the stint. Unit: seconds. */
    readonly current_stint_period_secs: number | null;
    /** Seconds of play since the start of the stint, up to now or the end of the match. Unit: seconds. */
    readonly current_stint_elapsed_secs: number | null;
    /** Name of the reason of the rotation that began the stint. */
    readonly current_stint_reason: string | null;
    /** Code of the reason of the rotation that began the stint. */
    readonly current_stint_reason_code: string | null;
  };
  };
  readonly getMatchScore: {
  readonly "score": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly home_squad_id: number;
    /** Name of the squad. */
    readonly home_squad_name: string;
    /** Short code of the squad. */
    readonly home_squad_code: string;
    /** Goals. */
    readonly home_goals: number;
    /** Behinds. */
    readonly home_behinds: number;
    /** Points. */
    readonly home_points: number;
    /** Points less the points of the other squad. */
    readonly home_margin: number;
    /** The result for this squad. Only once the match is complete. */
    readonly home_result: string | null;
    /** Short form of the result for this squad. Only once the match is complete. */
    readonly home_result_code: string | null;
    /** Id of the squad. */
    readonly away_squad_id: number;
    /** Name of the squad. */
    readonly away_squad_name: string;
    /** Short code of the squad. */
    readonly away_squad_code: string;
    /** Goals. */
    readonly away_goals: number;
    /** Behinds. */
    readonly away_behinds: number;
    /** Points. */
    readonly away_points: number;
    /** Points less the points of the other squad. */
    readonly away_margin: number;
    /** The result for this squad. Only once the match is complete. */
    readonly away_result: string | null;
    /** Short form of the result for this squad. Only once the match is complete. */
    readonly away_result_code: string | null;
    /** The result. Only once the match is complete. */
    readonly match_result: string | null;
    /** Short form of the result. Only once the match is complete. */
    readonly match_result_code: string | null;
    /** Id of the squad that won. Absent for a draw and until the match is complete. */
    readonly winning_squad_id: number | null;
  };
  readonly "periods": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** The result for this squad. Only once the match is complete. */
    readonly squad_result: string | null;
    /** Short form of the result for this squad. Only once the match is complete. */
    readonly squad_result_code: string | null;
    /** Number of the period. */
    readonly period: number;
    /** Goals in the period. */
    readonly goals: number;
    /** Behinds in the period. */
    readonly behinds: number;
    /** Points in the period. */
    readonly points: number;
    /** Points less the points of the other squad, in the period. */
    readonly margin: number;
    /** The result of the period for this squad. Only once the period is complete. */
    readonly result: string | null;
    /** Short form of the result of the period. Only once the period is complete. */
    readonly result_code: string | null;
    /** Goals from the start of the match to the end of the period. */
    readonly goals_cumulative: number;
    /** Behinds from the start of the match to the end of the period. */
    readonly behinds_cumulative: number;
    /** Points from the start of the match to the end of the period. */
    readonly points_cumulative: number;
    /** Margin at the end of the period. */
    readonly margin_cumulative: number;
  };
  };
  readonly getMatchShots: {
  readonly "shots": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the transaction. */
    readonly match_trx_id: number;
    /** Number of the period. */
    readonly period: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly period_secs: number;
    /** Id of the person. */
    readonly player_id: number | null;
    /** First name and surname. */
    readonly player_fullname: string | null;
    /** Initial and surname. */
    readonly player_display_name: string | null;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Name of the result. */
    readonly result_name: string | null;
    /** Short code of the result. */
    readonly result_code: string | null;
    /** Points scored. */
    readonly result_points: number | null;
    /** Points such a shot brings at competition average. Null where its location is not known. */
    readonly result_points_expected: number | null;
    /** Chance that such a shot is a goal at competition average, from 0 to 1. Null where its location is not known. */
    readonly result_accuracy_expected: number | null;
    /** Points of the home squad. */
    readonly score_home_points: number | null;
    /** Points of the away squad. */
    readonly score_away_points: number | null;
    /** Angle group, seen by the one who kicks. */
    readonly angle_group: string | null;
    /** Distance group. */
    readonly distance_group: string | null;
    /** What the shot came from. */
    readonly shot_origin: string;
    /** How the shot was taken. */
    readonly shot_type: string;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_rotated_y_std: number | null;
  };
  };
  readonly getMatchEntries: {
  readonly "entries": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the transaction that brought the ball in. */
    readonly match_trx_id: number;
    /** Number of the period. */
    readonly period: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly period_secs: number;
    /** Id of the person. */
    readonly player_id: number | null;
    /** First name and surname. */
    readonly player_fullname: string | null;
    /** Initial and surname. */
    readonly player_display_name: string | null;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** How the ball was brought in. A ground kick is a kick. */
    readonly entry_type: string;
    /** A score straight from it, the ball in the hands of the squad or of the opposition, a stoppage, or the end of the period. Absent while the ball is on its way. */
    readonly result_outcome: string | null;
    /** Name of the chain start type. */
    readonly source_name: string;
    /** Name of the group of chain start types. */
    readonly source_type: string;
    /** Whether the ball was kicked off the ground. */
    readonly kick_is_ground: boolean | null;
    /** Foot that kicked the ball. */
    readonly kick_foot: string | null;
    /** What the kick was meant to do. */
    readonly kick_intent: string | null;
    /** Distance group of the kick. */
    readonly kick_distance: string | null;
    /** Direction of the kick. */
    readonly kick_direction: string | null;
    /** Name of the kind of pressure. */
    readonly kick_pressure_name: string | null;
    /** Short code of the kind of pressure. */
    readonly kick_pressure_code: string | null;
    /** Pressure points. */
    readonly kick_pressure_points: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly kick_launch_location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly kick_launch_location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly kick_launch_location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly kick_launch_location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly kick_launch_location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly kick_launch_location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly kick_launch_location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly kick_launch_location_rotated_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly kick_result_location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly kick_result_location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly kick_result_location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly kick_result_location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly kick_result_location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly kick_result_location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly kick_result_location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly kick_result_location_rotated_y_std: number | null;
    /** Metres from where the ball was kicked to the middle of the goal, to 1 decimal. Unit: metres. */
    readonly kick_launch_distance_to_goal: number | null;
    /** Metres from where the ball came down to the middle of the goal, to 1 decimal. Unit: metres. */
    readonly kick_result_distance_to_goal: number | null;
  };
  };
  readonly getMatchStoppages: {
  readonly "stoppages": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the transaction that restarted play, or of the first of the stoppage where that was not captured. */
    readonly stoppage_id: number;
    /** Name of the kind of stoppage. */
    readonly stoppage_name: string;
    /** Short code of the kind of stoppage. */
    readonly stoppage_code: string;
    /** Number of the period. */
    readonly period: number;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly period_seconds: number;
    /** Zone of the ground itself. */
    readonly zone_physical: string;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_y_std: number | null;
    /** Id of the transaction. */
    readonly attendance_id: number | null;
    /** Name of this part of the stoppage. */
    readonly attendance_name: string | null;
    /** Short code of this part of the stoppage. */
    readonly attendance_code: string | null;
    /** Number of the period. */
    readonly attendance_period: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly attendance_period_seconds: number | null;
    /** Id of the person. */
    readonly attendance_player_1_id: number | null;
    /** First name and surname. */
    readonly attendance_player_1_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_1_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_1_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_2_id: number | null;
    /** First name and surname. */
    readonly attendance_player_2_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_2_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_2_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_3_id: number | null;
    /** First name and surname. */
    readonly attendance_player_3_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_3_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_3_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_4_id: number | null;
    /** First name and surname. */
    readonly attendance_player_4_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_4_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_4_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_5_id: number | null;
    /** First name and surname. */
    readonly attendance_player_5_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_5_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_5_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_6_id: number | null;
    /** First name and surname. */
    readonly attendance_player_6_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_6_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_6_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_7_id: number | null;
    /** First name and surname. */
    readonly attendance_player_7_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_7_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_7_squad_id: number | null;
    /** Id of the person. */
    readonly attendance_player_8_id: number | null;
    /** First name and surname. */
    readonly attendance_player_8_fullname: string | null;
    /** Initial and surname. */
    readonly attendance_player_8_display_name: string | null;
    /** Id of the squad of the player. */
    readonly attendance_player_8_squad_id: number | null;
    /** Id of the transaction. */
    readonly hitout_id: number | null;
    /** Name of this part of the stoppage. */
    readonly hitout_name: string | null;
    /** Short code of this part of the stoppage. */
    readonly hitout_code: string | null;
    /** Number of the period. */
    readonly hitout_period: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly hitout_period_seconds: number | null;
    /** Id of the person. */
    readonly hitout_player_id: number | null;
    /** First name and surname. */
    readonly hitout_player_fullname: string | null;
    /** Initial and surname. */
    readonly hitout_player_display_name: string | null;
    /** Id of the squad of the player. */
    readonly hitout_player_squad_id: number | null;
    /** Id of the transaction. */
    readonly first_possession_id: number | null;
    /** Name of this part of the stoppage. */
    readonly first_possession_name: string | null;
    /** Short code of this part of the stoppage. */
    readonly first_possession_code: string | null;
    /** Number of the period. */
    readonly first_possession_period: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly first_possession_period_seconds: number | null;
    /** Zone, as the squad of the player sees the ground. */
    readonly first_possession_zone: string | null;
    /** Id of the person. */
    readonly first_possession_player_id: number | null;
    /** First name and surname. */
    readonly first_possession_player_fullname: string | null;
    /** Initial and surname. */
    readonly first_possession_player_display_name: string | null;
    /** Id of the squad of the player. */
    readonly first_possession_player_squad_id: number | null;
    /** Id of the transaction. */
    readonly clearance_id: number | null;
    /** Name of this part of the stoppage. */
    readonly clearance_name: string | null;
    /** Short code of this part of the stoppage. */
    readonly clearance_code: string | null;
    /** Number of the period. */
    readonly clearance_period: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly clearance_period_seconds: number | null;
    /** Zone, as the squad of the player sees the ground. */
    readonly clearance_zone: string | null;
    /** Id of the person. */
    readonly clearance_player_id: number | null;
    /** First name and surname. */
    readonly clearance_player_fullname: string | null;
    /** Initial and surname. */
    readonly clearance_player_display_name: string | null;
    /** Id of the squad of the player. */
    readonly clearance_player_squad_id: number | null;
    /** Id of the transaction. */
    readonly exit_id: number | null;
    /** Name of this part of the stoppage. */
    readonly exit_name: string | null;
    /** Short code of this part of the stoppage. */
    readonly exit_code: string | null;
    /** Number of the period. */
    readonly exit_period: number | null;
    /** Seconds since the start of the period. Unit: seconds. */
    readonly exit_period_seconds: number | null;
    /** Zone, as the squad of the player sees the ground. */
    readonly exit_zone: string | null;
    /** How the ball left. A ground kick is a kick. */
    readonly exit_type: string | null;
    /** Name of the kind of pressure on the player. Absent where it was not captured. */
    readonly exit_pressure: string | null;
    /** Id of the person. */
    readonly exit_player_id: number | null;
    /** First name and surname. */
    readonly exit_player_fullname: string | null;
    /** Initial and surname. */
    readonly exit_player_display_name: string | null;
    /** Id of the squad of the player. */
    readonly exit_player_squad_id: number | null;
    /** Foot that kicked the ball. */
    readonly exit_kicking_foot: string | null;
    /** What the kick was meant to do. */
    readonly exit_kicking_intent: string | null;
    /** Distance group of the kick. */
    readonly exit_kicking_distance: string | null;
    /** Direction of the kick. */
    readonly exit_kicking_direction: string | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly exit_location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly exit_location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly exit_location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly exit_location_y_std: number | null;
  };
  };
  readonly getMatchLeaders: {
  readonly "leaders": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Whether the player has played: was on the ground for at least a second, or made any act. Absent before the match, and where only its result is known. */
    readonly played: boolean | null;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact. */
    readonly value: number;
    /** Value of the metric, formatted for display. */
    readonly value_display: string;
    /** Dense rank by value, greatest first: ties share a number and the next value has the next number. */
    readonly order: number;
    /** Competition rank by value, greatest first: ties share a number and as many numbers are skipped. */
    readonly rank: number;
  };
  };
  readonly getPlayerStatistics: {
  readonly "statistics": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Whether the player has played: was on the ground for at least a second, or made any act. False for an unused substitute. Absent before the match, and where only its result is known. */
    readonly played: boolean | null;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact. */
    readonly value: number;
    /** Value of the metric, formatted for display. */
    readonly value_display: string;
    /** Dense rank by value within the answer, greatest first: ties share a number and the next value has the next number. */
    readonly order: number;
    /** Competition rank by value within the answer, greatest first: ties share a number and as many numbers are skipped. */
    readonly rank: number;
  };
  readonly "absent": {
    /** Id of the match. */
    readonly match_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Why there is no value. */
    readonly absence_reason: string;
  };
  readonly "validation": {
    /** Id of the match. */
    readonly match_id: number;
    /** What the entry is about. */
    readonly validation_context: string;
    /** Why the metric is not answered: there is no metric of this code, it exists for players only or for squads only, the account needs a higher tier, the filter of the request does not apply to it, or no source of the matches supplies it. */
    readonly validation_reason: string;
    /** What the reason depends on and the reason. */
    readonly validation_code: string;
    /** The reason as a sentence. */
    readonly validation_details: string;
    /** Code of the metric, as the request has it. */
    readonly metric_code: string;
    /** What to request instead, as a sentence. Absent if there is nothing. */
    readonly suggestion: string | null;
  };
  };
  readonly postPlayerStatistics: {
  readonly "statistics": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** The side to answer. */
    readonly request_team: string | null;
    /** Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
    readonly request_periods: readonly (string | number)[] | null;
    /** Zones to count. Without it, the whole ground. */
    readonly request_zones: readonly (string | number)[] | null;
    /** Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds. Unit: seconds. */
    readonly request_last_x_seconds: number | null;
    /** Count what happened at or after this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_from_period_seconds: number | null;
    /** Count what happened at or before this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_to_period_seconds: number | null;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the person. */
    readonly person_id: number;
    /** First name and surname. */
    readonly person_fullname: string;
    /** Initial and surname. */
    readonly person_display_name: string;
    /** Number on the jumper. */
    readonly jumper_number: number | null;
    /** Whether the player has played: was on the ground for at least a second, or made any act. False for an unused substitute. Absent before the match, and where only its result is known. */
    readonly played: boolean | null;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact. */
    readonly value: number;
    /** Value of the metric, formatted for display. */
    readonly value_display: string;
    /** Dense rank by value within the answer, greatest first: ties share a number and the next value has the next number. */
    readonly order: number;
    /** Competition rank by value within the answer, greatest first: ties share a number and as many numbers are skipped. */
    readonly rank: number;
  };
  readonly "requests": {
    /** Id of the match. */
    readonly match_id: number;
    /** The label of the request, as sent or made up. */
    readonly request_id: string;
    /** Codes of the metrics to answer. Without it, every metric that the account is licensed for. */
    readonly request_metric_codes: readonly (string | number)[] | null;
    /** The side to answer. */
    readonly request_team: string | null;
    /** Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
    readonly request_periods: readonly (string | number)[] | null;
    /** Zones to count. Without it, the whole ground. */
    readonly request_zones: readonly (string | number)[] | null;
    /** Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds. Unit: seconds. */
    readonly request_last_x_seconds: number | null;
    /** Count what happened at or after this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_from_period_seconds: number | null;
    /** Count what happened at or before this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_to_period_seconds: number | null;
    /** Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Without it, all. */
    readonly request_score_states: readonly (string | number)[] | null;
    /** Count the acts of a squad that leads by at least so many points before the act. A negative number is the points by which it trails. */
    readonly request_from_score_margin: number | null;
    /** Count the acts of a squad that leads by at most so many points before the act. A negative number is the points by which it trails. */
    readonly request_to_score_margin: number | null;
    /** The shape of the area. */
    readonly request_area_is: string | null;
    /** The place of an act that an area contains, where it began or where it ended. */
    readonly request_area_of: string | null;
    /** The unit of an area, metres from the centre of the ground or the standard ground of 160 x 141. */
    readonly request_area_unit: string | null;
    /** The distance from the centre towards the attacked goal. Unit: metres. */
    readonly request_area_centre_x: number | null;
    /** The distance from the long axis of the ground, positive to the left of the attack. Unit: metres. */
    readonly request_area_centre_y: number | null;
    /** The radius of a circle. */
    readonly request_area_radius: number | null;
    /** The least distance to the middle of the attacked goal. */
    readonly request_area_from_distance: number | null;
    /** The greatest distance to the middle of the attacked goal. */
    readonly request_area_to_distance: number | null;
    /** The least angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line. */
    readonly request_area_from_angle: number | null;
    /** The greatest angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line. */
    readonly request_area_to_angle: number | null;
    /** Count the acts with one of these persons as recorded opponent. Metrics of time are absent. */
    readonly request_against_person_ids: readonly (string | number)[] | null;
    /** Count the acts of players in one of these roles on the ground, where roles are captured. */
    readonly request_roles: readonly (string | number)[] | null;
    /** With partial, metrics that cannot be answered are named in the result, which has all others. Streams do not take it. */
    readonly request_validation: string | null;
    /** Adds the evidence of each value to the result: the ids of its transactions with ids, all that the operations on evidence return with full. Without it, the result has values only. Streams do not take it. */
    readonly request_evidence: string | null;
  };
  readonly "areaPoints": {
    /** Id of the match. */
    readonly match_id: number;
    /** The label of the request, as sent or made up. */
    readonly request_id: string;
    /** The distance from the centre towards the attacked goal. Unit: metres. */
    readonly x: number;
    /** The distance from the long axis of the ground, positive to the left of the attack. Unit: metres. */
    readonly y: number;
  };
  readonly "absent": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Why there is no value. */
    readonly absence_reason: string;
  };
  readonly "validation": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** What the entry is about. */
    readonly validation_context: string;
    /** Why the metric is not answered: there is no metric of this code, it exists for players only or for squads only, the account needs a higher tier, the filter of the request does not apply to it, or no source of the matches supplies it. */
    readonly validation_reason: string;
    /** What the reason depends on and the reason. */
    readonly validation_code: string;
    /** The reason as a sentence. */
    readonly validation_details: string;
    /** Code of the metric, as the request has it. */
    readonly metric_code: string;
    /** What to request instead, as a sentence. Absent if there is nothing. */
    readonly suggestion: string | null;
  };
  readonly "evidence": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** The value, as statistics have it. */
    readonly value: number | null;
    /** Where the terms come from. */
    readonly source: string;
    /** Acts that are selected. An act is what one transaction adds for one person or squad in one zone. */
    readonly acts: number;
    /** Seconds that are selected. Unit: seconds. */
    readonly seconds: number;
    /** Number of terms. */
    readonly term_count: number;
  };
  readonly "evidenceTerms": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** The sum it belongs to. */
    readonly list: string;
    /** Code of the base, or of the statistic of a box score. */
    readonly base: string;
    /** The sign of the term. -1 is what a difference subtracts. */
    readonly sign: number;
    /** What the formula multiplies the amount by. Unit: kilograms. */
    readonly base_weight: number;
    /** What is added to the base, in its unit. */
    readonly amount: number;
    /** Id of the transaction. */
    readonly transaction_id: number | null;
    /** Code of the transaction. */
    readonly transaction_code: string | null;
    /** Name of the transaction. */
    readonly transaction_name: string | null;
    /** Period. */
    readonly period: number | null;
    /** Second of the period, or the first of an interval. Unit: seconds. */
    readonly period_secs: number | null;
    /** Second at which an interval ends, without it. Unit: seconds. */
    readonly to_period_secs: number | null;
    /** Id of the squad that is credited. */
    readonly credited_squad_id: number;
    /** Id of the person who is credited. */
    readonly credited_person_id: number | null;
    /** Zone, as the acting squad sees the ground, from its defensive 50 to its forward 50. */
    readonly zone: string | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_rotated_y_std: number | null;
  };
  readonly "evidenceIds": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Acts that are selected. An act is what one transaction adds for one person or squad in one zone. */
    readonly acts: number;
    /** Seconds that are selected. Unit: seconds. */
    readonly seconds: number;
    /** Ids of the transactions of the sum, or of the numerator of a ratio, in order of play, each once. Only with the tier of transactions. */
    readonly transaction_ids: readonly (string | number)[] | null;
    /** The same of the denominator of a ratio. */
    readonly denominator_transaction_ids: readonly (string | number)[] | null;
  };
  };
  readonly getSquadStatistics: {
  readonly "statistics": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact. */
    readonly value: number;
    /** Value of the metric, formatted for display. */
    readonly value_display: string;
    /** Dense rank by value within the answer, greatest first: ties share a number and the next value has the next number. */
    readonly order: number;
    /** Competition rank by value within the answer, greatest first: ties share a number and as many numbers are skipped. */
    readonly rank: number;
  };
  readonly "absent": {
    /** Id of the match. */
    readonly match_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Why there is no value. */
    readonly absence_reason: string;
  };
  readonly "validation": {
    /** Id of the match. */
    readonly match_id: number;
    /** What the entry is about. */
    readonly validation_context: string;
    /** Why the metric is not answered: there is no metric of this code, it exists for players only or for squads only, the account needs a higher tier, the filter of the request does not apply to it, or no source of the matches supplies it. */
    readonly validation_reason: string;
    /** What the reason depends on and the reason. */
    readonly validation_code: string;
    /** The reason as a sentence. */
    readonly validation_details: string;
    /** Code of the metric, as the request has it. */
    readonly metric_code: string;
    /** What to request instead, as a sentence. Absent if there is nothing. */
    readonly suggestion: string | null;
  };
  };
  readonly postSquadStatistics: {
  readonly "statistics": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** The side to answer. */
    readonly request_team: string | null;
    /** Whose numbers to answer for a squad. For: its own. Against: its opponent's. Diff: its own less its opponent's. PhysicalDiff: its own less its opponent's in the same area of the ground. */
    readonly request_context: string | null;
    /** Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
    readonly request_periods: readonly (string | number)[] | null;
    /** Zones to count. Without it, the whole ground. */
    readonly request_zones: readonly (string | number)[] | null;
    /** Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds. Unit: seconds. */
    readonly request_last_x_seconds: number | null;
    /** Count what happened at or after this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_from_period_seconds: number | null;
    /** Count what happened at or before this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_to_period_seconds: number | null;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Name of the squad. */
    readonly squad_name: string;
    /** Short code of the squad. */
    readonly squad_code: string;
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Value of the metric, rounded half away from zero to four decimals at most. Counts, points and seconds are whole, and so exact. */
    readonly value: number;
    /** Value of the metric, formatted for display. */
    readonly value_display: string;
    /** Dense rank by value within the answer, greatest first: ties share a number and the next value has the next number. */
    readonly order: number;
    /** Competition rank by value within the answer, greatest first: ties share a number and as many numbers are skipped. */
    readonly rank: number;
  };
  readonly "requests": {
    /** Id of the match. */
    readonly match_id: number;
    /** The label of the request, as sent or made up. */
    readonly request_id: string;
    /** Codes of the metrics to answer. Without it, every metric that the account is licensed for. */
    readonly request_metric_codes: readonly (string | number)[] | null;
    /** The side to answer. */
    readonly request_team: string | null;
    /** Whose numbers to answer for a squad. For: its own. Against: its opponent's. Diff: its own less its opponent's. PhysicalDiff: its own less its opponent's in the same area of the ground. */
    readonly request_context: string | null;
    /** Periods to count, 1 to 4, and 5 to 10 for extra time. Without it, all periods. */
    readonly request_periods: readonly (string | number)[] | null;
    /** Zones to count. Without it, the whole ground. */
    readonly request_zones: readonly (string | number)[] | null;
    /** Count the last so many seconds of each period asked for, or of the match when no period is asked for. Not to be combined with fromPeriodSeconds or toPeriodSeconds. Unit: seconds. */
    readonly request_last_x_seconds: number | null;
    /** Count what happened at or after this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_from_period_seconds: number | null;
    /** Count what happened at or before this time, in seconds from the start of each period. Unit: seconds. */
    readonly request_to_period_seconds: number | null;
    /** Count the acts of a squad while it leads, while the score is level, or while it trails, before each act. Without it, all. */
    readonly request_score_states: readonly (string | number)[] | null;
    /** Count the acts of a squad that leads by at least so many points before the act. A negative number is the points by which it trails. */
    readonly request_from_score_margin: number | null;
    /** Count the acts of a squad that leads by at most so many points before the act. A negative number is the points by which it trails. */
    readonly request_to_score_margin: number | null;
    /** The shape of the area. */
    readonly request_area_is: string | null;
    /** The place of an act that an area contains, where it began or where it ended. */
    readonly request_area_of: string | null;
    /** The unit of an area, metres from the centre of the ground or the standard ground of 160 x 141. */
    readonly request_area_unit: string | null;
    /** The distance from the centre towards the attacked goal. Unit: metres. */
    readonly request_area_centre_x: number | null;
    /** The distance from the long axis of the ground, positive to the left of the attack. Unit: metres. */
    readonly request_area_centre_y: number | null;
    /** The radius of a circle. */
    readonly request_area_radius: number | null;
    /** The least distance to the middle of the attacked goal. */
    readonly request_area_from_distance: number | null;
    /** The greatest distance to the middle of the attacked goal. */
    readonly request_area_to_distance: number | null;
    /** The least angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line. */
    readonly request_area_from_angle: number | null;
    /** The greatest angle to the middle of the attacked goal, in degrees from 0 in front of it to 90 on the goal line. */
    readonly request_area_to_angle: number | null;
    /** Count the acts with one of these persons as recorded opponent. Metrics of time are absent. */
    readonly request_against_person_ids: readonly (string | number)[] | null;
    /** Count the acts of players in one of these roles on the ground, where roles are captured. */
    readonly request_roles: readonly (string | number)[] | null;
    /** With partial, metrics that cannot be answered are named in the result, which has all others. Streams do not take it. */
    readonly request_validation: string | null;
    /** Adds the evidence of each value to the result: the ids of its transactions with ids, all that the operations on evidence return with full. Without it, the result has values only. Streams do not take it. */
    readonly request_evidence: string | null;
  };
  readonly "areaPoints": {
    /** Id of the match. */
    readonly match_id: number;
    /** The label of the request, as sent or made up. */
    readonly request_id: string;
    /** The distance from the centre towards the attacked goal. Unit: metres. */
    readonly x: number;
    /** The distance from the long axis of the ground, positive to the left of the attack. Unit: metres. */
    readonly y: number;
  };
  readonly "absent": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Why there is no value. */
    readonly absence_reason: string;
  };
  readonly "validation": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** What the entry is about. */
    readonly validation_context: string;
    /** Why the metric is not answered: there is no metric of this code, it exists for players only or for squads only, the account needs a higher tier, the filter of the request does not apply to it, or no source of the matches supplies it. */
    readonly validation_reason: string;
    /** What the reason depends on and the reason. */
    readonly validation_code: string;
    /** The reason as a sentence. */
    readonly validation_details: string;
    /** Code of the metric, as the request has it. */
    readonly metric_code: string;
    /** What to request instead, as a sentence. Absent if there is nothing. */
    readonly suggestion: string | null;
  };
  readonly "evidence": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Whose numbers to answer for a squad. For: its own. Against: its opponent's. Diff: its own less its opponent's. PhysicalDiff: its own less its opponent's in the same area of the ground. */
    readonly context: string | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** The value, as statistics have it. */
    readonly value: number | null;
    /** Where the terms come from. */
    readonly source: string;
    /** Acts that are selected. An act is what one transaction adds for one person or squad in one zone. */
    readonly acts: number;
    /** Seconds that are selected. Unit: seconds. */
    readonly seconds: number;
    /** Number of terms. */
    readonly term_count: number;
  };
  readonly "evidenceTerms": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** The sum it belongs to. */
    readonly list: string;
    /** Code of the base, or of the statistic of a box score. */
    readonly base: string;
    /** The sign of the term. -1 is what a difference subtracts. */
    readonly sign: number;
    /** What the formula multiplies the amount by. Unit: kilograms. */
    readonly base_weight: number;
    /** What is added to the base, in its unit. */
    readonly amount: number;
    /** Id of the transaction. */
    readonly transaction_id: number | null;
    /** Code of the transaction. */
    readonly transaction_code: string | null;
    /** Name of the transaction. */
    readonly transaction_name: string | null;
    /** Period. */
    readonly period: number | null;
    /** Second of the period, or the first of an interval. Unit: seconds. */
    readonly period_secs: number | null;
    /** Second at which an interval ends, without it. Unit: seconds. */
    readonly to_period_secs: number | null;
    /** Id of the squad that is credited. */
    readonly credited_squad_id: number;
    /** Id of the person who is credited. */
    readonly credited_person_id: number | null;
    /** Zone, as the acting squad sees the ground, from its defensive 50 to its forward 50. */
    readonly zone: string | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_y_std: number | null;
    /** Metres from the centre along the length of the ground. Unit: metres. */
    readonly location_rotated_x: number | null;
    /** Metres from the centre across the ground. Unit: metres. */
    readonly location_rotated_y: number | null;
    /** The same as x on a standard ground, 160 metres long. Unit: metres on a ground 160 long. */
    readonly location_rotated_x_std: number | null;
    /** The same as y on a standard ground, 141 metres wide. Unit: metres on a ground 141 wide. */
    readonly location_rotated_y_std: number | null;
  };
  readonly "evidenceIds": {
    /** Id of the match. */
    readonly match_id: number;
    /** Id of the request. */
    readonly request_id: string;
    /** Id of the squad. */
    readonly squad_id: number;
    /** Id of the person. */
    readonly person_id: number | null;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Acts that are selected. An act is what one transaction adds for one person or squad in one zone. */
    readonly acts: number;
    /** Seconds that are selected. Unit: seconds. */
    readonly seconds: number;
    /** Ids of the transactions of the sum, or of the numerator of a ratio, in order of play, each once. Only with the tier of transactions. */
    readonly transaction_ids: readonly (string | number)[] | null;
    /** The same of the denominator of a ratio. */
    readonly denominator_transaction_ids: readonly (string | number)[] | null;
  };
  };
  readonly getMetrics: {
  readonly "metrics": {
    /** Id of the metric. */
    readonly metric_id: number;
    /** Code of the metric. */
    readonly metric_code: string;
    /** Abbreviation of the metric. */
    readonly metric_code_short: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** Name of the metric, in the plural. */
    readonly metric_name_plural: string;
    /** Short name of the metric, at most 25 characters. */
    readonly metric_name_short: string;
    /** Name of the metric in camel case, for use as a member name. */
    readonly metric_name_display: string;
    /** What the metric counts. */
    readonly metric_description: string;
    /** Id of the level. */
    readonly metric_level_id: number;
    /** Whether the metric is kept for squads, for players or for both. */
    readonly metric_level: string;
    /** Id of the format of a value. */
    readonly metric_format_id: number;
    /** Name of the format of a value. */
    readonly metric_format: string;
    /** Id of the format of an average. */
    readonly metric_format_avg_id: number;
    /** Name of the format of an average. */
    readonly metric_format_avg: string;
    /** Whether single transactions record the metric, such as kicks. Other metrics follow from several transactions, chains or time. Time windows apply to both. */
    readonly metric_transaction: boolean;
  };
  };
  readonly getMetricGlossary: {
  readonly "metrics": {
    /** Code of the metric. */
    readonly metric_code: string;
    /** Name of the metric. */
    readonly metric_name: string;
    /** What the metric counts. */
    readonly metric_description: string;
    /** What each part of the formula stands for and which transactions feed it. */
    readonly technical_description: string;
    /** When there is no value, and what else to mind. Empty where there is nothing to mind. */
    readonly edge_cases: string;
    /** The formula. Its parts are added up over everything selected before anything is divided. */
    readonly aggregate_formula: string;
    /** Whether the metric is kept for squads, for players or for both. */
    readonly metric_level: string;
    /** Name of the format of a value. */
    readonly metric_format: string;
    /** Name of the format of an average. */
    readonly metric_format_avg: string;
    /** Whether values of matches may be added up over a season. */
    readonly dimensions_season: boolean;
    /** Whether it can be limited to periods. */
    readonly dimensions_match_period: boolean;
    /** Whether it can be limited to zones. */
    readonly dimensions_match_zone: boolean;
    /** Whether it can be asked in another context than For. */
    readonly dimensions_match_context: boolean;
    /** Whether single transactions record it. Time windows apply to other metrics too. */
    readonly dimensions_match_transactions: boolean;
    /** Whether an average by match makes sense of it. */
    readonly dimensions_games_played_average: boolean;
    /** Whether values of matches may be added up over a career. */
    readonly dimensions_career: boolean;
    /** Whether it can be asked of a match. */
    readonly dimensions_match: boolean;
  };
  };
  readonly getMatchStatuses: {
  readonly "statuses": {
    /** Id of the status. */
    readonly match_status_id: number;
    /** Name of the status. */
    readonly match_status_name: string;
    /** Short code of the status. */
    readonly match_status_code: string;
    /** Id of the type of status. */
    readonly match_status_type_id: number;
    /** Name of the type of status. */
    readonly match_status_type_name: string;
  };
  };
  readonly getMatchTypes: {
  readonly "types": {
    /** Id of the match type. */
    readonly match_type_id: number;
    /** Name of the match type. */
    readonly match_type_name: string;
    /** Short code of the match type. */
    readonly match_type_code: string;
  };
  };
  readonly getChainStartTypes: {
  readonly "types": {
    /** Id of the chain type. */
    readonly chain_start_type_id: number;
    /** Short code of the chain type. */
    readonly chain_start_type_code: string;
    /** Name of the chain type. */
    readonly chain_start_type_name: string;
    /** Name of the group of chain types. */
    readonly chain_start_group: string;
    /** Short code of the group of chain types. */
    readonly chain_start_group_code: string;
  };
  };
  readonly getChainEndTypes: {
  readonly "types": {
    /** Id of the chain type. */
    readonly chain_end_type_id: number;
    /** Short code of the chain type. */
    readonly chain_end_type_code: string;
    /** Name of the chain type. */
    readonly chain_end_type_name: string;
    /** Name of the group of chain types. */
    readonly chain_end_group: string;
    /** Short code of the group of chain types. */
    readonly chain_end_group_code: string;
  };
  };
  readonly getChainTurnoverTypes: {
  readonly "types": {
    /** Id of the entry. */
    readonly turnover_type_id: number;
    /** Short code of the entry. */
    readonly turnover_type_code: string;
    /** Name of the entry, as chains give it. */
    readonly turnover_type_name: string;
  };
  };
  readonly getChainTurnoverStates: {
  readonly "states": {
    /** Id of the entry. */
    readonly turnover_state_id: number;
    /** Short code of the entry. */
    readonly turnover_state_code: string;
    /** Name of the entry, as chains give it. */
    readonly turnover_state_name: string;
  };
  };
  readonly getChainTurnoverCreations: {
  readonly "creations": {
    /** Id of the entry. */
    readonly turnover_creation_id: number;
    /** Short code of the entry. */
    readonly turnover_creation_code: string;
    /** Name of the entry, as chains give it. */
    readonly turnover_creation_name: string;
  };
  };
  readonly getRotationTypes: {
  readonly "types": {
    /** Id of the rotation type. */
    readonly rotation_type_id: number;
    /** Code of the rotation type and of the transaction that records it. */
    readonly rotation_type_code: string;
    /** Name of the rotation type. */
    readonly rotation_type_name: string;
  };
  };
  readonly getShotDetailTypes: {
  readonly "details": {
    /** Where a shot was taken, from the left-hand boundary to the right-hand one. */
    readonly angle_groups: readonly (string | number)[];
    /** How far from goal a shot was taken. */
    readonly distance_groups: readonly (string | number)[];
    /** How a shot was taken. */
    readonly shot_types: readonly (string | number)[];
    /** What a shot came from. */
    readonly shot_origins: readonly (string | number)[];
  };
  };
  readonly getPositionTypes: {
  readonly "types": {
    /** Id of the position type. */
    readonly position_type_id: number;
    /** Short code of the position type. */
    readonly position_type_code: string;
    /** Name of the position type. */
    readonly position_type_name: string;
    /** What the positions of the type say. */
    readonly position_type_description: string;
    /** Id of the role. */
    readonly role_id: number;
    /** Short code of the role. */
    readonly role_code: string;
    /** Name of the role. */
    readonly role_name: string;
    /** What the role is. */
    readonly role_description: string;
  };
  };
  readonly getPositionType: {
  readonly "type": {
    /** Id of the position type. */
    readonly position_type_id: number;
    /** Short code of the position type. */
    readonly position_type_code: string;
    /** Name of the position type. */
    readonly position_type_name: string;
    /** What the positions of the type say. */
    readonly position_type_description: string;
    /** Id of the role. */
    readonly role_id: number;
    /** Short code of the role. */
    readonly role_code: string;
    /** Name of the role. */
    readonly role_name: string;
    /** What the role is. */
    readonly role_description: string;
  };
  };
  readonly getPositions: {
  readonly "positions": {
    /** Id of the position. */
    readonly position_id: number;
    /** Short code of the position, unique within its type. */
    readonly position_code: string;
    /** Name of the position. */
    readonly position_name: string;
    /** What the position is. */
    readonly position_description: string;
  };
  };
  readonly getPosition: {
  readonly "position": {
    /** Id of the position. */
    readonly position_id: number;
    /** Short code of the position, unique within its type. */
    readonly position_code: string;
    /** Name of the position. */
    readonly position_name: string;
    /** What the position is. */
    readonly position_description: string;
  };
  };
  readonly getUsage: {
  readonly "usage": {
    /** Name of the plan of the account. */
    readonly plan_name: string;
    /** The period. */
    readonly quota_period: string;
    /** Requests the account may make in a quota period. */
    readonly request_limit: number;
    /** Requests a second the account may make for long. */
    readonly rate_limit: number;
    /** Requests the account may make at once. */
    readonly burst_limit: number;
    /** Requests left of the current quota period. */
    readonly requests_remaining: number;
    /** First day of the items. */
    readonly start_date: string;
    /** Last day of the items, which is today in UTC. */
    readonly end_date: string;
  };
  readonly "days": {
    /** First day of the items. */
    readonly start_date: string;
    /** Last day of the items, which is today in UTC. */
    readonly end_date: string;
    /** Requests used on a day, and requests remaining at its end of the quota of the period it falls in; one item a day, oldest first. */
    readonly requests_used: number | null;
    /** Requests used on a day, and requests remaining at its end of the quota of the period it falls in; one item a day, oldest first. */
    readonly requests_remaining: number | null;
  };
  };
}

/** The table that each operation has if you name none. */
export interface DefaultTables {
  readonly getLeagues: "leagues";
  readonly getLeague: "league";
  readonly getLevels: "levels";
  readonly getLevel: "level";
  readonly getLevelSeasons: "seasons";
  readonly getLevelSeason: "season";
  readonly getLevelFixture: "matches";
  readonly getLevelLadder: "squads";
  readonly getLevelLadderByRound: "squads";
  readonly getLevelSquads: "squads";
  readonly getLevelSquad: "squad";
  readonly getLevelSquadPersons: "players";
  readonly getLevelConferences: "squads";
  readonly getSeasons: "seasons";
  readonly getSeason: "season";
  readonly getFixture: "matches";
  readonly getLadder: "squads";
  readonly getLadderByRound: "squads";
  readonly getSquads: "squads";
  readonly getSquad: "squad";
  readonly getSquadPersons: "players";
  readonly getMatch: "match";
  readonly getMatchPersons: "players";
  readonly getMatchVenue: "venue";
  readonly getMatchMetrics: "metrics";
  readonly getMatchTransactions: "transactions";
  readonly getMatchChains: "chains";
  readonly getMatchRotations: "rotations";
  readonly getMatchScore: "score";
  readonly getMatchShots: "shots";
  readonly getMatchEntries: "entries";
  readonly getMatchStoppages: "stoppages";
  readonly getMatchLeaders: "leaders";
  readonly getPlayerStatistics: "statistics";
  readonly postPlayerStatistics: "statistics";
  readonly getSquadStatistics: "statistics";
  readonly postSquadStatistics: "statistics";
  readonly getMetrics: "metrics";
  readonly getMetricGlossary: "metrics";
  readonly getMatchStatuses: "statuses";
  readonly getMatchTypes: "types";
  readonly getChainStartTypes: "types";
  readonly getChainEndTypes: "types";
  readonly getChainTurnoverTypes: "types";
  readonly getChainTurnoverStates: "states";
  readonly getChainTurnoverCreations: "creations";
  readonly getRotationTypes: "types";
  readonly getShotDetailTypes: "details";
  readonly getPositionTypes: "types";
  readonly getPositionType: "type";
  readonly getPositions: "positions";
  readonly getPosition: "position";
  readonly getUsage: "usage";
}
