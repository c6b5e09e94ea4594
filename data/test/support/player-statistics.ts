/** A match in the columns that fitzRoy returns from AFL Tables, without those that are not read. */
export const aflTables = `"","Season","Round","Date","Local.start.time","Venue","Attendance","First.name","Surname","ID","Jumper.No.","Playing.for","Kicks","Marks","Handballs","Disposals","Goals","Behinds","Hit.Outs","Tackles","Contested.Marks","Brownlow.Votes","Time.on.Ground","Substitute","Home.team","HQ1G","HQ1B","HQ2G","HQ2B","HQ3G","HQ3B","HQ4G","HQ4B","HQETG","HQETB","Home.score","Away.team","AQ1G","AQ1B","AQ2G","AQ2B","AQ3G","AQ3B","AQ4G","AQ4B","AQETG","AQETB","Away.score","Home.Away"
"1",2031,"4","2031-04-05",1410,"Cinder Park",4321,"Ada","Brook",11,7,"Rivermouth",12,5,6,18,2,1,0,NA,1,NA,85,NA,"Rivermouth",1,1,2,1,2,2,2,3,NA,NA,15,"Rivergate Town",0,1,1,1,1,2,1,2,NA,NA,8,"Home"
"2",2031,"4","2031-04-05",1410,"Cinder Park",4321,"Cal","Dunn",12,9,"Rivermouth",3,1,9,12,0,1,22,NA,0,NA,70,"Off","Rivermouth",1,1,2,1,2,2,2,3,NA,NA,15,"Rivergate Town",0,1,1,1,1,2,1,2,NA,NA,8,"Home"
"3",2031,"4","2031-04-05",1410,"Cinder Park",4321,"Eve","Fox",21,4,"Rivergate Town",8,2,8,16,1,2,1,NA,0,NA,91,NA,"Rivermouth",1,1,2,1,2,2,2,3,NA,NA,15,"Rivergate Town",0,1,1,1,1,2,1,2,NA,NA,8,"Away"
`;

/** The same match in the columns of Footywire, which has neither scores nor ids. */
export const footywire = `Date,Season,Round,Venue,Player,Team,Opposition,Status,Match_id,CP,UP,ED,K,HB,D,G,B,T,TOG
2031-04-05,2031,Round 4,Cinder Park,Ada Brook,Rivermouth,Rivergate Town,Home,9881,9,8,14,12.0,6,18,2,1,4.0,85
2031-04-05,2031,Round 4,Cinder Park,Cal Dunn,Rivermouth,Rivergate Town,Home,9881,5,6,10,3.0,9,12,0,1,7.0,70
2031-04-05,2031,Round 4,Cinder Park,Eve Fox,Rivergate Town,Rivermouth,Away,9881,7,7,12,8.0,8,16,1,2,,91
`;

/** The result of the match. */
export const resultOfPlayers = `Season,Round,Date,Home.Team,Home.Goals,Home.Behinds,Away.Team,Away.Goals,Away.Behinds
2031,R4,2031-04-05,Rivermouth,2,3,Rivergate Town,1,2\n`;
