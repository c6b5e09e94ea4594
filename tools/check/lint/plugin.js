/*
 * Rules of the house that oxlint does not have. The formatter breaks code, not comments, so their width is a rule here.
 */

const widest = 120;

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals, not an enum.' }),
  }),
};

const noClock = {
  create: (context) => ({
    'NewExpression[callee.name="Date"][arguments.length=0]': (node) =>
      context.report({ node, message: 'The engine has no clock: pass the instant in.' }),
  }),
};

/** An address may be longer, since it cannot be broken. */
const maxComment = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments())
        for (const [index, line] of value.split('\n').entries()) {
          const width = line.length + (index === 0 ? loc.start.column + '//'.length : 0);
          if (width > widest && !line.includes('://'))
            context.report({ loc, message: `Break this comment: its lines have at most ${widest} characters.` });
        }
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'no-enum': noEnum, 'no-clock': noClock, 'max-comment': maxComment },
};
