// Generated from openapi/src/tables/ by `npm run generate`. Do not edit.

/** The tables of each operation, its default first, as `tools/generate/javascript/encode-table.ts` writes them, or an operation with the same tables. */
export const tables: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  getLeagues: {
    'leagues': '-:1=league(id,name,code,gender)',
  },
  getLeague: {
    'league': ':0=league(id,name,code,gender)',
    'seasons': 'seasons:0=league(id,name,code,gender)1(levelId,seasonId,competitionId,championshipId)',
  },
  getLevels: {
    'levels': 'levels:0league(id,name,code,gender)1=level(id,name,code)',
  },
  getLevel: {
    'level': ':0=level(id,name,code)0league(id,name,code,gender)0currentSeason=current(competitionId,championshipId,seasonId)',
  },
  getLevelSeasons: {
    'seasons': '-:1=season(id)1(competitionCode,competitionId,competitionName,competitionType)1=season(startDate,startYear,endDate,endYear)1(firstMatchStart)1matches(complete,incomplete)1rounds.lastCompleted=last_round(id,phaseId,number,phaseNumber,start,end)1rounds.nextScheduled=next_round(id,phaseId,number,phaseNumber,start,end)',
  },
  getLevelSeason: {
    'season': ':0=season(id)0(competitionCode,competitionId,competitionName,competitionType)0=season(startDate,startYear,endDate,endYear)0(firstMatchStart)0matches(complete,incomplete)0rounds.lastCompleted=last_round(id,phaseId,number,phaseNumber,start,end)0rounds.nextScheduled=next_round(id,phaseId,number,phaseNumber,start,end)',
    'phases': 'phases:0=season(id)1=phase(id,name,code)',
  },
  getLevelFixture: {
    'matches': 'phases>rounds>matches:0(competitionCode,competitionId,competitionName,competitionType)0=season(startDate,startYear,endDate,endYear)0(firstMatchStart,seasonId)1=phase(id,name,code)2=round(id,code,name,number,phaseNumber=phase_round_number)3=match(id)3(roundOrder)3squads.home=home_squad(id,name,code)3squads.home.score=home(goals,behinds,points,result)3squads.away=away_squad(id,name,code)3squads.away.score=away(goals,behinds,points,result)3date(startDate=match_date,startTime=match_time)3date=(utcMatchStart)3status=match_status(id,name,code,typeId,typeName,period,periodSecs,periodDisplay,remainingSecs,remainingTime,remainingDisplay)3type=match_type(id,name,code)3venue(id,name,code,timeZone)3(winningSquadId)',
  },
  getLevelLadder: {
    'squads': 'squads:0(seasonId,phaseId,roundNumber)1(position)1=squad(id,name,code)1(conferenceCode,conferencePosition,ladderPoints,ladderPercentage)1matches(played,win,draw,loss,winPct)1scores(for,forAverage,against,againstAverage,margin,marginAverage)',
  },
  getLevelLadderByRound: 'getLevelLadder',
  getLevelSquads: {
    'squads': 'squads:0(seasonId)1=squad(id,name,code)',
  },
  getLevelSquad: {
    'squad': ':0(seasonId)0=squad(id,name,code)0homeState(id,name,code)',
  },
  getLevelSquadPersons: {
    'players': 'players:0(seasonId)0=squad(id,name,code)1(personId)1=person(fullname,displayName,firstname,surname)1(jumperNumber,dateOfBirth,ageToday,ageSeason,ageYear,height,weight)1position(id,code,name,description)1matches(season)',
  },
  getLevelConferences: {
    'squads': 'conferences>squads:0(seasonId)1=conference(code,name)2=squad(id,name,code)',
  },
  getSeasons: 'getLevelSeasons',
  getSeason: 'getLevelSeason',
  getFixture: 'getLevelFixture',
  getLadder: 'getLevelLadder',
  getLadderByRound: 'getLevelLadder',
  getSquads: 'getLevelSquads',
  getSquad: 'getLevelSquad',
  getSquadPersons: 'getLevelSquadPersons',
  getMatch: {
    'match': ':0=match(id,name,code)0(leagueId,levelId,competitionId,competitionName,seasonId,phaseId,phaseName,roundNumber,phaseRoundNumber)0type=match_type(id,name,code)0date(startDate=match_date,startTime=match_time)0date=(utcMatchStart)0time=(utcMatchStartActual,utcMatchEndActual)0time=match_total(periodSecs)0time=match(duration)0venue(id,name,code,timeZone)0status=match_status(id,name,code,typeId,typeName,period,periodSecs,periodDisplay,remainingSecs,remainingTime,remainingDisplay)0home=home_squad(id,name,code)0home.score=home(goals,behinds,points,result)0away=away_squad(id,name,code)0away.score=away(goals,behinds,points,result)0=match(result,resultCode)0(winningSquadId,attendance)0coinToss(winningSquadId,decision)0lastModified=(statisticUpdate)',
    'periods': 'periods:0=match(id)1(period,utcPeriodStart,utcPeriodEnd,periodSecs)',
  },
  getMatchPersons: {
    'players': 'squads.home,squads.away>players:0(matchId)1=squad(id,name,code)2(personId)2=person(fullname,displayName,firstname,surname)2(jumperNumber,dateOfBirth,matchAge,height,weight,played)2positions.selected=selected_position(id,name,code)2positions.season=season_position(id,name,code)',
    'officials': 'officials:0(matchId)1(personId)1=person(fullname,displayName,firstname,surname)1(jumperNumber,dateOfBirth,matchAge,height,weight)1positions.selected=selected_position(id,name,code)1positions.season=season_position(id,name,code)',
  },
  getMatchVenue: {
    'venue': ':0(matchId)0=venue(id,name,code)0dimensions=venue(length,width)0location(timezone=venue_time_zone)0location.country=country(id,name,code)0location.country.state=state(id,name,code)0squads.home=home_squad(id,name,code)0squads.home=home(interstateTravel)0squads.away=away_squad(id,name,code)0squads.away=away(interstateTravel)',
  },
  getMatchMetrics: {
    'metrics': 'metrics:0(matchId)1=metric(id,code,codeShort,name,namePlural,nameShort,nameDisplay,description,levelId,level,formatId,format,formatAvgId,formatAvg,transaction)',
  },
  getMatchTransactions: {
    'transactions': 'transactions:0(matchId)1=match_trx(id)1=transaction(code,name)1(period,periodSecs,sequence,homeScore,awayScore)1squad(id,name,code)1person(id,fullname,displayName)1(zoneLogical,zonePhysical)1location(x,y,xStd,yStd)1locationRotated(x,y,xStd,yStd)1pressure(name,code,points)1pressure.squad(id,name,code)1pressure.players.0=pressure_player_1(personId=.id,fullname,displayName,role)1pressure.players.1=pressure_player_2(personId=.id,fullname,displayName,role)1kicking(foot,intent,distance,direction)1details=(freeKickReason,freeKickContext,inside50Direction,inside50Intent,shotSource,shotType,shotAngle,shotDistance,shotResult,kickinDirection)1(inside50,shot,gain)1wonBy(id,name,code)1(chance,inferred,role)1onPerson(id,fullname,displayName)1opponent(id,fullname,displayName)',
    'starters': 'capture.starters:0(matchId)0capture(chainsMarked,resolutionMetres,countdownSecs,lacks)1(personId,role)',
  },
  getMatchChains: {
    'chains': 'chains:0(matchId)1=chain(id)1(period)1squad(id,name,code)1start(matchTrxId,periodSecs,stateId,stateName,stateCode,stateType,stateTypeCode,x,y,zone,zonePhysical)1start.launchPlayer(id,fullname,displayName)1end(matchTrxId,periodSecs,stateId,stateName,stateCode,stateType,stateTypeCode,x,y,zone,zonePhysical)1end.score=score(matchTrxId)1end.score.player=score_player(id,fullname,displayName)1end.score.result=score_result(name,code,points)1end.turnover(turnoverTrxId=turnover_match_trx_id)1end.turnover.player=turnover_player(id,fullname,displayName)1end.turnover=turnover(type,state,creation)1keyTransactions(stoppage=stoppage_id,clearance=clearance_match_trx_id,inside50=inside50_match_trx_id,rebound50=rebound50_match_trx_id,prevChain=prev_chain_id,nextChain=next_chain_id)1metrics=(chainMetres,chainMetresReply,chainMetresNet)',
  },
  getMatchRotations: {
    'rotations': 'rotations:0(matchId)1(matchTrxId,period,periodSecs)1squad(id,name,code)1off(personId)1off=off_person(fullname,displayName)1off(reason,reasonCode)1on(personId)1on=on_person(fullname,displayName)',
    'stints': 'home,away>players:0(matchId)1=squad(id,name,code)2(personId)2=person(fullname,displayName)2currentStint(status,period,periodSecs,elapsedSecs,reason,reasonCode)',
  },
  getMatchScore: {
    'score': ':0(matchId)0home=home_squad(id,name,code)0home(goals,behinds,points,margin,result,resultCode)0away=away_squad(id,name,code)0away(goals,behinds,points,margin,result,resultCode)0=match(result,resultCode)0(winningSquadId)',
    'periods': 'home,away>periods:0(matchId)1=squad(id,name,code,result,resultCode)2(period,goals,behinds,points,margin,result,resultCode,goalsCumulative,behindsCumulative,pointsCumulative,marginCumulative)',
  },
  getMatchShots: {
    'shots': 'shots:0(matchId)1(matchTrxId,period,periodSecs)1player(id,fullname,displayName)1squad(id,name,code)1result(name,code,points,pointsExpected,accuracyExpected)1score(homePoints,awayPoints)1details=(angleGroup,distanceGroup)1details=shot(origin,type)1details.location=location(x,y,xStd,yStd)1details.locationRotated=location_rotated(x,y,xStd,yStd)',
  },
  getMatchEntries: {
    'entries': 'entries:0(matchId)1=match_trx(id)1(period,periodSecs)1player(id,fullname,displayName)1squad(id,name,code)1details=entry(type)1details.result=result(outcome)1details.source=source(name,type)1details.kick=kick(isGround,foot,intent,distance,direction)1details.kick.pressure=kick_pressure(name,code,points)1details.kick.launchLocation=kick_launch_location(x,y,xStd,yStd)1details.kick.launchLocationRotated=kick_launch_location_rotated(x,y,xStd,yStd)1details.kick.resultLocation=kick_result_location(x,y,xStd,yStd)1details.kick.resultLocationRotated=kick_result_location_rotated(x,y,xStd,yStd)1details.kick=kick(launchDistanceToGoal,resultDistanceToGoal)',
  },
  getMatchStoppages: {
    'stoppages': 'stoppages:0(matchId)1=stoppage(id,name,code)1(period,periodSeconds,zonePhysical)1location(x,y,xStd,yStd)1attendance(id,name,code,period,periodSeconds)1attendance.players.0=attendance_player_1(personId=.id,fullname,displayName,squadId)1attendance.players.1=attendance_player_2(personId=.id,fullname,displayName,squadId)1attendance.players.2=attendance_player_3(personId=.id,fullname,displayName,squadId)1attendance.players.3=attendance_player_4(personId=.id,fullname,displayName,squadId)1attendance.players.4=attendance_player_5(personId=.id,fullname,displayName,squadId)1attendance.players.5=attendance_player_6(personId=.id,fullname,displayName,squadId)1attendance.players.6=attendance_player_7(personId=.id,fullname,displayName,squadId)1attendance.players.7=attendance_player_8(personId=.id,fullname,displayName,squadId)1hitout(id,name,code,period,periodSeconds)1hitout.player(personId=.id,fullname,displayName,squadId)1firstPossession(id,name,code,period,periodSeconds,zone)1firstPossession.player(personId=.id,fullname,displayName,squadId)1clearance(id,name,code,period,periodSeconds,zone)1clearance.player(personId=.id,fullname,displayName,squadId)1stoppageExit=exit(id,name,code,period,periodSeconds,zone,type,pressure)1stoppageExit.player=exit_player(personId=.id,fullname,displayName,squadId)1stoppageExit.kicking=exit_kicking(foot,intent,distance,direction)1stoppageExit.location=exit_location(x,y,xStd,yStd)',
  },
  getMatchLeaders: {
    'leaders': 'statistics>persons:0(matchId)1=metric(id,code,name,namePlural)2(personId)2=person(fullname,displayName)2(jumperNumber,played,squadId,squadName,squadCode,value,valueDisplay,order,rank)',
  },
  getPlayerStatistics: {
    'statistics': 'squads>players>statistics:0(matchId)1=squad(id,name,code)2(personId)2=person(fullname,displayName)2(jumperNumber,played)3=metric(id,code,name,namePlural)3(value,valueDisplay,order,rank)',
    'absent': 'absent:0(matchId)1=metric(code)1=absence(reason)',
    'validation': 'validation:0(matchId)1=validation(context,reason,code,details)1(metricCode,suggestion)',
  },
  postPlayerStatistics: {
    'statistics': 'playerStatistics>squads>players>statistics:0(matchId)1=request(id)0playerMetricRequests.@1=request(team,periods,zones,lastXSeconds,fromPeriodSeconds,toPeriodSeconds)2=squad(id,name,code)3(personId)3=person(fullname,displayName)3(jumperNumber,played)4=metric(id,code,name,namePlural)4(value,valueDisplay,order,rank)',
    'requests': 'playerMetricRequests:0(matchId)1=request(id,metricCodes,team,periods,zones,lastXSeconds,fromPeriodSeconds,toPeriodSeconds,scoreStates,fromScoreMargin,toScoreMargin)1area=request_area(is,of,unit)1area.centre=request_area_centre(x,y)1area=request_area(radius,fromDistance,toDistance,fromAngle,toAngle)1=request(againstPersonIds,roles,validation,evidence)',
    'areaPoints': 'playerMetricRequests>area.points:0(matchId)1=request(id)2(x,y)',
    'absent': 'playerStatistics>absent:0(matchId)1=request(id)2=metric(code)2=absence(reason)',
    'validation': 'playerStatistics>validation:0(matchId)1=request(id)2=validation(context,reason,code,details)2(metricCode,suggestion)',
    'evidence': 'playerStatistics>evidence:0(matchId)1=request(id)2(squadId,personId)2metric(code)2(value,source,acts,seconds,termCount)',
    'evidenceTerms': 'playerStatistics>evidence>terms:0(matchId)1=request(id)2(squadId,personId)2metric(code)3(list,base,sign)3=base(weight)3(amount,transactionId,transactionCode,transactionName,period,periodSecs,toPeriodSecs)3=credited(squadId,personId)3(zone)3location(x,y,xStd,yStd)3locationRotated(x,y,xStd,yStd)',
    'evidenceIds': 'playerStatistics>evidenceIds:0(matchId)1=request(id)2(squadId,personId,metricCode,acts,seconds,transactionIds,denominatorTransactionIds)',
  },
  getSquadStatistics: {
    'statistics': 'squads>statistics:0(matchId)1=squad(id,name,code)2=metric(id,code,name,namePlural)2(value,valueDisplay,order,rank)',
    'absent': 'absent:0(matchId)1=metric(code)1=absence(reason)',
    'validation': 'validation:0(matchId)1=validation(context,reason,code,details)1(metricCode,suggestion)',
  },
  postSquadStatistics: {
    'statistics': 'squadStatistics>squads>statistics:0(matchId)1=request(id)0squadMetricRequests.@1=request(team,context,periods,zones,lastXSeconds,fromPeriodSeconds,toPeriodSeconds)2=squad(id,name,code)3=metric(id,code,name,namePlural)3(value,valueDisplay,order,rank)',
    'requests': 'squadMetricRequests:0(matchId)1=request(id,metricCodes,team,context,periods,zones,lastXSeconds,fromPeriodSeconds,toPeriodSeconds,scoreStates,fromScoreMargin,toScoreMargin)1area=request_area(is,of,unit)1area.centre=request_area_centre(x,y)1area=request_area(radius,fromDistance,toDistance,fromAngle,toAngle)1=request(againstPersonIds,roles,validation,evidence)',
    'areaPoints': 'squadMetricRequests>area.points:0(matchId)1=request(id)2(x,y)',
    'absent': 'squadStatistics>absent:0(matchId)1=request(id)2=metric(code)2=absence(reason)',
    'validation': 'squadStatistics>validation:0(matchId)1=request(id)2=validation(context,reason,code,details)2(metricCode,suggestion)',
    'evidence': 'squadStatistics>evidence:0(matchId)1=request(id)2(squadId,personId,context)2metric(code)2(value,source,acts,seconds,termCount)',
    'evidenceTerms': 'squadStatistics>evidence>terms:0(matchId)1=request(id)2(squadId,personId)2metric(code)3(list,base,sign)3=base(weight)3(amount,transactionId,transactionCode,transactionName,period,periodSecs,toPeriodSecs)3=credited(squadId,personId)3(zone)3location(x,y,xStd,yStd)3locationRotated(x,y,xStd,yStd)',
    'evidenceIds': 'squadStatistics>evidenceIds:0(matchId)1=request(id)2(squadId,personId,metricCode,acts,seconds,transactionIds,denominatorTransactionIds)',
  },
  getMetrics: {
    'metrics': '-:1=metric(id,code,codeShort,name,namePlural,nameShort,nameDisplay,description,levelId,level,formatId,format,formatAvgId,formatAvg,transaction)',
  },
  getMetricGlossary: {
    'metrics': '-:1=metric(code,name,description)1(technicalDescription,edgeCases,aggregateFormula)1=metric(level,format,formatAvg)1dimensions(season,matchPeriod,matchZone,matchContext,matchTransactions,gamesPlayedAverage,career,match)',
  },
  getMatchStatuses: {
    'statuses': '-:1=match_status(id,name,code,typeId,typeName)',
  },
  getMatchTypes: {
    'types': '-:1=match_type(id,name,code)',
  },
  getChainStartTypes: {
    'types': '-:1=chain_start_type(id,code,name,type=chain_start_group,typeCode=chain_start_group_code)',
  },
  getChainEndTypes: {
    'types': '-:1=chain_end_type(id,code,name,type=chain_end_group,typeCode=chain_end_group_code)',
  },
  getChainTurnoverTypes: {
    'types': '-:1=turnover_type(id,code,name)',
  },
  getChainTurnoverStates: {
    'states': '-:1=turnover_state(id,code,name)',
  },
  getChainTurnoverCreations: {
    'creations': '-:1=turnover_creation(id,code,name)',
  },
  getRotationTypes: {
    'types': '-:1=rotation_type(id,code,name)',
  },
  getShotDetailTypes: {
    'details': ':0(angleGroup=angle_groups,distanceGroup=distance_groups,type=shot_types,origin=shot_origins)',
  },
  getPositionTypes: {
    'types': '-:1=position_type(id,code,name,description)1role(id,code,name,description)',
  },
  getPositionType: {
    'type': ':0=position_type(id,code,name,description)0role(id,code,name,description)',
  },
  getPositions: {
    'positions': '-:1=position(id,code,name,description)',
  },
  getPosition: {
    'position': ':0=position(id,code,name,description)',
  },
  getUsage: {
    'usage': ':0(planName)0quotaPeriod(value=quota_period)0(requestLimit,rateLimit,burstLimit,requestsRemaining,startDate,endDate)',
    'days': 'items:0(startDate,endDate)1(0=requests_used,1=requests_remaining)',
  },
};
