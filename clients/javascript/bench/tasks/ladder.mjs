import { API } from '@goalsquare/client';

const api = new API();

// Task
const ladder = await api.ladder(2025, 2);

for (const { position, squad_code: squad } of ladder) console.log(position, squad);
