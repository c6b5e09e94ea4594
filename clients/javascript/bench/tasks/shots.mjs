import { API } from '@goalsquare/client';

const api = new API();

// Task
const shots = await api.shots(110610101);

for (const { location_x: x, location_y: y, result_code: result } of shots) console.log(x, y, result);
