import { API } from '@goalsquare/client';

const api = new API();

// Task
const matches = await api.fixture(2025);
const squads = await api.squads(2025);
const players = await api.squadPersons('BRI', 2025);

console.log(matches.length, squads.length, players.length);
