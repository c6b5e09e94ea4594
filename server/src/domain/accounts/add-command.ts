/** The commands that add an account and create a key for it. */
export const ADD_ONE =
  '`npm run accounts -- add club --tier Basic --league all`, then `npm run accounts -- token club`, ' +
  'with the same GOALSQUARE_DATA and GOALSQUARE_STATE (in the image: `node server/dist/composition/accounts-cli.js` ' +
  'instead of `npm run accounts --`)';
