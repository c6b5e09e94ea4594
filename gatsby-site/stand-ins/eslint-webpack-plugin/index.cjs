/** Checks nothing while Gatsby develops: `npm run check -- lint` does. */
module.exports = class ESLintWebpackPlugin {
  apply() {}
};
